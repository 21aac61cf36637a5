import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { aCard, aPhoto, LONG_TEXTS } from './cards.samples.ts'
import type { Card, CardForm, Cards } from './port.ts'

/** What port.ts promises, checked on any printer of cards. */
export function describeCards(name: string, createCards: () => Cards): void {
  describe(`${name} keep the promises of cards`, () => {
    const cards = createCards()
    afterAll(() => cards.close())

    describe.each<CardForm>(['card', 'story', 'preview'])('as %s', (form) => {
      it.each(samples())('prints %s at its exact size', async (_, card) => {
        const image = await cards.renderCard(await card(), form)
        const { width, height, format } = await sharp(image.bytes).metadata()
        expect({ width, height, mime: `image/${format}` }).toEqual({
          width: image.width,
          height: image.height,
          mime: image.mime,
        })
        expectForm(form, image)
      })

      it('prints the same card the same, and another one differently', async () => {
        const card = aCard({ picture: await aPhoto(320, 400) })
        const image = await cards.renderCard(card, form)
        expect(await cards.renderCard(card, form)).toEqual(image)
        expect(await cards.renderCard({ ...card, rating: 3 }, form)).not.toEqual(image)
        expect(await cards.renderCard({ ...card, roast: 'Somebody else.' }, form)).not.toEqual(image)
      })
    })

    it('is stopped by a signal with the reason of whoever stopped it', async () => {
      const reason = new Error('the person went home')
      await expect(cards.renderCard(aCard(), 'card', AbortSignal.abort(reason))).rejects.toBe(reason)
    })
  })
}

function expectForm(
  form: CardForm,
  image: { width: number; height: number; mime: string; bytes: Uint8Array },
) {
  const { width, height, mime } = image
  if (form === 'card') expect({ width, mime }).toEqual({ width: 1200, mime: 'image/png' })
  if (form === 'story')
    expect({ width, height, mime }).toEqual({ width: 1080, height: 1920, mime: 'image/png' })
  if (form !== 'preview') return
  expect({ width, height, mime }).toEqual({ width: 1200, height: 630, mime: 'image/jpeg' })
  expect(image.bytes.byteLength).toBeLessThan(300_000)
}

function samples(): [string, () => Promise<Card>][] {
  const photos: [string, number, number][] = [
    ['a tall photo', 720, 1280],
    ['a wide photo', 1280, 500],
    ['a square photo', 900, 900],
    ['a photo of a few pixels', 3, 2],
  ]
  const texts = Object.entries(LONG_TEXTS)
  return [
    ...photos.map(([name, width, height]): [string, () => Promise<Card>] => [
      name,
      async () => aCard({ picture: await aPhoto(width, height), rating: 10 }),
    ]),
    ...texts.map(([name, roast]): [string, () => Promise<Card>] => [
      name,
      async () => aCard({ roast, originalText: roast.slice(0, 200), rating: 1 }),
    ]),
  ]
}
