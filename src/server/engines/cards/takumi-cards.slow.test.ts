import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { describeCards } from './cards.contract.ts'
import { aCard, aPhoto, LONG_TEXTS } from './cards.samples.ts'
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
    ['Greek', 'Ελλάδα', 'Σκύλος'],
    ['Korean', '한국어', '고양이'],
    ['Chinese', '简体汉字', '这们个说'],
    ['Hebrew', 'שלום', 'כלבי'],
    ['Thai', 'ไทย', 'แมว'],
    ['Hindi', 'हिन्दी', 'कुत्ता'],
    ['Bengali', 'বাংলা', 'বিড়াল'],
    ['Tamil', 'தமிழ்', 'பூனை'],
    ['Georgian', 'ქართული', 'კატა'],
    ['Armenian', 'Հայերեն', 'կատու'],
    ['Amharic', 'አማርኛ', 'ድመት'],
    ['Burmese', 'မြန်မာ', 'ကြောင်'],
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

  it('writes what hides and turns around like the same text without it', async () => {
    const [hidden, plain] = await Promise.all(
      ['\u202Ea\u200Bb\u2066 \uFEFFc\u0336', 'ab c'].map((roast) =>
        cards.renderCard(aCard({ roast, originalText: roast }), 'preview'),
      ),
    )
    expect(hidden?.bytes).toEqual(plain?.bytes)
  })

  it('draws a text the same whatever it has drawn before', async () => {
    const fresh = createCards({ maxThreads: 1 })
    const chinese = aCard({ roast: '直骨这阢', originalText: 'ə ₺ ★' })
    const first = await fresh.renderCard(chinese, 'preview')
    for (const roast of ['直骨です', '大韓民國 한국어']) await fresh.renderCard(aCard({ roast }), 'preview')
    expect(await fresh.renderCard(chinese, 'preview')).toEqual(first)
    await fresh.close()
  })

  it('prints a photo the same whatever it has printed before', async () => {
    const fresh = createCards({ maxThreads: 1 })
    const [tall, wide] = [await aPhoto(400, 900), await aPhoto(900, 300)]
    const first = await fresh.renderCard(aCard({ picture: wide }), 'card')
    for (const form of ['card', 'story', 'preview'] as const) {
      await fresh.renderCard(aCard({ picture: tall, roast: LONG_TEXTS.Japanese ?? '' }), form)
    }
    expect(await fresh.renderCard(aCard({ picture: wide }), 'card')).toEqual(first)
    await fresh.close()
  })

  it('would notice missing glyphs', async () => {
    const [one, other] = await Promise.all(
      ['\uE000\uE001', '\uE002\uE003'].map((roast) => cards.renderCard(aCard({ roast }), 'preview')),
    )
    expect(one?.bytes).toEqual(other?.bytes)
  })
})
