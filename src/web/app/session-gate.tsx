import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Session } from '#contract/session.ts'
import { api } from '#web/lib/api-client.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { OopsScreen } from './oops-screen.tsx'

const AUTH_FAILED = 'Authentication failed. Please try again.'

/** Nothing is shown before it is known who is there. SPEC.md section 2, "App shell". */
export function SessionGate({ children }: { children: (session: Session) => ReactNode }) {
  const { data, isError } = useQuery({
    queryKey: ['session'],
    queryFn: async () => (await api.api.session.$get()).json(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data) return children(data)
  if (isError) return <OopsScreen message={AUTH_FAILED} />
  return <LoadingScreen />
}
