import { expect, test } from 'vitest'
import { RoastTold } from '#contract/roasts.ts'
import { LIMITS } from '#server/engines/rate-limits/port.ts'
import { verifyReceipt } from '#server/features/roasts/receipt.ts'
import { createTestApp, NOW, SECRET, type TestApp, type TestUser } from '#tests/harness.ts'

const SIGN_IN = '/api/auth/sign-in/email'
const SIGN_OUT = '/api/auth/sign-out'
const EVERYWHERE = '/api/auth/revoke-sessions'
const DAY_MS = 24 * 60 * 60 * 1000

const line = { mode: 'rizz', text: 'Are you a smoke alarm? Because I cannot ignore you at 3 am.' }

async function whoIs(app: TestApp, cookie: string): Promise<string | null> {
  const { user } = await (await app.request('/api/session', { headers: { cookie } })).json()
  return user && user.email
}

async function signInElsewhere(app: TestApp, { email, password }: TestUser) {
  const browser = app.browser()
  await browser.post(SIGN_IN, { email, password })
  return browser
}

/** The Set-Cookie line of the session, as name and attributes. */
async function sessionCookie(url: string) {
  await using app = await createTestApp({}, { url })
  const input = { email: 'ann@example.com', password: 'abc123', name: '' }
  const response = await app.browser().post('/api/auth/sign-up/email', input)
  const line = response.headers.getSetCookie().find((cookie) => cookie.includes('session_token=')) ?? ''
  const [pair = '', ...attributes] = line.split('; ')
  return { name: pair.split('=')[0], attributes: attributes.toSorted() }
}

test('behind https the cookie belongs to this host alone', async () => {
  expect(await sessionCookie('https://scorch.example')).toEqual({
    name: '__Host-scorch.session_token',
    attributes: ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure'],
  })
})

test('over plain http the cookie is one that browsers take there', async () => {
  expect(await sessionCookie('http://localhost')).toEqual({
    name: 'scorch.session_token',
    attributes: ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'],
  })
})

test('guests cost no question to the database, nor do forged cookies', async () => {
  await using app = await createTestApp()
  const { cookie } = await app.signUp()
  await app.database.close()
  expect(await whoIs(app, '')).toBeNull()
  expect(await whoIs(app, 'scorch_guest=11111111-1111-4111-8111-111111111111')).toBeNull()
  expect(await whoIs(app, 'scorch.session_token=abc.def')).toBeNull()
  const forged = cookie.replace(/session_token=.{5}/, 'session_token=AAAAA')
  expect(await whoIs(app, forged)).toBeNull()
  expect((await app.request('/api/session', { headers: { cookie } })).status).toBe(500)
})

test('signing in again ends the session that the browser had, and no other', async () => {
  await using app = await createTestApp()
  const ann = await app.signUp()
  const phone = await signInElsewhere(app, ann)
  const before = ann.cookie
  await ann.post(SIGN_IN, { email: ann.email, password: ann.password })
  expect(ann.cookie).not.toBe(before)
  expect(await whoIs(app, before)).toBeNull()
  expect(await whoIs(app, ann.cookie)).toBe(ann.email)
  expect(await whoIs(app, phone.cookie)).toBe(ann.email)
})

test('a wrong password leaves the session as it is', async () => {
  await using app = await createTestApp()
  const ann = await app.signUp()
  await ann.post(SIGN_IN, { email: ann.email, password: 'not this' })
  expect(await whoIs(app, ann.cookie)).toBe(ann.email)
})

test('signing out ends this session for good', async () => {
  await using app = await createTestApp()
  const ann = await app.signUp()
  const phone = await signInElsewhere(app, ann)
  const before = ann.cookie
  expect(await (await ann.post(SIGN_OUT)).json()).toEqual({ success: true })
  expect(ann.cookie).not.toContain('session_token')
  expect(await whoIs(app, before)).toBeNull()
  expect(await whoIs(app, phone.cookie)).toBe(ann.email)
})

test('signing out everywhere ends all sessions of this person', async () => {
  await using app = await createTestApp()
  const ann = await app.signUp()
  const bob = await app.signUp()
  const phone = await signInElsewhere(app, ann)
  expect((await phone.post(EVERYWHERE)).status).toBe(200)
  expect(await whoIs(app, ann.cookie)).toBeNull()
  expect(await whoIs(app, phone.cookie)).toBeNull()
  expect(await whoIs(app, bob.cookie)).toBe(bob.email)
  const guest = await app.browser().post(EVERYWHERE)
  expect(guest.status).toBe(401)
  expect(await guest.json()).toMatchObject({ code: 'signed-out' })
})

test('a foreign page can neither sign somebody in nor out', async () => {
  await using app = await createTestApp()
  const ann = await app.signUp()
  const foreign = { origin: 'https://evil.example' }
  for (const [browser, path] of [
    [app.browser(), SIGN_IN],
    [ann, SIGN_OUT],
    [ann, EVERYWHERE],
  ] as const) {
    const response = await browser.post(path, { email: ann.email, password: ann.password }, foreign)
    expect(response.status, path).toBe(403)
    expect(await response.json(), path).toMatchObject({ code: 'foreign-origin' })
  }
  expect(await whoIs(app, ann.cookie)).toBe(ann.email)
})

test('a product on this machine may be opened at either of its loopback names', async () => {
  await using app = await createTestApp({}, { url: 'http://localhost:3000' })
  const { email, password } = await app.signUp()
  for (const origin of ['http://127.0.0.1:3000', 'http://localhost:5173'])
    expect((await app.browser().post(SIGN_IN, { email, password }, { origin })).status).toBe(200)
  await using online = await createTestApp({}, { url: 'https://scorch.example' })
  const bob = await online.signUp()
  const local = await online.browser().post(SIGN_IN, { ...bob }, { origin: 'http://localhost:3000' })
  expect(local.status).toBe(403)
})

test('a session that is used lives on, an expired one is cleared away', async () => {
  await using app = await createTestApp()
  const ann = await app.signUp()
  const { db } = app.database
  const setExpiry = (days: number) =>
    db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + days * DAY_MS) })
      .execute()
  expect((await ann.request('/api/session')).headers.getSetCookie()).toEqual([])
  await setExpiry(20)
  const [renewed = ''] = (await ann.request('/api/session')).headers.getSetCookie()
  expect(renewed).toContain('Max-Age=2592000')
  const { expires_at } = await db.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow()
  expect(expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS)
  await setExpiry(-1)
  expect(await (await ann.request('/api/session')).json()).toMatchObject({ user: null })
  expect(ann.cookie).not.toContain('session_token')
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('expired sessions that nobody came back for go when the person signs in', async () => {
  await using app = await createTestApp()
  const ann = await app.signUp()
  await app.database.db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .execute()
  await signInElsewhere(app, ann)
  expect(await app.database.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
})

test('the address kept with a session is the one that our proxy saw', async () => {
  await using app = await createTestApp()
  const ann = await app.signUp()
  const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7', 'x-scorch-client-address': '192.0.2.1' }
  await app.browser().post(SIGN_IN, { email: ann.email, password: ann.password }, headers)
  const kept = await app.database.db.selectFrom('sessions').select('ip_address').execute()
  expect(kept.map(({ ip_address }) => ip_address)).toContain('203.0.113.7')
})

test('what a signed-in person asks for is theirs: receipts, and one pace on all devices', async () => {
  await using app = await createTestApp()
  const ann = await app.signUp()
  const phone = await signInElsewhere(app, ann)
  const { receipt, roast, rating } = RoastTold.parse(await (await ann.post('/api/roast', line)).json())
  const claims = { mode: 'rizz', roast, rating, pictureHash: null, originalText: line.text } as const
  const verdictFor = (actor: Parameters<typeof verifyReceipt>[2]['actor']) =>
    verifyReceipt(SECRET, receipt, { ...claims, actor }, NOW)
  expect(verdictFor({ kind: 'user', userId: ann.id })).toMatchObject({ ok: true })
  expect(verdictFor({ kind: 'guest' })).toMatchObject({ ok: false })
  for (let call = 1; call < LIMITS.roast.session.points; call += 1) await ann.post('/api/roast', line)
  expect((await phone.post('/api/roast', line)).status).toBe(429)
})

test('a person who is deleted is signed out, cannot sign in, and a reset link under way is void', async () => {
  await using app = await createTestApp()
  const ann = await app.signUp()
  const bob = await app.signUp()
  await app.browser().post('/api/auth/request-password-reset', { email: ann.email })
  await app.mail.next()
  await ann.request('/api/profile', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ confirm: 'delete', password: ann.password }),
  })
  expect(await whoIs(app, ann.cookie)).toBeNull()
  expect((await app.browser().post(SIGN_IN, { email: ann.email, password: ann.password })).status).toBe(401)
  const { db } = app.database
  expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: bob.id }])
  expect(await db.selectFrom('accounts').select('user_id').execute()).toEqual([{ user_id: bob.id }])
  expect(await db.selectFrom('verifications').selectAll().execute()).toEqual([])
})
