import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#web/lib/query-client.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Pages } from './pages.tsx'
import { SessionGate } from './session-gate.tsx'

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <SessionGate>{(session) => <Pages session={session} />}</SessionGate>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
