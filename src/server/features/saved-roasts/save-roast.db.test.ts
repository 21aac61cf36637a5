import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RoastList, SavedRoast, type SaveRoastInput } from '#contract/saved-roasts.ts'
import { LINE, tellLine, tellPhoto, toSaveInput } from '#tests/factories/saved-roasts.ts'
import { createTestApp, NOW, type TestApp, type TestUser } from '#tests/harness.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const listOf = async (user: TestUser) =>
  RoastList.parse(await (await user.request('/api/roasts')).json()).roasts

function filesOf(id: string | undefined): string[] {
  return [`roasts/${id}/picture-small.jpg`, `roasts/${id}/picture.webp`]
}

test('a photo roast is saved with its picture, privately, and the same again gives the first', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp({ name: 'Ada' })
  const told = await tellPhoto(ada)
  const response = await ada.post('/api/roasts', toSaveInput(told))
  expect(response.status).toBe(200)
  const saved = SavedRoast.parse(await response.json())
  expect(saved).toMatchObject({
    mode: 'selfie',
    caption: told.roast,
    score: told.rating,
    scoreLabel: told.label,
    originalText: null,
    createdAt: new Date(NOW).toISOString(),
    source: 'Personal',
    visibility: 'private',
    reactions: { laugh: 0, fire: 0 },
    myReaction: null,
    isMine: true,
    owner: { id: ada.id, name: 'Ada' },
  })
  const again = await ada.post('/api/roasts', toSaveInput(told))
  expect(await again.json()).toEqual(saved)
  expect(await listOf(ada)).toEqual([saved])
  expect(app.storage.keys().toSorted()).toEqual(filesOf(saved.id))

  const picture = await ada.request(saved.imageUrl ?? '')
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect(`data:image/webp;base64,${bytes.toString('base64')}`).toBe(told.imageUrl)
})

test('the same roast from two taps at the same moment is one roast with one picture', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const input = toSaveInput(await tellPhoto(ada))
  const answers = await Promise.all(Array.from({ length: 8 }, () => ada.post('/api/roasts', input)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const ids = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id)))
  expect(ids.size).toBe(1)
  expect(await listOf(ada)).toHaveLength(1)
  expect(app.storage.keys().toSorted()).toEqual(filesOf([...ids][0]))
  const listed = await app.database.db.selectFrom('media_removals').selectAll().execute()
  expect(listed).toEqual([])
})

test('what a guest was told is saved by the account that the guest makes, in the order it was told', async () => {
  let now = NOW
  await using app = await createTestApp({ now: () => now })
  const guest = app.browser()
  const first = await tellLine(guest, 'First line, is this seat taken by my ego?')
  now += 60_000
  const second = await tellPhoto(guest)
  now += 60_000
  const ada = await app.signUp()
  for (const told of [second, first]) {
    expect((await ada.post('/api/roasts', toSaveInput(told))).status).toBe(200)
  }
  expect((await listOf(ada)).map(({ caption }) => caption)).toEqual([second.roast, first.roast])
  expect((await listOf(ada)).map(({ createdAt }) => createdAt)).toEqual([
    new Date(NOW + 60_000).toISOString(),
    new Date(NOW).toISOString(),
  ])
})

describe('forged', () => {
  let app: TestApp
  let ada: TestUser
  let honest: SaveRoastInput
  beforeAll(async () => {
    app = await createTestApp()
    ada = await app.signUp()
    honest = toSaveInput(await tellPhoto(ada))
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const flipped = (receipt: string) => receipt.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  const otherPicture = `data:image/webp;base64,${Buffer.from('another picture').toString('base64')}`

  test.each<[string, (input: SaveRoastInput) => Partial<SaveRoastInput>]>([
    ['a better score', ({ rating }) => ({ rating: rating === 10 ? 9 : 10 })],
    ['another joke', () => ({ roast: 'You are a delight.' })],
    ['another mode', () => ({ mode: 'pet' })],
    ['a line put in', () => ({ originalText: LINE })],
    ['another picture', () => ({ imageUrl: otherPicture })],
    ['no picture', () => ({ imageUrl: null })],
    ['a receipt altered by a letter', ({ receipt }) => ({ receipt: flipped(receipt) })],
    ['a receipt with something behind it', ({ receipt }) => ({ receipt: `${receipt}.x` })],
    ['a receipt of another time', ({ receipt }) => ({ receipt: receipt.replace(/\.\w+\./, '.mgz1zz0.') })],
    ['no receipt', () => ({ receipt: '' })],
  ])('%s saves nothing', async (_, change) => {
    const response = await ada.post('/api/roasts', { ...honest, ...change(honest) })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ success: false, code: 'forged-receipt' })
    expect(await listOf(ada)).toEqual([])
    expect(app.storage.keys()).toEqual([])
  })
})

test('the receipt of another person saves nothing', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const bob = await app.signUp()
  const told = await tellLine(bob)
  const response = await ada.post('/api/roasts', toSaveInput(told))
  expect(await response.json()).toMatchObject({ code: 'forged-receipt' })
  expect((await bob.post('/api/roasts', toSaveInput(told))).status).toBe(200)
})

test('what a guest was told belongs to the account that saves it first, until it is deleted', async () => {
  await using app = await createTestApp()
  const input = toSaveInput(await tellPhoto(app.browser()))
  const [ada, bob] = [await app.signUp(), await app.signUp()]
  const saved = SavedRoast.parse(await (await ada.post('/api/roasts', input)).json())
  const refused = await bob.post('/api/roasts', input)
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ code: 'forged-receipt' })
  expect(await (await ada.post('/api/roasts', input)).json()).toEqual(saved)
  expect([await listOf(ada), await listOf(bob)]).toEqual([[saved], []])
  expect(app.storage.keys().toSorted()).toEqual(filesOf(saved.id))
  await ada.request(`/api/roasts/${saved.id}`, { method: 'DELETE' })
  expect((await bob.post('/api/roasts', input)).status).toBe(200)
})

test('of accounts that save the same at the same moment one gets it, and the others leave no file', async () => {
  await using app = await createTestApp()
  const input = toSaveInput(await tellPhoto(app.browser()))
  const people = await Promise.all(Array.from({ length: 6 }, () => app.signUp()))
  const answers = await Promise.all(people.map((person) => person.post('/api/roasts', input)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422])
  const kept = (await Promise.all(people.map(listOf))).flat()
  expect(kept).toHaveLength(1)
  expect(app.storage.keys().toSorted()).toEqual(filesOf(kept[0]?.id))
  expect(await app.database.db.selectFrom('media_removals').selectAll().execute()).toEqual([])
})

test('a receipt is good for a day', async () => {
  let now = NOW
  await using app = await createTestApp({ now: () => now })
  const ada = await app.signUp()
  const [late, early] = [await tellLine(ada, 'Is it hot in here?'), await tellLine(ada)]
  now += DAY_MS
  expect((await ada.post('/api/roasts', toSaveInput(early))).status).toBe(200)
  now += 1
  const response = await ada.post('/api/roasts', toSaveInput(late))
  expect(response.status).toBe(410)
  expect(await response.json()).toMatchObject({ code: 'expired-receipt' })
})

describe('strange input', () => {
  let app: TestApp
  let ada: TestUser
  beforeAll(async () => {
    app = await createTestApp()
    ada = await app.signUp()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  test.each([
    ['zero-width and right-to-left', 'a\u200bb \u202eevil\u202c \u2067שלום\u2069 \ufeffé 👨‍👩‍👧‍👦'],
    ['Japanese and Arabic', '君の瞳に乾杯、or مرحبا يا جميل?'],
    ['what looks like a program', `<script>alert('x')</script> '; drop table roasts; --`],
  ])('a line with %s comes back as it was', async (_, text) => {
    const saved = SavedRoast.parse(
      await (await ada.post('/api/roasts', toSaveInput(await tellLine(ada, text)))).json(),
    )
    expect(saved.originalText).toBe(text)
    expect((await listOf(ada)).map(({ originalText }) => originalText)).toContain(text)
  })

  test('a line with a character that no database keeps is refused, not dropped', async () => {
    const response = await ada.post('/api/roasts', toSaveInput(await tellLine(ada, 'Come here\0often?')))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'invalid-input',
      fields: { originalText: expect.any(String) },
    })
  })

  test.each([
    ['over 4 MB of picture', { imageUrl: `data:image/webp;base64,${'A'.repeat(4_000_001)}` }, 400],
    ['10 MB in all', { roast: 'a'.repeat(10_000_000) }, 413],
    ['a picture elsewhere', { imageUrl: 'https://example.com/a.webp' }, 400],
    ['a picture of another type', { imageUrl: 'data:text/html;base64,AAAA' }, 400],
    ['a score beyond all scores', { rating: 11 }, 400],
    ['a battle that is no id', { battleId: '1 or 1=1' }, 400],
  ])('%s is refused', async (_, change, status) => {
    const response = await ada.post('/api/roasts', { ...toSaveInput(await tellLine(ada)), ...change })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ success: false })
  })
})

test('a disk that fills up in the middle keeps no half of a roast, and says when to come back', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const input = toSaveInput(await tellPhoto(ada))
  const { put } = app.storage
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' })
  app.storage.put = (key, bytes) => (key.includes('small') ? Promise.reject(full) : put(key, bytes))
  const response = await ada.post('/api/roasts', input)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
  expect(app.storage.keys()).toEqual([])
  expect(await app.database.db.selectFrom('media_removals').selectAll().execute()).toEqual([])
})

test('a failing store saves nothing, and the retry does', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const input = toSaveInput(await tellPhoto(ada))
  const { put } = app.storage
  app.storage.put = () => Promise.reject(new Error('the disk is full'))
  expect((await ada.post('/api/roasts', input)).status).toBe(500)
  expect(await listOf(ada)).toEqual([])
  app.storage.put = put
  expect((await ada.post('/api/roasts', input)).status).toBe(200)
  const hash = createHash('sha256').update(Buffer.from(input.imageUrl?.split(',')[1] ?? '', 'base64'))
  const rows = await app.database.db.selectFrom('roasts').select('picture_hash').execute()
  expect(rows).toEqual([{ picture_hash: hash.digest('hex') }])
})

test('an account that goes while its roast is being saved leaves no file behind', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const input = toSaveInput(await tellPhoto(ada))
  const { put } = app.storage
  app.storage.put = async (key, bytes) => {
    await put(key, bytes)
    await app.database.db.deleteFrom('users').execute()
  }
  const response = await ada.post('/api/roasts', input)
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ code: 'signed-out' })
  expect(app.storage.keys()).toEqual([])
})
