import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { pino } from 'pino'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { Profile } from '#contract/profiles.ts'
import { SavedRoast } from '#contract/saved-roasts.ts'
import { createFakeCards } from '#server/engines/cards/fake.ts'
import { createFakeMail } from '#server/engines/mail/fake.ts'
import { MailError } from '#server/engines/mail/port.ts'
import { LIMITS } from '#server/engines/rate-limits/port.ts'
import { createFakeVision } from '#server/engines/vision/fake.ts'
import { insertRoasts, roastId, saveFresh, tellPhoto } from '#tests/factories/saved-roasts.ts'
import { aFace, aLook, aSelfie } from '#tests/factories/sights.ts'
import { createTestApp, formOf, photoFile, type TestApp, type TestUser } from '#tests/harness.ts'

const send = (browser: TestUser, method: string, path: string, body: object) =>
  browser.request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const rename = (browser: TestUser, name: unknown) => send(browser, 'PATCH', '/api/profile', { name })
const leave = (browser: TestUser, password = browser.password) =>
  send(browser, 'DELETE', '/api/profile', { confirm: 'delete', password })

const profileOf = async (browser: TestUser) =>
  Profile.parse(await (await browser.request('/api/profile')).json())

async function putAvatar(browser: TestUser, photo: File | string) {
  const file = typeof photo === 'string' ? await photoFile(photo) : photo
  return browser.request('/api/profile/avatar', { method: 'PUT', body: formOf({ file }) })
}

async function exported(browser: TestUser) {
  const response = await browser.request('/api/profile/export')
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const json = (name: string) => JSON.parse(new TextDecoder().decode(files[name]))
  return { names: Object.keys(files).toSorted(), files, json }
}

test.each([
  ['GET', '/api/profile'],
  ['PATCH', '/api/profile'],
  ['PUT', '/api/profile/avatar'],
  ['DELETE', '/api/profile/avatar'],
  ['GET', '/api/profile/export'],
  ['GET', '/api/profile/export/permit'],
  ['DELETE', '/api/profile'],
])('guests cannot %s %s', async (method, path) => {
  await using app = await createTestApp()
  const response = await app.request(path, { method })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ code: 'signed-out' })
})

describe('the name', () => {
  test.each([
    ['a plain one', 'Mo', 'Mo'],
    ['spaces around and within', '  Mo \n\t Kowalczyk ', 'Mo Kowalczyk'],
    ['zero-width characters', 'M\u200Bo\uFEFF', 'Mo'],
    ['turned around', '\u202EoM\u202C', 'oM'],
    ['another script', 'محمد ابن موسى', 'محمد ابن موسى'],
    ['none at all', '', ''],
  ])('is kept as others see it: %s', async (_, given, kept) => {
    await using app = await createTestApp()
    const mo = await app.signUp()
    const response = await rename(mo, given)
    expect(response.status).toBe(200)
    expect((await profileOf(mo)).name).toBe(kept)
  })

  test.each([
    ['nothing to be seen', '\u200B\u202E\u2060', 'Use at least one character that can be seen.'],
    ['41 characters', 'x'.repeat(41), 'Keep it to 40 characters.'],
    ['an endless one', 'x'.repeat(12_000), 'Keep it to 40 characters.'],
  ])('is refused with a sentence, and the old one stays: %s', async (_, given, sentence) => {
    await using app = await createTestApp()
    const mo = await app.signUp({ name: 'Mo' })
    const response = await rename(mo, given)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid-input', fields: { name: sentence } })
    expect((await profileOf(mo)).name).toBe('Mo')
  })

  test('of ten megabytes is refused before it is read; what is no text is invalid', async () => {
    await using app = await createTestApp()
    const mo = await app.signUp()
    const large = await rename(mo, 'x'.repeat(10 * 2 ** 20))
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ code: 'too-large' })
    expect((await rename(mo, { $gt: '' })).status).toBe(400)
  })
})

describe('the picture', () => {
  test('is kept without metadata, seen by everybody, and gone when it is removed', async () => {
    await using app = await createTestApp()
    const mo = await app.signUp()
    const { avatarUrl } = Profile.parse(await (await putAvatar(mo, 'tf-portrait.jpg')).json())
    expect(avatarUrl).toContain(`/api/profiles/${mo.id}/avatar?v=`)
    const seen = await app.request(avatarUrl ?? '')
    expect(seen.headers.get('content-type')).toBe('image/webp')
    const bytes = Buffer.from(await seen.arrayBuffer())
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    expect(bytes.includes('EXIF')).toBe(false)
    // As a proxy hands it on that compresses.
    const known = { 'if-none-match': `"other", W/${seen.headers.get('etag')}` }
    expect((await app.request(avatarUrl ?? '', { headers: known })).status).toBe(304)

    await mo.request('/api/profile/avatar', { method: 'DELETE' })
    expect((await profileOf(mo)).avatarUrl).toBeNull()
    expect((await app.request(avatarUrl ?? '', { headers: known })).status).toBe(404)
    expect(app.storage.keys()).toEqual([])
  })

  test.each([
    ['left', { position: 'left' }, 'red'],
    ['right', { position: 'right' }, 'green'],
  ] as const)('is a small square around the face: on the %s', async (_, where, colour) => {
    const sight = aSelfie({ faces: [aFace(where)] })
    await using app = await createTestApp({ vision: createFakeVision(aLook({ sight })) })
    const mo = await app.signUp()
    const green = { create: { width: 1600, height: 800, channels: 3 as const, background: '#00c000' } }
    const wide = sharp({ create: { ...green.create, width: 3200, background: '#c00000' } })
    const photo = await wide
      .composite([{ input: green, left: 1600, top: 0 }])
      .png()
      .toBuffer()
    const given = await putAvatar(mo, new File([new Uint8Array(photo)], 'a.png'))
    const { avatarUrl } = Profile.parse(await given.json())
    const seen = sharp(await (await app.request(avatarUrl ?? '')).arrayBuffer())
    expect(await seen.metadata()).toMatchObject({ width: 320, height: 320 })
    const [red = 0, greens = 0] = await seen.raw().toBuffer()
    expect(red > greens ? 'red' : 'green').toBe(colour)
  })

  test('gets a new address when it changes, and stands next to the roasts', async () => {
    await using app = await createTestApp()
    const mo = await app.signUp()
    const first = Profile.parse(await (await putAvatar(mo, 'tf-portrait.jpg')).json())
    const second = Profile.parse(await (await putAvatar(mo, 'sk-chelsea.png')).json())
    expect(second.avatarUrl).not.toBe(first.avatarUrl)
    expect((await saveFresh(mo)).owner.avatarUrl).toBe(second.avatarUrl)
    const session = await (await mo.request('/api/session')).json()
    expect(session.user.avatarUrl).toBe(second.avatarUrl)
  })

  test.each([
    ['no picture', new File(['hello'], 'a.jpg', { type: 'image/jpeg' }), 415, 'unsupported-image'],
    [
      'a drawing with scripts',
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'),
      415,
      'unsupported-image',
    ],
    ['13 MB', new File([new Uint8Array(13 * 2 ** 20)], 'a.jpg'), 413, 'image-too-large'],
  ])('is refused: %s', async (_, file, status, code) => {
    await using app = await createTestApp()
    const mo = await app.signUp()
    const response = await putAvatar(mo, file)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
    expect(app.storage.keys()).toEqual([])
  })

  test('is refused when it is explicit: everybody sees it', async () => {
    await using app = await createTestApp({ vision: createFakeVision(aLook({ isExplicit: true })) })
    const mo = await app.signUp()
    const response = await putAvatar(mo, 'tf-portrait.jpg')
    expect(response.status).toBe(422)
    expect((await profileOf(mo)).avatarUrl).toBeNull()
  })
})

const breakDown = () => Promise.reject(new Error('the press is on fire'))

describe('the export', () => {
  test('holds the account, the roasts, their photos and cards, and nothing of anybody else', async () => {
    await using app = await createTestApp()
    const [mo, ada] = [await app.signUp({ name: 'Mo' }), await app.signUp({ name: 'Ada' })]
    await putAvatar(mo, 'tf-portrait.jpg')
    const photo = await saveFresh(mo, tellPhoto)
    const line = await saveFresh(mo)
    const hers = await saveFresh(ada)
    await send(mo, 'POST', `/api/roasts/${photo.id}/reactions`, { reaction: 'laugh' })
    await mo.post(`/api/roasts/${photo.id}/share`)
    await mo.post(`/api/roasts/${photo.id}/report`, { reason: 'My own lamp.' })
    await ada.post(`/api/roasts/${photo.id}/report`, { reason: 'Not my lamp.' })

    const { names, files, json } = await exported(mo)
    expect(names).toEqual(
      [
        'README.txt',
        'avatar.webp',
        `cards/${line.id}.png`,
        `cards/${photo.id}.png`,
        `photos/${photo.id}.webp`,
        'profile.json',
        'roasts-1.json',
      ].toSorted(),
    )
    const kept = json('profile.json')
    expect(kept.person).toMatchObject({ email: mo.email, name: 'Mo' })
    expect(kept.sessions).toHaveLength(1)
    expect(kept.reactions).toMatchObject([{ roastId: photo.id, reaction: 'laugh' }])
    expect(kept.shares).toEqual([{ roastId: photo.id, day: '2026-11-21' }])
    expect(kept.reports).toMatchObject([{ roastId: photo.id, reason: 'My own lamp.' }])
    const roasts = SavedRoast.array().parse(json('roasts-1.json'))
    expect(roasts.map((roast) => roast.id).toSorted()).toEqual([photo.id, line.id].toSorted())
    const all = Buffer.concat(Object.values(files)).toString('latin1')
    for (const secret of [hers.id, ada.email, 'abc123', '"token']) expect(all).not.toContain(secret)
    const readme = new TextDecoder().decode(files['README.txt'])
    for (const part of Object.keys(kept)) expect(readme).toContain(`  ${part} `)
  })

  test('has names that every system can write', async () => {
    await using app = await createTestApp()
    const mo = await app.signUp({ name: 'CON/..\\aux: <"|?*>' })
    await saveFresh(mo, tellPhoto)
    const { names } = await exported(mo)
    for (const name of names) expect(name).toMatch(/^(?:[a-z]+\/)?[A-Za-z0-9-]+\.[a-z]+$/)
  })

  test('ends when nobody reads on, and hinders no second one', async () => {
    await using app = await createTestApp()
    const mo = await app.signUp()
    await insertRoasts(app.deps.db, mo.id, 60)
    const given = await mo.request('/api/profile/export')
    const reader = given.body?.getReader()
    await reader?.read()
    const { names } = await exported(mo)
    await reader?.cancel()
    expect(names.filter((name) => name.startsWith('cards/'))).toHaveLength(60)
  })

  test('asks for leave first, which counts for nothing; when there were enough, both say so', async () => {
    await using app = await createTestApp()
    const mo = await app.signUp()
    const ask = async () => (await mo.request('/api/profile/export/permit')).status
    for (let copy = 0; copy < LIMITS.export.session.points; copy += 1) {
      expect([await ask(), await ask()]).toEqual([204, 204])
      await exported(mo)
    }
    const refusal = await mo.request('/api/profile/export/permit')
    expect(refusal.status).toBe(429)
    expect(await refusal.json()).toMatchObject({ code: 'rate-limited' })
    expect((await mo.request('/api/profile/export')).status).toBe(429)
  })

  test('that breaks off looks broken, and is told to the operator', async () => {
    const lines: unknown[] = []
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    await using app = await createTestApp({ log, cards: { ...createFakeCards(), renderCard: breakDown } })
    const mo = await app.signUp()
    await saveFresh(mo)
    const response = await mo.request('/api/profile/export')
    await expect(response.arrayBuffer()).rejects.toThrow('the press is on fire')
    expect(lines).toMatchObject([{ msg: 'an export broke off', err: { message: 'the press is on fire' } }])
  })

  test('of more roasts than a page holds is whole', async () => {
    await using app = await createTestApp()
    const mo = await app.signUp()
    await insertRoasts(app.deps.db, mo.id, 120)
    const { names, json } = await exported(mo)
    expect(names.filter((name) => name.startsWith('cards/'))).toHaveLength(120)
    const ids = [1, 2, 3].flatMap((page) => json(`roasts-${page}.json`)).map((roast) => roast.id)
    expect(new Set(ids).size).toBe(120)
    expect(ids[0]).toBe(roastId(119))
  })
})

describe('deleting the account', () => {
  async function populated(app: TestApp) {
    const [mo, ada] = [await app.signUp(), await app.signUp()]
    await putAvatar(mo, 'tf-portrait.jpg')
    const mine = await saveFresh(mo, tellPhoto)
    const hers = await saveFresh(ada, tellPhoto)
    await mo.post(`/api/roasts/${mine.id}/share`)
    await ada.post(`/api/roasts/${hers.id}/share`)
    await mo.request(`/api/roasts/${mine.id}/card`)
    await mo.post(`/api/roasts/${hers.id}/reactions`, { reaction: 'fire' })
    await mo.post(`/api/roasts/${hers.id}/report`, { reason: 'That lamp is mine.' })
    await ada.post(`/api/roasts/${hers.id}/reactions`, { reaction: 'fire' })
    return { mo, ada, mine, hers }
  }

  test('takes everything along at once: sessions, rows, pages and files, and nothing of others', async () => {
    await using app = await createTestApp()
    const { mo, ada, mine, hers } = await populated(app)
    const { avatarUrl } = await profileOf(mo)
    expect((await leave(mo)).status).toBe(204)

    expect(await (await mo.request('/api/session')).json()).toMatchObject({ user: null })
    for (const path of [`/api/roasts/${mine.id}`, `/api/roasts/${mine.id}/card`, avatarUrl ?? ''])
      expect((await app.request(path)).status).toBe(404)
    expect(app.storage.keys().filter((key) => !key.startsWith(`roasts/${hers.id}/`))).toEqual([])
    const again = await mo.post('/api/auth/sign-in/email', { email: mo.email, password: mo.password })
    expect(again.status).toBe(401)
    const left = SavedRoast.parse(await (await ada.request(`/api/roasts/${hers.id}`)).json())
    expect(left.reactions).toEqual({ laugh: 0, fire: 1 })
    for (const table of ['users', 'accounts', 'sessions', 'roasts', 'roast_reactions'] as const)
      expect(await app.deps.db.selectFrom(table).selectAll().execute()).toHaveLength(1)
    expect(await app.deps.db.selectFrom('roast_reports').selectAll().execute()).toEqual([])
    expect(await app.deps.db.selectFrom('media_removals').selectAll().execute()).toEqual([])
    const counted = await sql<{ key: string }>`select key from rate_limits`.execute(app.deps.db)
    expect(counted.rows.length).toBeGreaterThan(0)
    expect(counted.rows.filter(({ key }) => key.includes(mo.id))).toEqual([])
  })

  test('takes their mails along, also one that is on its way, and its link', async () => {
    const mail = createFakeMail()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const isWriting = Promise.withResolvers<void>()
    const sendPasswordReset = async ({ email }: { email: string }) => {
      isWriting.resolve()
      await held
      await mail.send({ to: email, subject: 'Yours', text: 'Late.\n' })
    }
    await using app = await createTestApp({ mail }, { sendPasswordReset })
    const mo = await app.signUp({ email: 'Mo@example.com' })
    for (const to of ['mo@example.com', 'ada@example.com']) await mail.send({ to, subject: '', text: '' })
    await app.browser().post('/api/auth/request-password-reset', { email: 'MO@example.com' })
    await isWriting.promise
    const leaving = leave(mo)
    const isDeleted = async () => (await app.deps.db.selectFrom('users').selectAll().execute()).length === 0
    await vi.waitUntil(isDeleted, { timeout: 10_000 })
    letGo()
    expect((await leaving).status).toBe(204)
    expect(mail.sent.map(({ to }) => to)).toEqual(['ada@example.com'])
    expect(await app.deps.db.selectFrom('verifications').selectAll().execute()).toEqual([])
  })

  test('does not happen while their mails cannot be removed: nothing is said to be gone that is not', async () => {
    const mail = { ...createFakeMail(), forget: () => Promise.reject(new MailError(null)) }
    await using app = await createTestApp({ mail })
    const { mo } = await populated(app)
    expect((await leave(mo)).status).toBe(500)
    expect((await profileOf(mo)).id).toBe(mo.id)
    expect(await app.deps.db.selectFrom('roast_reports').selectAll().execute()).toHaveLength(1)
  })

  test.each([{}, { confirm: 'yes' }, { confirm: 'DELETE ' }])(
    'does not happen by accident: %j',
    async (body) => {
      await using app = await createTestApp()
      const mo = await app.signUp()
      const response = await send(mo, 'DELETE', '/api/profile', body)
      expect(response.status).toBe(400)
      expect((await profileOf(mo)).id).toBe(mo.id)
    },
  )

  test.each(['', 'abc124', 'abc123 '])('does not happen with another password: %j', async (password) => {
    await using app = await createTestApp()
    const mo = await app.signUp()
    const response = await leave(mo, password)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: { password: 'That is not your password.' } })
    expect((await profileOf(mo)).hasPassword).toBe(true)
  })

  test('is no way to guess the password', async () => {
    await using app = await createTestApp()
    const mo = await app.signUp()
    for (let guess = 0; guess < LIMITS.leave.session.points; guess += 1)
      expect((await leave(mo, `guess ${guess}`)).status).toBe(400)
    expect((await leave(mo)).status).toBe(429)
    expect((await profileOf(mo)).id).toBe(mo.id)
  })

  test('asks for none where there is none: whoever comes by a provider', async () => {
    await using app = await createTestApp()
    const mo = await app.signUp()
    await app.deps.db.updateTable('accounts').set({ provider_id: 'google', password: null }).execute()
    expect((await profileOf(mo)).hasPassword).toBe(false)
    expect((await send(mo, 'DELETE', '/api/profile', { confirm: 'delete' })).status).toBe(204)
    expect(await app.deps.db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  test('of two who reacted to each other, at once, takes both', async () => {
    await using app = await createTestApp()
    const people = await Promise.all([1, 2, 3, 4].map(() => app.signUp()))
    const roasts = await Promise.all(people.map((person) => saveFresh(person)))
    for (const [index, { id }] of roasts.entries()) await people[index]?.post(`/api/roasts/${id}/share`)
    for (const person of people)
      for (const { id } of roasts) await person.post(`/api/roasts/${id}/reactions`, { reaction: 'fire' })
    const answers = await Promise.all(people.map((person) => leave(person)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await app.deps.db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  test('twice at once answers without a fault, and leaves the address free for a new start', async () => {
    await using app = await createTestApp()
    const { mo } = await populated(app)
    const statuses = await Promise.all([leave(mo), leave(mo)].map(async (answer) => (await answer).status))
    for (const status of statuses) expect([204, 401]).toContain(status)
    const anew = await app.signUp({ email: mo.email })
    expect(await (await anew.request('/api/roasts')).json()).toEqual({ roasts: [], next: null })
  })
})
