import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/harness.ts'

const SIGN_UP = '/api/auth/sign-up/email'
const SIGN_IN = '/api/auth/sign-in/email'
const FORGOT = '/api/auth/request-password-reset'
const RESET = '/api/auth/reset-password'

const ann = { email: 'ann@example.com', password: 'abc123', name: 'Ann' }
const session = async (browser: { request: TestApp['request'] }) =>
  (await browser.request('/api/session')).json()

test('signing up signs in, with an address in lower case and a cleaned name', async () => {
  await using app = await createTestApp()
  const browser = app.browser()
  const name = ' Ann\u202E \u200B Lee '
  const response = await browser.post(SIGN_UP, { ...ann, email: 'Ann@Example.com', name })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: true })
  expect(await session(browser)).toEqual({
    user: { id: expect.any(String), email: 'ann@example.com', name: 'Ann Lee', avatarUrl: null },
    providers: [],
  })
})

test('a new person starts with counters at nought and no picture from elsewhere', async () => {
  await using app = await createTestApp()
  const image = 'https://elsewhere.example/me.png'
  await app.browser().post(SIGN_UP, { ...ann, image, shares: 99, emailVerified: true })
  expect(await app.database.db.selectFrom('users').selectAll().executeTakeFirst()).toMatchObject({
    shares: 0,
    last_shared: null,
    invites: 0,
    last_invited: null,
    avatar: null,
    email_verified: false,
  })
})

test('what is wrong is said with a code, and makes no account', async () => {
  await using app = await createTestApp()
  const cases = [
    ['a password of five', { password: 'abc12' }, 400, 'weak-password'],
    ['no password', { password: '' }, 400, 'weak-password'],
    ['a missing password', { password: undefined }, 400, 'weak-password'],
    ['an address that is none', { email: 'ann' }, 400, 'invalid-email'],
    ['no address', { email: '' }, 400, 'invalid-email'],
    ['an address that is an object', { email: {} }, 400, 'invalid-email'],
    ['an address of 20,000', { email: `${'x'.repeat(20_000)}@example.com` }, 400, 'invalid-email'],
    ['a password of 4,097', { password: 'x'.repeat(4097) }, 400, 'invalid-input'],
    ['a name of 10 MB', { name: 'x'.repeat(10_000_000) }, 413, 'too-large'],
  ] as const
  for (const [what, change, status, code] of cases) {
    const response = await app.browser().post(SIGN_UP, { ...ann, ...change })
    expect(response.status, what).toBe(status)
    expect(await response.json(), what).toMatchObject({ success: false, code, error: expect.any(String) })
  }
  expect(await app.database.db.selectFrom('users').selectAll().execute()).toEqual([])
})

test('nothing else is wrong with a password', async () => {
  await using app = await createTestApp()
  for (const password of ['      ', '🔥🔥🔥', 'пароль', 'password', 'x'.repeat(4096)]) {
    const { email } = await app.signUp({ password })
    expect((await app.browser().post(SIGN_IN, { email, password })).status).toBe(200)
  }
})

test('an address in use is in use in any case, also for two at the same moment', async () => {
  await using app = await createTestApp()
  const both = await Promise.all([app.browser().post(SIGN_UP, ann), app.browser().post(SIGN_UP, ann)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const third = await app.browser().post(SIGN_UP, { ...ann, email: 'ANN@example.com' })
  expect(await third.json()).toMatchObject({ code: 'email-in-use' })
})

test('a wrong password and an unknown address are refused alike', async () => {
  await using app = await createTestApp()
  await app.signUp(ann)
  const answers = await Promise.all(
    [
      { ...ann, password: 'abc124' },
      { ...ann, email: 'nobody@example.com' },
    ].map(async (input) => {
      const response = await app.browser().post(SIGN_IN, input)
      return { status: response.status, body: await response.json() }
    }),
  )
  expect(answers[0]).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } })
  expect(answers[1]).toEqual(answers[0])
})

test('only a JSON object is read', async () => {
  await using app = await createTestApp()
  const cases = [
    ['application/x-www-form-urlencoded', 'email=a%40b.de&password=abc123'],
    ['text/plain', JSON.stringify(ann)],
    ['application/json', '{"email":'],
    ['application/json', '[]'],
    ['application/json', 'null'],
  ] as const
  for (const [type, body] of cases) {
    const headers = { 'content-type': type, origin: 'http://localhost' }
    const response = await app.request(SIGN_IN, { method: 'POST', headers, body })
    expect(response.status, body).toBe(400)
    expect(await response.json(), body).toMatchObject({ code: 'invalid-input' })
  }
})

test('calls that are not offered do not exist', async () => {
  await using app = await createTestApp()
  const person = await app.signUp()
  for (const call of ['get-session', 'update-user', 'delete-user', 'change-email', 'ok', '', 'constructor']) {
    const path = `/api/auth/${call}`
    for (const response of [await person.request(path), await person.post(path, { name: 'x' })])
      expect(response.status, call).toBe(404)
  }
})

test('without password accounts nobody signs up, in or asks for another password', async () => {
  await using app = await createTestApp({}, { hasPasswords: false })
  for (const path of [SIGN_UP, SIGN_IN, FORGOT]) {
    const response = await app.browser().post(path, ann)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'passwords-off' })
  }
})

/** The link in the mail that comes next. */
async function resetToken(app: TestApp): Promise<string> {
  const { to, text } = await app.mail.next()
  expect(to).toBe(ann.email)
  const link = text.split('\n').find((line) => line.startsWith('http://localhost/auth?')) ?? ''
  return new URL(link).searchParams.get('reset') ?? ''
}

test('a forgotten password is replaced through the mail, once, and ends all sessions', async () => {
  await using app = await createTestApp()
  const person = await app.signUp(ann)
  expect(await (await app.browser().post(FORGOT, { email: 'ANN@example.com' })).json()).toEqual({
    success: true,
  })
  const token = await resetToken(app)
  const short = await app.browser().post(RESET, { token, newPassword: 'short' })
  expect(await short.json()).toMatchObject({ code: 'weak-password' })
  const newPassword = 'another one'
  expect((await app.browser().post(RESET, { token, newPassword })).status).toBe(200)
  expect(await session(person)).toMatchObject({ user: null })
  expect((await app.browser().post(SIGN_IN, ann)).status).toBe(401)
  expect((await app.browser().post(SIGN_IN, { ...ann, password: newPassword })).status).toBe(200)
  const again = await app.browser().post(RESET, { token, newPassword: 'a third one' })
  expect(again.status).toBe(410)
  expect(await again.json()).toMatchObject({ code: 'reset-link-invalid' })
})

test('the link in the mail is good for an hour', async () => {
  await using app = await createTestApp()
  await app.signUp(ann)
  await app.browser().post(FORGOT, ann)
  const token = await resetToken(app)
  const { db } = app.database
  const { expires_at } = await db.selectFrom('verifications').select('expires_at').executeTakeFirstOrThrow()
  const minutes = (expires_at.getTime() - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(55)
  expect(minutes).toBeLessThanOrEqual(60)
  await db
    .updateTable('verifications')
    .set({ expires_at: new Date(0) })
    .execute()
  const late = await app.browser().post(RESET, { token, newPassword: 'another one' })
  expect(await late.json()).toMatchObject({ code: 'reset-link-invalid' })
  expect((await app.browser().post(SIGN_IN, ann)).status).toBe(200)
})

test('whoever came back through the mail has proven the address', async () => {
  await using app = await createTestApp()
  const { id } = await app.signUp(ann)
  const identity = { id: 'other', user_id: id, provider_id: 'oidc', account_id: 'somebody else' }
  await app.database.db.insertInto('accounts').values(identity).execute()
  await app.browser().post(FORGOT, ann)
  await app.browser().post(RESET, { token: await resetToken(app), newPassword: 'another one' })
  const { db } = app.database
  expect(await db.selectFrom('users').select('email_verified').execute()).toEqual([{ email_verified: true }])
  expect(await db.selectFrom('accounts').select('provider_id').execute()).toEqual([
    { provider_id: 'credential' },
  ])
})

test('the link is kept as a hash only', async () => {
  await using app = await createTestApp()
  await app.signUp(ann)
  await app.browser().post(FORGOT, ann)
  const token = await resetToken(app)
  const kept = await app.database.db.selectFrom('verifications').selectAll().execute()
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain(token)
})

test('asking for another password answers before anything is looked up, and alike for everybody', async () => {
  const mailed: string[] = []
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const sendPasswordReset = async ({ email }: { email: string }) => {
    await held
    mailed.push(email)
  }
  await using app = await createTestApp({}, { sendPasswordReset })
  await app.signUp(ann)
  const answers = await Promise.all(
    [ann.email, 'nobody@example.com'].map(async (email) => {
      const response = await app.browser().post(FORGOT, { email })
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        body: await response.json(),
      }
    }),
  )
  expect(answers[0]).toEqual({ status: 200, type: 'application/json', body: { success: true } })
  expect(answers[1]).toEqual(answers[0])
  expect(mailed).toEqual([])
  letGo()
  await app.deps.auth.close()
  expect(mailed).toEqual([ann.email])
  const none = await app.browser().post(FORGOT, { email: 'ann' })
  expect(await none.json()).toMatchObject({ code: 'invalid-email' })
})

test('a mail that cannot be sent is reported to the operator, not to the person', async () => {
  const problems: string[] = []
  const sendPasswordReset = () => Promise.reject(new Error('no mail server'))
  const onProblem = (problem: string) => problems.push(problem)
  await using app = await createTestApp({}, { sendPasswordReset, onProblem })
  await app.signUp(ann)
  expect((await app.browser().post(FORGOT, ann)).status).toBe(200)
  await app.deps.auth.close()
  expect(problems.length).toBeGreaterThan(0)
})
