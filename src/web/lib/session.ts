import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Session } from '#contract/session.ts'
import { api, postJson, SIGNED_OUT } from './api-client.ts'
import { queryClient } from './query-client.ts'
import { SESSION_KEY } from './query-keys.ts'

/** Nobody looks at a loading screen for longer. */
const PATIENCE_MS = 15_000

/** Who is there, asked once and then kept until somebody signs in or out, in this tab or another. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal }): Promise<Session> => {
    const init = { signal: impatient(signal) }
    return (await api.api.session.$get({}, { init })).json()
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** AbortSignal.any would lock out browsers of 2023. */
function impatient(signal: AbortSignal): AbortSignal {
  const either = new AbortController()
  for (const one of [signal, AbortSignal.timeout(PATIENCE_MS)])
    one.addEventListener('abort', () => either.abort(one.reason), { once: true })
  return either.signal
}

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('scorch-session') : null

/** Null for guests. For what stands behind the session gate, where it is known who is there. */
export function useUser(): Session['user'] {
  return useQuery(sessionQuery).data?.user ?? null
}

export function useProviders(): Session['providers'] {
  return useQuery(sessionQuery).data?.providers ?? []
}

/** After signing in or out: asks anew, here and in all other tabs. Throws ApiError when it cannot be asked. */
export async function refreshSession(): Promise<Session> {
  const before = userId()
  otherTabs?.postMessage('changed')
  const session = await askAnew()
  isGoneOnPurpose = before !== null && session.user === null
  if (before !== null && session.user?.id !== before) onLeave()
  return session
}

/** What was asked before the change is no answer to what is asked after it: whoever waits for it gets the new one. */
function askAnew(): Promise<Session> {
  void queryClient.cancelQueries(SESSION, { silent: true, revert: false })
  // Should it fail now, it is asked again as soon as there is a connection.
  void queryClient.invalidateQueries({ ...SESSION, refetchType: 'none' })
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

const SESSION = { queryKey: SESSION_KEY }

/** Ends the session on the server and everywhere in this browser. Throws ApiError. */
export async function signOut(): Promise<void> {
  await postJson('/api/auth/sign-out', {})
  await refreshSession()
}

/** Whether somebody has left in this tab, as opposed to a session that ended behind their back. */
export function hasLeftOnPurpose(): boolean {
  return isGoneOnPurpose
}

let isGoneOnPurpose = false
let onLeave = () => {}

/**
 * Asks anew when another tab has signed in or out, when the server no longer knows us, and when the browser shows a page
 * that it had put aside. `onLeft`: somebody has signed out, in any tab. Returns what ends the watch.
 */
export function watchSession(onLeft: () => void): () => void {
  onLeave = onLeft
  const onChange = () => askAnew().catch(() => {})
  const onOtherTab = async () => {
    const before = userId()
    await onChange()
    if (before !== null && userId() !== before) onLeft()
  }
  const onShown = ({ persisted }: PageTransitionEvent) => persisted && onChange()
  otherTabs?.addEventListener('message', onOtherTab)
  window.addEventListener(SIGNED_OUT, onChange)
  window.addEventListener('pageshow', onShown)
  return () => {
    otherTabs?.removeEventListener('message', onOtherTab)
    window.removeEventListener(SIGNED_OUT, onChange)
    window.removeEventListener('pageshow', onShown)
  }
}

function userId(): string | null {
  return queryClient.getQueryData(sessionQuery.queryKey)?.user?.id ?? null
}

/** Whatever was loaded for one person is not shown to the next. */
export function forgetPersonalData(): void {
  queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] })
}
