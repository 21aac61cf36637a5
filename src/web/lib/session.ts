import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Session } from '#contract/session.ts'
import { api, postJson, SIGNED_OUT } from './api-client.ts'
import { queryClient } from './query-client.ts'

/** Who is there, asked once and then kept until somebody signs in or out, in this tab or another. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<Session> => (await api.api.session.$get()).json(),
  staleTime: Number.POSITIVE_INFINITY,
  // Without a connection it fails, and says so, instead of waiting for one.
  networkMode: 'always',
})

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
  otherTabs?.postMessage('changed')
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

/** Ends the session on the server and everywhere in this browser. Throws ApiError. */
export async function signOut(): Promise<void> {
  await postJson('/api/auth/sign-out', {})
  await refreshSession()
}

/** Asks anew when another tab has signed in or out, or when the server no longer knows us. Returns what ends the watch. */
export function watchSession(): () => void {
  const askAnew = () => {
    queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  otherTabs?.addEventListener('message', askAnew)
  window.addEventListener(SIGNED_OUT, askAnew)
  return () => {
    otherTabs?.removeEventListener('message', askAnew)
    window.removeEventListener(SIGNED_OUT, askAnew)
  }
}

/** Whatever was loaded for one person is not shown to the next. */
export function forgetPersonalData(): void {
  queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
}
