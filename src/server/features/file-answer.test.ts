import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { AppEnv } from './context.ts'
import { answerFile } from './file-answer.ts'

const read = vi.fn<() => Promise<Uint8Array>>(async () => new TextEncoder().encode('bytes'))

function ask(init: RequestInit = {}) {
  read.mockClear()
  const app = new Hono<AppEnv>().get('/', (c) =>
    answerFile(c, { tag: 'card-2', mime: 'image/png', name: 'scorch-1.png', read }),
  )
  return app.request('/', init)
}

test('a file is the browser’s own to keep, and asked for again each time', async () => {
  const response = await ask()
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    etag: '"card-2"',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'content-type': 'image/png',
    'content-length': '5',
    'content-disposition': 'inline; filename="scorch-1.png"',
  })
  expect(await response.text()).toBe('bytes')
})

test.each(['"card-2"', 'W/"card-2"', '"card-1", W/"card-2"', '*'])(
  'who knows %s is told so, and nothing is read',
  async (known) => {
    const response = await ask({ headers: { 'if-none-match': known } })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('etag')).toBe('"card-2"')
    expect(read).not.toHaveBeenCalled()
  },
)

test.each(['"card-1"', 'card-2', '"card-22"', ''])('who knows %j gets the file', async (known) => {
  const response = await ask({ headers: { 'if-none-match': known } })
  expect([response.status, await response.text()]).toEqual([200, 'bytes'])
})

test('the head says what the file is without making it', async () => {
  const response = await ask({ method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('content-length')).toBeNull()
  expect(read).not.toHaveBeenCalled()
})
