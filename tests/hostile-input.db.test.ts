import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ErrorBody } from '#contract/errors.ts'
import { createUnlimited } from '#server/engines/rate-limits/postgres.ts'
import { saveFresh, tellPhoto } from './factories/saved-roasts.ts'
import { createTestApp, type TestApp, type TestUser } from './harness.ts'

/** Whatever is sent to any route there is: a clear refusal, no fault of ours, no word about how we are made. */

let app: TestApp
let mo: TestUser
let roastId: string
beforeAll(async () => {
  app = await createTestApp({ rateLimits: createUnlimited() })
  mo = await app.signUp()
  roastId = (await saveFresh(mo, tellPhoto)).id
})
afterAll(() => app[Symbol.asyncDispose]())

interface Route {
  method: string
  path: string
}

/** As the router knows them now, so that a new one is tried as well. */
function routes(wanted: (route: Route) => boolean): Route[] {
  const all = new Map(app.routes.map((route) => [`${route.method} ${route.path}`, route]))
  return [...all.values()].filter((route) => route.method !== 'ALL' && wanted(route))
}

const isChange = ({ method }: Route) => method !== 'GET'

async function expectRefusal(response: Response, about: string): Promise<void> {
  const body = await response.text()
  expect(response.status, `${about}: ${body}`).toBeLessThan(500)
  expect(body, about).not.toMatch(/node_modules|\.ts:\d|select |insert |syntax|DatabaseError/)
  if (response.status < 400 || !response.headers.get('content-type')?.includes('json')) return
  const { code, error, fields } = ErrorBody.parse(JSON.parse(body))
  // Not what a library says of itself, nor that something somewhere is wrong.
  for (const sentence of [error, ...Object.values(fields ?? {})]) {
    expect(sentence, about).toMatch(/^[A-Z].*\.$/)
    expect(sentence, about).not.toMatch(/^(?:Invalid|Too (?:big|small))|expected|received|must match/)
  }
  if (code === 'invalid-input') expect(Object.values(fields ?? {})[0], about).toBe(error)
}

const IDS = [
  '%00',
  'a%00b',
  '%ff',
  '%E0%A4%A',
  '..%2f..%2fsecret',
  '%0d%0aSet-Cookie:%20a=b',
  "'%20or%201=1--",
  '__proto__',
  '%F0%9F%98%80',
  'a'.repeat(5000),
  '00000000-0000-0000-0000-000000000000',
]

test.each(IDS)('an id such as %s is nobody’s', async (id) => {
  for (const { method, path } of routes(({ path }) => path.startsWith('/api/') && path.includes(':id'))) {
    const about = `${method} ${path}`
    const response = await mo.request(path.replace(':id', id), {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: '{"reason":"x","reaction":"fire","visibility":"link"}' }),
    })
    expect(response.status, about).toBe(404)
    expect(response.headers.get('set-cookie') ?? '').not.toContain('a=b')
    await expectRefusal(response, about)
  }
})

test.each([
  ['a place that is none', 'before=999999999999999.------------------------------------'],
  ['a place with half an id', `before=0.${'f'.repeat(36)}`],
  ['many limits', 'limit=1&limit=2'],
  ['no number', 'limit=NaN'],
  ['a word', 'limit=abc'],
  ['half a roast', 'limit=1.5'],
  ['none', 'limit=0'],
  ['too many', 'limit=51'],
  ['places', 'before=1&before=2'],
  ['the prototype', 'limit=__proto__'],
])('in the list: %s is invalid', async (about, query) => {
  const response = await mo.request(`/api/roasts?${query}`)
  expect(response.status).toBe(400)
  await expectRefusal(response, about)
})

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

const JSON_BODIES: [string, string][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['half of it', '{"name":'],
  ['the prototype', '{"__proto__":{"name":"x","isAdmin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  [
    'NUL everywhere',
    '{"name":{"a":"\\u0000"},"reason":"a\\u0000","email":"a\\u0000@b.c","password":"\\u0000"}',
  ],
  ['half a character', '{"reason":"\\ud800","text":"\\ud800","mode":"rizz","email":"\\ud800@b.c"}'],
  ['depth', `{"name":${nested(7000)},"text":${nested(7)}}`],
  ['another kind of everything', '{"name":1,"confirm":[],"text":{},"mode":true,"reason":null,"receipt":7}'],
]

const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
]

describe.each(TYPES)('as %j', (type) => {
  test.each(JSON_BODIES)('a body of %s never hurts', async (about, body) => {
    for (const { method, path } of routes(isChange)) {
      const at = path.replace(':id', roastId).replace('*', 'sign-in/email')
      const headers = { 'content-type': type, origin: 'http://localhost' }
      const response = await mo.request(at, { method, headers, body })
      await expectRefusal(response, `${about} to ${method} ${at}`)
      // What may have gone with it: the sign-out of a hostile body would make the rest too easy.
      const still = await mo.request('/api/session')
      expect((await still.json()).user?.id, `${method} ${at}`).toBe(mo.id)
      if (method === 'DELETE') roastId = (await saveFresh(mo, tellPhoto)).id
    }
    expect(Object.prototype).not.toHaveProperty('isAdmin')
  })
})

/** Take everything from the address, and look at no body. */
const BODILESS = ['DELETE /api/profile/avatar', 'DELETE /api/roasts/:id', 'POST /api/roasts/:id/share']

test('a body of 30 MB is refused by every route that reads one', async () => {
  const body = 'x'.repeat(30 * 2 ** 20)
  const headers = { 'content-type': 'application/json', origin: 'http://localhost' }
  const others: string[] = []
  for (const { method, path } of routes(isChange)) {
    const at = path.replace(':id', roastId).replace('*', 'sign-in/email')
    const response = await mo.request(at, { method, headers, body })
    await expectRefusal(response, `${method} ${at}`)
    if (response.status !== 413) others.push(`${method} ${path}`)
  }
  expect(others.toSorted()).toEqual(BODILESS)
})

const MB = 2 ** 20
const field = 'Content-Disposition: form-data; name="a"\r\n'
const FORMS: [string, string, string, number, string][] = [
  [
    '200,000 fields',
    `--x\r\n${field}\r\nb\r\n`.repeat(200_000),
    'multipart/form-data; boundary=x',
    400,
    'invalid-input',
  ],
  [
    'one field of 200,000 names',
    `--x\r\n${field.repeat(200_000)}\r\nb\r\n--x--`,
    'multipart/form-data; boundary=x',
    400,
    'invalid-input',
  ],
  [
    'a list of types',
    '',
    'multipart/form-data; boundary=y, multipart/form-data; boundary=x',
    400,
    'invalid-input',
  ],
  ['no boundary', '', 'multipart/form-data', 400, 'invalid-input'],
  ['fields as in an address', 'a&'.repeat(5 * MB), 'application/x-www-form-urlencoded', 413, 'too-large'],
  [
    'premises to avoid',
    `--x\r\n${field.replace('"a"', '"avoid"')}\r\n${'a,'.repeat(5 * MB)}\r\n--x--`,
    'multipart/form-data; boundary=x',
    400,
    'invalid-input',
  ],
]

test.each(FORMS)('a form of %s keeps nobody waiting', async (about, body, type, status, code) => {
  for (const [method, path] of [
    ['POST', '/api/roast'],
    ['PUT', '/api/profile/avatar'],
  ] as const) {
    const headers = { 'content-type': type, origin: 'http://localhost' }
    const response = await mo.request(path, { method, headers, body })
    expect(response.status, path).toBe(status)
    expect(await response.clone().json(), path).toMatchObject({ code })
    await expectRefusal(response, about)
  }
})

test('a roast with megabytes of brackets is not parsed', async () => {
  const body = nested(1_900_000)
  const headers = { 'content-type': 'application/json', origin: 'http://localhost' }
  const response = await mo.request('/api/roasts', { method: 'POST', headers, body })
  expect(response.status).toBe(400)
  expect(await response.clone().json()).toMatchObject({
    fields: { body: 'Send a JSON object of a few fields.' },
  })
  await expectRefusal(response, 'brackets')
})

test('a line with megabytes of brackets is not parsed', async () => {
  const body = `{"mode":"rizz","text":${nested(100_000)}}`
  const response = await mo.request('/api/roast', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'too-large' })
})

test.each([
  ['a garbled session', 'scorch.session_token=%E0%A4%A.x'],
  ['NUL', 'scorch.session_token=a%00b.c; scorch_guest=%00'],
  ['no session at all', 'scorch.session_token=; scorch_guest=../../secret'],
  ['the prototype', '__proto__=1; scorch.session_token=__proto__'],
])('cookies with %s are a guest’s', async (about, cookie) => {
  const response = await app.request('/api/session', { headers: { cookie } })
  expect(await response.clone().json()).toMatchObject({ user: null })
  await expectRefusal(response, about)
})
