import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { describeCards } from './cards.contract.ts'
import { aCard, aPhoto } from './cards.samples.ts'
import { CardError } from './port.ts'
import { createCards } from './takumi-cards.ts'

describeCards('the takumi cards', () => createCards({ maxThreads: 1 }))

describe('the takumi cards', () => {
  const cards = createCards({ maxThreads: 1 })
  afterAll(() => cards.close())

  it('refuses a picture that is none, and goes on with the next card', async () => {
    const picture = new TextEncoder().encode('RIFF....WEBP and then nothing that makes sense')
    const refused = cards.renderCard(aCard({ picture }), 'card')
    await expect(refused).rejects.toEqual(new CardError('damaged-picture'))
    expect((await cards.renderCard(aCard(), 'preview')).width).toBe(1200)
  })

  it('leaves the caller its picture', async () => {
    const picture = await aPhoto(64, 64)
    const before = Buffer.from(picture)
    await cards.renderCard(aCard({ picture }), 'preview')
    expect(before.equals(picture)).toBe(true)
  })

  it('tells a worker that takes too long', async () => {
    const slow = createCards({ maxThreads: 1, timeoutMs: 1 })
    const waiting = slow.renderCard(aCard({ picture: await aPhoto(1280, 1280) }), 'card')
    await expect(waiting).rejects.toEqual(new CardError('timeout'))
    await slow.close()
  })

  it('prints the photo in its own colours, where it is', async () => {
    const blue = { r: 40, g: 80, b: 200 }
    const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: blue } })
      .webp({ lossless: true })
      .toBuffer()
    const { bytes } = await cards.renderCard(aCard({ picture }), 'card')
    const area = { left: 300, top: 400, width: 600, height: 600 }
    const [red, green, ink] = (await sharp(await sharp(bytes).extract(area).toBuffer()).stats()).channels
    expect(ink?.mean).toBeGreaterThan(150)
    expect(red?.mean).toBeLessThan(80)
    expect(green?.mean).toBeLessThan(110)
  })

  // Every missing glyph is the same box: two texts in it cannot be told apart.
  it.each([
    ['Japanese', '日本語が三つ', '月木火とコメ'],
    ['Arabic', 'سلام', 'كتاب'],
    ['Cyrillic', 'Пример', 'Собака'],
    ['Vietnamese', 'Tiếng', 'Những'],
    ['emoji', '🔥💀', '😂🚀'],
  ])('writes %s', async (_, one, other) => {
    const [first, second, missing] = await Promise.all(
      [one, other, one.replace(/\P{Z}/gu, '\uE000')].map((roast) =>
        cards.renderCard(aCard({ roast }), 'preview'),
      ),
    )
    expect(first?.bytes).not.toEqual(second?.bytes)
    expect(first?.bytes).not.toEqual(missing?.bytes)
  })

  it('would notice missing glyphs', async () => {
    const [one, other] = await Promise.all(
      ['\uE000\uE001', '\uE002\uE003'].map((roast) => cards.renderCard(aCard({ roast }), 'preview')),
    )
    expect(one?.bytes).toEqual(other?.bytes)
  })
})
