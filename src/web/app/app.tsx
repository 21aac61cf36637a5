import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#web/lib/query-client.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { ConnectionWatch } from './connection-watch.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Pages } from './pages.tsx'
import { SessionGate } from './session-gate.tsx'

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <ConnectionWatch />
        <Toasts />
        <SessionGate>{(session) => <Pages session={session} />}</SessionGate>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
