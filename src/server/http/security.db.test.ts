import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SavedRoast } from '#contract/saved-roasts.ts'
import { createUnlimited } from '#server/engines/rate-limits/postgres.ts'
import { saveFresh } from '#tests/factories/saved-roasts.ts'
import { createTestApp, PUBLIC_URL, type TestApp, type TestUser } from '#tests/harness.ts'

let app: TestApp
let mo: TestUser
beforeAll(async () => {
  app = await createTestApp({ rateLimits: createUnlimited() })
  mo = await app.signUp()
})
afterAll(() => app[Symbol.asyncDispose]())

describe('every answer', () => {
  test.each(['/', '/roast/none', '/settings', '/api/session', '/api/docs', '/api/none', '/healthz'])(
    'forbids framing, guessing and foreign scripts: %s',
    async (path) => {
      const { headers } = await app.request(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("base-uri 'self'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).not.toMatch(/script-src|unsafe-eval|\*/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('permissions-policy')).toMatch(/^camera=\(self\).* microphone=\(\)/)
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )

  test.each(['/', '/index.html', '/index.html.br', '/nowhere'])(
    'that is the page allows its own styles by a nonce of its own: %s',
    async (path) => {
      const nonces = new Set<string>()
      for (let visit = 0; visit < 2; visit += 1) {
        const response = await app.request(path)
        const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''
        expect(await response.text()).toContain(nonce)
        nonces.add(nonce)
      }
      expect(nonces.size).toBe(2)
    },
  )

  test('asks for https only where there is https, and pins its cookies to this very host there', async () => {
    const plain = await app.request('/api/session')
    expect(plain.headers.get('strict-transport-security')).toBeNull()
    expect(plain.headers.get('set-cookie')).toMatch(/^scorch_guest=[\w-]+; .*HttpOnly; SameSite=Lax$/)
    await using online = await createTestApp({}, { url: PUBLIC_URL })
    const safe = await online.request('/api/session')
    expect(safe.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(safe.headers.get('set-cookie')).toMatch(
      /^__Host-scorch_guest=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })
})

describe('a page elsewhere', () => {
  const changing = () =>
    new Map(
      app.routes
        .filter(({ method, path }) => !['ALL', 'GET'].includes(method) && path.startsWith('/api/'))
        .map((route) => [`${route.method} ${route.path}`, route]),
    )

  test.each([
    ['on another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['below the same domain', { origin: 'https://evil.scorch.example', 'sec-fetch-site': 'same-site' }],
    ['without a name', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['in an old browser', { origin: 'https://scorch.example.evil.example' }],
    ['that hides where it is', { 'sec-fetch-site': 'cross-site' }],
  ])('%s changes nothing, whatever it calls', async (_, headers: Record<string, string>) => {
    const { id } = await saveFresh(mo)
    expect(changing().size).toBeGreaterThan(10)
    for (const [name, { method, path }] of changing()) {
      const at = path.replace(':id', id).replace('*', 'sign-out')
      const response = await mo.request(at, { method, headers })
      expect(response.status, name).toBe(403)
      expect(await response.json(), name).toMatchObject({ code: 'foreign-origin' })
    }
    const roast = SavedRoast.parse(await (await mo.request(`/api/roasts/${id}`)).json())
    expect(roast.visibility).toBe('private')
  })

  test.each([
    ['our own', { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' }],
    ['our own behind a proxy that hides our name', { origin: PUBLIC_URL }],
    ['at the address that was called', { origin: 'http://localhost' }],
    ['none at all, but a program', {}],
  ])('is another thing: %s', async (_, headers: Record<string, string>) => {
    const response = await mo.request('/api/profile/avatar', { method: 'DELETE', headers })
    expect(response.status).toBe(200)
  })

  test('is also one of our own that came without https', async () => {
    const headers = { origin: 'http://scorch.example', 'sec-fetch-site': 'cross-site' }
    const at = `${PUBLIC_URL}/api/profile/avatar`
    expect((await mo.request(at, { method: 'DELETE', headers })).status).toBe(403)
    const ours = { origin: PUBLIC_URL }
    expect((await mo.request(at.replace('https', 'http'), { method: 'DELETE', headers: ours })).status).toBe(
      200,
    )
  })

  test('is answered without leave to read, and asks for none', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' }
    const preflight = await app.request('/api/profile', { method: 'OPTIONS', headers })
    expect(preflight.ok).toBe(false)
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})
