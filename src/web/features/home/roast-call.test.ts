import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RoastTold } from '#contract/roasts.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { requestRoast } from './api.ts'
import { createRoastCall } from './roast-call.ts'
import { type FlowEvent, NO_INPUT } from './roast-flow.ts'

const told: RoastTold = {
  success: true,
  kind: 'roast',
  mode: 'rizz',
  roast: 'A hello so empty that it echoed.',
  rating: 3,
  label: 'ROUGH',
  imageUrl: null,
  originalText: 'hi',
  seen: [],
  error: null,
  receipt: 'r1.a.b',
  source: 'house',
  premise: 'echo',
}
type RoastListener = Parameters<typeof requestRoast>[1]

const request = { mode: 'rizz', input: { ...NO_INPUT, text: 'hi' }, avoid: [] } as const

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A comedian who answers when told to, and what the stage is shown. */
function setUp() {
  const asked: (PromiseWithResolvers<RoastTold> & RoastListener)[] = []
  const shown: FlowEvent['type'][] = []
  const shownNow: FlowEvent['type'][] = []
  const call = createRoastCall(
    { show: ({ type }) => shown.push(type), showNow: ({ type }) => shownNow.push(type) },
    (_, listener) => {
      const answer = Promise.withResolvers<RoastTold>()
      listener.signal.addEventListener('abort', () => answer.reject(listener.signal.reason))
      asked.push({ ...answer, ...listener })
      return answer.promise
    },
  )
  const onTold = vi.fn<() => void>()
  return { asked, shown, shownNow, onTold, cancel: call.cancel, send: () => call.send(request, onTold) }
}

test('an answer is told after one strike of the match, once', async () => {
  const { asked, shown, onTold, send } = setUp()
  void send()
  asked[0]?.onSeen({ id: 'a', text: 'a' })
  asked[0]?.resolve(told)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(shown).toEqual(['sent', 'seen'])
  await vi.advanceTimersByTimeAsync(200)
  expect(shown).toEqual(['sent', 'seen', 'told'])
  expect(onTold).toHaveBeenCalledExactlyOnceWith(told)
})

test('a double tap asks once; a tap right after “Never mind” asks again', async () => {
  const { asked, shown, onTold, send, cancel } = setUp()
  void send()
  void send()
  expect(asked).toHaveLength(1)
  cancel()
  void send()
  expect(asked).toHaveLength(2)
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(asked[1]?.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  void send()
  expect(asked).toHaveLength(2)
  asked[1]?.resolve(told)
  await vi.advanceTimersByTimeAsync(1_100)
  expect(shown).toEqual(['sent', 'sent', 'told'])
  expect(onTold).toHaveBeenCalledTimes(1)
})

test('what was cancelled while the match was struck is over at once, and never told', async () => {
  const { asked, shown, onTold, send, cancel } = setUp()
  const sent = send()
  asked[0]?.resolve(told)
  await vi.advanceTimersByTimeAsync(500)
  cancel()
  await sent
  expect(vi.getTimerCount()).toBe(0)
  asked[0]?.onSeen({ id: 'a', text: 'a' })
  expect(shown).toEqual(['sent'])
  expect(onTold).not.toHaveBeenCalled()
})

test('a scene change that is late is not waited for, but by whoever has left or asked anew', async () => {
  for (const leave of [null, 'cancel', 'send'] as const) {
    const { asked, shownNow, ...call } = setUp()
    void call.send()
    asked[0]?.resolve(told)
    await vi.advanceTimersByTimeAsync(1_100)
    if (leave) void call[leave]()
    await vi.advanceTimersByTimeAsync(600)
    expect(shownNow).toEqual(leave ? [] : ['told'])
  }
})

test.each([
  [new ApiError('rate-limited', { error: 'Slow down.' }), 'input-refused'],
  [new ApiError('network'), 'told'],
])('a failure leads on (%#), and the next one can be sent', async (failure, expected) => {
  const { asked, shown, onTold, send } = setUp()
  const sent = send()
  asked[0]?.reject(failure)
  await sent
  expect(shown).toEqual(['sent', expected])
  expect(onTold).not.toHaveBeenCalled()
  void send()
  expect(asked).toHaveLength(2)
})
