import pg from 'pg'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { createFakeCards } from '#server/engines/cards/fake.ts'
import { type Card, CardError, type Cards } from '#server/engines/cards/port.ts'
import { saveFresh, tellPhoto } from '#tests/factories/saved-roasts.ts'
import { createTestApp } from '#tests/harness.ts'

/** Cards that keep what they were asked for, and wait for `until` before they print. */
function watchedCards(until: () => Promise<void> = async () => {}) {
  const asked: Card[] = []
  const fake = createFakeCards()
  const cards: Cards = {
    ...fake,
    async renderCard(card, form, signal) {
      asked.push(card)
      await until()
      return fake.renderCard(card, form, signal)
    },
  }
  return { cards, asked }
}

test('a picture is the browser’s own to keep, and asked for again each time', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const { imageUrl } = await saveFresh(ada, tellPhoto)
  const first = await ada.request(imageUrl ?? '')
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect(first.headers.get('x-robots-tag')).toBe('noindex')
  const tag = first.headers.get('etag') ?? ''
  const again = await ada.request(imageUrl ?? '', { headers: { 'if-none-match': `"other", W/${tag}` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  // Knowing the tag opens no door.
  const stranger = await app.browser().request(imageUrl ?? '', { headers: { 'if-none-match': tag } })
  expect(stranger.status).toBe(404)
})

test('a roast and each of its files cost one look at the table of roasts', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const { id, imageUrl } = await saveFresh(ada, tellPhoto)
  const card = `/api/roasts/${id}/card`
  const tag = async (path: string) => (await ada.request(path)).headers.get('etag') ?? ''
  const known: [string, string][] = [
    [imageUrl ?? '', await tag(imageUrl ?? '')],
    [card, await tag(card)],
    [`/api/roasts/${id}`, ''],
  ]
  const query = vi.spyOn(pg.Client.prototype, 'query')
  for (const [path, etag] of known) {
    query.mockClear()
    const response = await ada.request(path, { headers: { 'if-none-match': etag } })
    expect(response.status).toBe(etag ? 304 : 200)
    const asked = query.mock.calls.filter((call) => JSON.stringify(call).includes('from \\"roasts\\"'))
    expect(asked, path).toHaveLength(1)
  }
  query.mockRestore()
})

test('a list gets a smaller picture, kept since the roast was saved', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const { id, smallImageUrl } = await saveFresh(ada, tellPhoto)
  const keys = [`roasts/${id}/picture-small.jpg`, `roasts/${id}/picture.webp`]
  expect(app.storage.keys().toSorted()).toEqual(keys)
  const small = await ada.request(smallImageUrl ?? '')
  expect(small.headers.get('content-type')).toBe('image/jpeg')
  const bytes = await small.arrayBuffer()
  expect((await sharp(bytes).metadata()).width).toBe(652)
  // Lost, it is made again.
  const whole = await new Response(await app.storage.get(`roasts/${id}/picture.webp`)).bytes()
  await app.storage.deleteAll(`roasts/${id}/`)
  await app.storage.put(`roasts/${id}/picture.webp`, whole)
  const again = await ada.request(smallImageUrl ?? '')
  expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
  expect(app.storage.keys().toSorted()).toEqual(keys)
  expect((await app.browser().request(smallImageUrl ?? '')).status).toBe(404)
})

test('a roast of text has no picture', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const roast = await saveFresh(ada)
  expect(roast.imageUrl).toBeNull()
  expect((await ada.request(`/api/roasts/${roast.id}/picture`)).status).toBe(404)
})

test.each([
  ['', 'image/png', 'scorch-ID.png'],
  ['?form=card', 'image/png', 'scorch-ID.png'],
  ['?form=story', 'image/png', 'scorch-ID-story.png'],
  ['?form=preview', 'image/jpeg', 'scorch-ID-preview.jpg'],
])('the card %s is printed once and has a name to keep it under', async (query, mime, name) => {
  const { cards, asked } = watchedCards()
  await using app = await createTestApp({ cards })
  const ada = await app.signUp()
  const roast = await saveFresh(ada, tellPhoto)
  const path = `/api/roasts/${roast.id}/card${query}`
  const together = await Promise.all([ada.request(path), ada.request(path), ada.request(path)])
  const later = await ada.request(path)
  for (const response of [...together, later]) {
    expect(response.headers.get('content-type')).toBe(mime)
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="${name.replace('ID', roast.id)}"`,
    )
    expect(await response.text()).toContain(`${roast.score} ${roast.caption}`)
  }
  expect(asked).toHaveLength(1)
  const { picture, ...told } = asked[0] ?? { picture: null }
  expect(told).toEqual({
    modeTitle: 'Roast My Selfie',
    roast: roast.caption,
    rating: roast.score,
    originalText: null,
  })
  const kept = await ada.request(roast.smallImageUrl ?? '')
  expect(Buffer.compare(picture ?? Buffer.of(), Buffer.from(await kept.arrayBuffer()))).toBe(0)
})

test('a card that cannot be printed is an error to try again after, and nothing is kept of it', async () => {
  let isBroken = true
  const fake = createFakeCards()
  const renderCard: Cards['renderCard'] = (...args) =>
    isBroken ? Promise.reject(new CardError('busy')) : fake.renderCard(...args)
  await using app = await createTestApp({ cards: { ...fake, renderCard } })
  const ada = await app.signUp()
  const { id } = await saveFresh(ada)
  const failed = await ada.request(`/api/roasts/${id}/card`)
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await failed.json()).toMatchObject({ code: 'card-failed' })
  expect(app.storage.keys()).toEqual([])
  isBroken = false
  expect((await ada.request(`/api/roasts/${id}/card`)).status).toBe(200)
})

test('a roast that is deleted while its card is printed leaves no card behind', async () => {
  const [started, deleted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { cards } = watchedCards(() => {
    started.resolve()
    return deleted.promise
  })
  await using app = await createTestApp({ cards })
  const ada = await app.signUp()
  const { id } = await saveFresh(ada)
  const card = ada.request(`/api/roasts/${id}/card`)
  await started.promise
  await ada.request(`/api/roasts/${id}`, { method: 'DELETE' })
  deleted.resolve()
  expect((await card).status).toBe(404)
  expect(app.storage.keys()).toEqual([])
})

test('an unknown form is invalid input', async () => {
  await using app = await createTestApp()
  const response = await app.request('/api/roasts/abc/card?form=poster')
  expect(response.status).toBe(400)
})

test('a card that cannot be kept is printed all the same, and again the next time', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const { id } = await saveFresh(ada)
  const { put } = app.storage
  app.storage.put = () => Promise.reject(new Error('the disk is full'))
  const card = await ada.request(`/api/roasts/${id}/card`)
  expect(card.status).toBe(200)
  app.storage.put = put
  expect(await (await ada.request(`/api/roasts/${id}/card`)).arrayBuffer()).toEqual(await card.arrayBuffer())
  expect(app.storage.keys()).toHaveLength(1)
})
