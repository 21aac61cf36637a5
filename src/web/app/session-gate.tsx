import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Session } from '#contract/session.ts'
import { forgetGuestRoasts, forgetResult } from '#web/features/home/public.ts'
import { forgetPersonalData, sessionQuery, watchSession } from '#web/lib/session.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { OopsScreen } from './oops-screen.tsx'

const AUTH_FAILED = 'Authentication failed. Please try again.'

/** Nothing is shown before it is known who is there. SPEC.md section 2, "App shell". */
export function SessionGate({ children }: { children: (session: Session) => ReactNode }) {
  const { data, isError } = useQuery(sessionQuery)
  useEffect(() => watchSession(forgetWhatWasTold), [])
  useForgetfulness(data)
  if (data) return children(data)
  if (isError) return <OopsScreen message={AUTH_FAILED} />
  return <LoadingScreen />
}

/** What is left here is not the next one's. */
function forgetWhatWasTold() {
  forgetGuestRoasts()
  forgetResult()
}

/** Another person, another cache. */
function useForgetfulness(session: Session | undefined) {
  const known = useRef<string | null | undefined>(undefined)
  const id = session && (session.user?.id ?? null)
  useEffect(() => {
    if (known.current !== undefined && id !== known.current) forgetPersonalData()
    known.current = id
  }, [id])
}
