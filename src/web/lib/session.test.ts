import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '#contract/session.ts'

const GUEST: Session = { user: null, providers: [] }
const ANN: Session = {
  user: { id: 'ann', email: 'ann@example.org', name: 'Ann', avatarUrl: null },
  providers: [],
}

/** The server: every call waits until it is answered. */
const calls: { signal: AbortSignal; answer: (session: Session) => void; fail: () => void }[] = []

beforeEach(() => {
  calls.length = 0
  vi.resetModules()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal(
    'fetch',
    (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          signal,
          answer: (session) => resolve(Response.json(session)),
          fail: () => reject(new TypeError('no connection')),
        })
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
})

afterEach(() => vi.unstubAllGlobals())

class FakeChannel extends EventTarget {
  postMessage() {}
}

async function load() {
  const { queryClient } = await import('./query-client.ts')
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  return { ...(await import('./session.ts')), ...(await import('./api-client.ts')), queryClient }
}

const called = (times: number) => vi.waitFor(() => expect(calls).toHaveLength(times))

test('a question from before the sign-in gets the answer from after it, and is called off', async () => {
  const { refreshSession, queryClient, sessionQuery } = await load()
  queryClient.setQueryData(sessionQuery.queryKey, GUEST)
  const before = refreshSession()
  await called(1)
  const after = refreshSession()
  await called(2)
  calls[0]?.answer(GUEST)
  calls[1]?.answer(ANN)
  expect(await after).toEqual(ANN)
  expect(await before).toEqual(ANN)
  expect(calls[0]?.signal.aborted).toBe(true)
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(ANN)
})

test('also the very first question, when somebody signs in in another tab meanwhile', async () => {
  const { watchSession, queryClient, sessionQuery, SIGNED_OUT } = await load()
  const stop = watchSession(() => {})
  const first = queryClient.fetchQuery(sessionQuery)
  await called(1)
  window.dispatchEvent(new Event(SIGNED_OUT))
  await called(2)
  calls[0]?.answer(GUEST)
  calls[1]?.answer(ANN)
  expect(await first).toEqual(ANN)
  stop()
})

test('what cannot be asked is asked again later, not kept for ever', async () => {
  const { refreshSession, queryClient, sessionQuery } = await load()
  queryClient.setQueryData(sessionQuery.queryKey, GUEST)
  const asked = refreshSession()
  await called(1)
  calls[0]?.fail()
  await expect(asked).rejects.toMatchObject({ code: 'network' })
  const later = queryClient.fetchQuery(sessionQuery)
  await called(2)
  calls[1]?.answer(ANN)
  expect(await later).toEqual(ANN)
})
