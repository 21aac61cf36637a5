import { expect, test } from 'vitest'
import { PopupMessage } from '#contract/auth.ts'
import type { Browser } from '#tests/browser.ts'
import { OPEN_ID_CLIENT, type OpenIdServer, startOpenIdServer } from '#tests/fixtures/openid-server.ts'
import { createTestApp, TEST_URL, type TestApp } from '#tests/harness.ts'

const GOOGLE = { clientId: 'gid', clientSecret: 'gsecret' }

const popupUrl = (provider: string, popupOrigin = TEST_URL) =>
  `/api/auth/oauth-popup/start?${new URLSearchParams({ provider, popupOrigin, popupNonce: 'n1' })}`

const openIdApp = ({ issuer }: OpenIdServer) => createTestApp({}, { openId: { ...OPEN_ID_CLIENT, issuer } })

/** Whole way of a popup: to the provider, back, and what the page that ends it posts to its opener. */
async function signInByPopup(browser: Browser, provider: OpenIdServer) {
  const started = await browser.request(popupUrl('oidc'))
  expect(started.status).toBe(302)
  const back = await provider.agree(started.headers.get('location') ?? '')
  return readPopup(await browser.request(back.replace(TEST_URL, '')))
}

async function readPopup(page: Response) {
  expect(page.headers.get('content-type')).toContain('text/html')
  const html = await page.text()
  const data = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  return { message: PopupMessage.parse(JSON.parse(data)), html, headers: page.headers }
}

const userOf = async (browser: Browser) => (await (await browser.request('/api/session')).json()).user

const accountsIn = ({ database }: TestApp) => database.db.selectFrom('accounts').selectAll().execute()

test('without credentials Google is not there, and the popup says so', async () => {
  await using app = await createTestApp()
  const { message } = await readPopup(await app.browser().request(popupUrl('google')))
  expect(message).toMatchObject({ nonce: 'n1', error: { code: 'provider_not_found' } })
  const input = { provider: 'google', callbackURL: '/', errorCallbackURL: '/auth' }
  const response = await app.browser().post('/api/auth/sign-in/social', input)
  expect(await response.json()).toMatchObject({ success: false, code: 'provider-unavailable' })
})

test('with credentials the popup leads to Google and names the way back', async () => {
  await using app = await createTestApp({}, { google: GOOGLE })
  const started = await app.browser().request(popupUrl('google'))
  const target = new URL(started.headers.get('location') ?? '')
  expect(target.host).toBe('accounts.google.com')
  expect(target.searchParams.get('client_id')).toBe('gid')
  expect(target.searchParams.get('redirect_uri')).toBe(`${TEST_URL}/api/auth/callback/google`)
  expect(await (await app.request('/api/session')).json()).toMatchObject({
    providers: [{ id: 'google', name: 'Google' }],
  })
})

test('a popup signs in through an OpenID provider, and comes back to the same account', async () => {
  await using provider = await startOpenIdServer()
  await using app = await openIdApp(provider)
  const browser = app.browser()
  const { message } = await signInByPopup(browser, provider)
  expect(message).toMatchObject({ nonce: 'n1' })
  expect(message.error).toBeUndefined()
  const first = await userOf(browser)
  expect(first).toMatchObject({ email: 'ann@example.com', name: 'Ann' })
  const phone = app.browser()
  await signInByPopup(phone, provider)
  expect(await userOf(phone)).toEqual(first)
  expect(await (await app.request('/api/session')).json()).toMatchObject({
    providers: [{ id: 'oidc', name: 'Acme' }],
  })
})

test('the page that ends the popup reaches its opener, and tells it no key', async () => {
  await using provider = await startOpenIdServer()
  await using app = await openIdApp(provider)
  const browser = app.browser()
  const { html, headers } = await signInByPopup(browser, provider)
  const key = /session_token=([^;]+)/.exec(browser.cookie)?.[1] ?? 'no session'
  expect(html).not.toContain(key)
  expect(html).not.toContain(decodeURIComponent(key))
  expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  expect(headers.get('content-security-policy')).toMatch(/script-src 'sha256-/)
  const page = await app.request('/api/session')
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
})

test('nothing of the provider is kept but who it is', async () => {
  await using provider = await startOpenIdServer()
  await using app = await openIdApp(provider)
  for (let time = 0; time < 2; time += 1) await signInByPopup(app.browser(), provider)
  expect(await accountsIn(app)).toEqual([
    expect.objectContaining({
      provider_id: 'oidc',
      account_id: 'ann-at-acme',
      access_token: null,
      refresh_token: null,
      id_token: null,
    }),
  ])
})

test('where popups are not possible the page itself goes to the provider and back', async () => {
  await using provider = await startOpenIdServer()
  await using app = await openIdApp(provider)
  const browser = app.browser()
  const input = { provider: 'oidc', callbackURL: '/collection', errorCallbackURL: '/auth' }
  const { url } = await (await browser.post('/api/auth/sign-in/social', input)).json()
  const back = await provider.agree(url)
  const done = await browser.request(back.replace(TEST_URL, ''))
  expect(done.headers.get('location')).toBe('/collection')
  expect(await userOf(browser)).toMatchObject({ email: 'ann@example.com' })
})

test('somebody who refuses at the provider is not signed in', async () => {
  await using provider = await startOpenIdServer()
  await using app = await openIdApp(provider)
  const browser = app.browser()
  const started = await browser.request(popupUrl('oidc'))
  const state = new URL(started.headers.get('location') ?? '').searchParams.get('state') ?? ''
  const query = new URLSearchParams({ error: 'access_denied', state })
  const { message } = await readPopup(await browser.request(`/api/auth/callback/oidc?${query}`))
  expect(message.error).toMatchObject({ code: 'access_denied' })
  expect(await userOf(browser)).toBeNull()
})

test('the way back works only in the browser that began it, and only once', async () => {
  await using provider = await startOpenIdServer()
  await using app = await openIdApp(provider)
  const browser = app.browser()
  const started = await browser.request(popupUrl('oidc'))
  const back = (await provider.agree(started.headers.get('location') ?? '')).replace(TEST_URL, '')
  const thief = app.browser()
  expect((await thief.request(back)).headers.get('location')).toContain(`${TEST_URL}/auth?error=`)
  expect(await userOf(thief)).toBeNull()
  await browser.request(back)
  expect(await userOf(browser)).toMatchObject({ email: 'ann@example.com' })
  expect((await browser.request(back)).headers.get('location')).toContain(`${TEST_URL}/auth?error=`)
})

test('a provider cannot take over an account that a password protects', async () => {
  await using provider = await startOpenIdServer()
  await using app = await openIdApp(provider)
  const ann = await app.signUp({ email: 'ann@example.com' })
  const stranger = app.browser()
  const { message } = await signInByPopup(stranger, provider)
  expect(message.error).toMatchObject({ code: 'account_not_linked' })
  expect(await userOf(stranger)).toBeNull()
  expect(await userOf(ann)).toMatchObject({ id: ann.id })
})

test('the same person may use the provider once the address is proven', async () => {
  await using provider = await startOpenIdServer()
  await using app = await openIdApp(provider)
  const ann = await app.signUp({ email: 'ann@example.com' })
  await app.database.db.updateTable('users').set({ email_verified: true }).execute()
  const browser = app.browser()
  await signInByPopup(browser, provider)
  expect(await userOf(browser)).toMatchObject({ id: ann.id })
})

test.each([
  ['without an address', { email: undefined }, 'email_not_found'],
  ['with an empty name', { name: '\u200B' }, undefined],
] as const)('an identity %s', async (_, change, code) => {
  await using provider = await startOpenIdServer()
  await using app = await openIdApp(provider)
  Object.assign(provider.identity, change)
  const browser = app.browser()
  const { message } = await signInByPopup(browser, provider)
  expect(message.error?.code).toBe(code)
  expect(await userOf(browser)).toEqual(code ? null : expect.objectContaining({ name: '' }))
})

test('a provider that is down fails the popup, and works when it is back, without a restart', async () => {
  const gone = await startOpenIdServer()
  const port = Number(new URL(gone.issuer).port)
  await gone[Symbol.asyncDispose]()
  await using app = await openIdApp(gone)
  const { message } = await readPopup(await app.browser().request(popupUrl('oidc')))
  expect(message.error).toMatchObject({ code: 'provider_not_found' })
  await app.signUp()
  await using back = await startOpenIdServer(port)
  const browser = app.browser()
  await signInByPopup(browser, back)
  expect(await userOf(browser)).toMatchObject({ email: 'ann@example.com' })
})

test('nobody is asked for more than who they are, whatever a link to the popup says', async () => {
  await using app = await createTestApp({}, { google: GOOGLE })
  const more = '&scopes=https://mail.google.com/&loginHint=eve@example.com&callbackURL=/eve'
  const started = await app.browser().request(`${popupUrl('google')}${more}`)
  const { searchParams } = new URL(started.headers.get('location') ?? '')
  expect(searchParams.get('scope')?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile'])
  expect(searchParams.get('login_hint')).toBeNull()

  const input = { provider: 'google', callbackURL: '/', scopes: ['https://mail.google.com/'] }
  const answer = await (await app.browser().post('/api/auth/sign-in/social', input)).json()
  expect(new URL(answer.url).searchParams.get('scope')).not.toContain('mail.google')
})

test('nobody signs in with a provider’s token instead of by the provider', async () => {
  await using app = await createTestApp({}, { google: GOOGLE })
  const input = { provider: 'google', idToken: { token: 'a.b.c' } }
  const response = await app.browser().post('/api/auth/sign-in/social', input)
  expect(await response.json()).toEqual({
    success: true,
    url: expect.stringContaining('https://accounts.google.com/'),
  })
})

test('a foreign page cannot open the popup for itself', async () => {
  await using app = await createTestApp({}, { google: GOOGLE })
  const response = await app.browser().request(popupUrl('google', 'https://evil.example'))
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'foreign-origin' })
})

test('what is refused in a popup leads to the page that closes it', async () => {
  await using app = await createTestApp({}, { google: GOOGLE })
  const headers = { 'sec-fetch-mode': 'navigate' }
  const response = await app.browser().request(popupUrl('google', 'https://evil.example'), { headers })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/auth?error=foreign-origin')
})
