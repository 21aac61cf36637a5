import { afterEach, expect, test, vi } from 'vitest'
import { requestRoast } from './api.ts'
import { NO_INPUT } from './roast-flow.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that has said this and keeps the line open. */
function serve(...lines: string[]) {
  const onHungUp = vi.fn<() => void>()
  const body = new ReadableStream({
    start: (line) => line.enqueue(new TextEncoder().encode(lines.join(''))),
    cancel: onHungUp,
  })
  vi.stubGlobal('fetch', async () => new Response(body))
  return onHungUp
}

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

function ask(onSeen = (_note: object) => {}) {
  const { signal } = new AbortController()
  return requestRoast({ mode: 'rizz', input: { ...NO_INPUT, text: 'hi' }, avoid: [] }, { onSeen, signal })
}

test('what is seen is reported until the result is there; then the line is let go', async () => {
  const onHungUp = serve(event('seen', { id: 'a', text: 'short' }), event('result', { kind: 'roast' }))
  const onSeen = vi.fn<(note: object) => void>()
  await expect(ask(onSeen)).resolves.toEqual({ kind: 'roast' })
  expect(onSeen).toHaveBeenCalledExactlyOnceWith({ id: 'a', text: 'short' })
  await vi.waitFor(() => expect(onHungUp).toHaveBeenCalled())
})

test('an error lets the line go too', async () => {
  const onHungUp = serve(event('error', { code: 'rate-limited', error: 'Slow down.' }))
  await expect(ask()).rejects.toMatchObject({ code: 'rate-limited', message: 'Slow down.' })
  await vi.waitFor(() => expect(onHungUp).toHaveBeenCalled())
})

test('words that nobody understands are no connection worth keeping', async () => {
  const onHungUp = serve('event: seen\ndata: {\n\n')
  await expect(ask()).rejects.toMatchObject({ code: 'network' })
  await vi.waitFor(() => expect(onHungUp).toHaveBeenCalled())
})
