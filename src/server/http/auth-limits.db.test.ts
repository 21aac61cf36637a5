import { expect, test } from 'vitest'
import { LIMITS } from '#server/engines/rate-limits/port.ts'
import { createTestApp, type TestApp } from '#tests/harness.ts'

const from = (address: string) => ({ 'x-forwarded-for': address })
const HERE = from('203.0.113.7')
const ELSEWHERE = from('198.51.100.9')

const signIn = (app: TestApp, email: string, password: string, headers: Record<string, string>) =>
  app.browser().post('/api/auth/sign-in/email', { email, password }, headers)

/** As many wrong passwords as one network may try on one account. */
async function guessOften(app: TestApp, email: string, headers: Record<string, string>): Promise<void> {
  for (let guess = 0; guess < LIMITS['sign-in'].accountAtNetwork.points; guess += 1)
    expect((await signIn(app, email, `guess ${guess}`, headers)).status).toBe(401)
}

test('guesses at one account from one network come to an end, the right one included', async () => {
  await using app = await createTestApp()
  const { email, password } = await app.signUp()
  await guessOften(app, email, HERE)
  const refused = await signIn(app, email, password, HERE)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'rate-limited' })
  expect((await signIn(app, ` ${email.toUpperCase()} `, password, HERE)).status).toBe(429)
})

test('neighbours behind the same address sign in, and so does the person from elsewhere', async () => {
  await using app = await createTestApp()
  const ann = await app.signUp()
  const bob = await app.signUp()
  await guessOften(app, ann.email, HERE)
  for (let more = 0; more < 20; more += 1) await signIn(app, ann.email, 'guess', HERE)
  expect((await signIn(app, bob.email, bob.password, HERE)).status).toBe(200)
  expect((await signIn(app, ann.email, ann.password, ELSEWHERE)).status).toBe(200)
})

test('addresses without an account are limited in the same way', async () => {
  await using app = await createTestApp()
  await guessOften(app, 'nobody@example.com', HERE)
  expect((await signIn(app, 'nobody@example.com', 'guess', HERE)).status).toBe(429)
})

test('signing in counts for nothing, however often', async () => {
  await using app = await createTestApp()
  const { email, password } = await app.signUp()
  for (let time = 0; time <= LIMITS['sign-in'].accountAtNetwork.points; time += 1)
    expect((await signIn(app, email, password, HERE)).status).toBe(200)
})

test('many guesses at the same moment get no further', async () => {
  await using app = await createTestApp()
  const { email } = await app.signUp()
  const guesses = Array.from({ length: 30 }, (_, at) => signIn(app, email, `guess ${at}`, HERE))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  const allowed = LIMITS['sign-in'].accountAtNetwork.points
  expect(statuses.filter((status) => status === 401)).toHaveLength(allowed)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30 - allowed)
})

test('nobody is buried in mails about a password, whether there is an account or not', async () => {
  await using app = await createTestApp()
  const { email } = await app.signUp()
  const ask = (address: string) => app.browser().post('/api/auth/request-password-reset', { email: address })
  const { points } = LIMITS['password-reset'].account
  for (const address of [email, 'nobody@example.com']) {
    for (let time = 0; time < points; time += 1) expect((await ask(address)).status).toBe(200)
    expect((await ask(address)).status).toBe(429)
  }
  await app.deps.auth.close()
  expect(app.mail.sent).toHaveLength(points)
})

test('one browser does not make accounts in bulk', async () => {
  await using app = await createTestApp()
  const browser = app.browser()
  const signUp = (at: number) =>
    browser.post('/api/auth/sign-up/email', { email: `x${at}@example.com`, password: 'short', name: '' })
  for (let at = 0; at < LIMITS['sign-up'].session.points; at += 1) expect((await signUp(at)).status).toBe(400)
  expect((await signUp(99)).status).toBe(429)
})
