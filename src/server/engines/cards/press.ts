import { Renderer } from '@takumi-rs/core'
import { PRODUCT, TAGLINE } from '#domain/product.ts'
import type { Sheet } from './drawing/draft.ts'
import { type Box, box } from './drawing/node.ts'
import { PALETTE } from './drawing/palette.ts'
import { cardForm } from './forms/card-form.ts'
import { previewForm } from './forms/preview-form.ts'
import { storyForm } from './forms/story-form.ts'
import type { Card, CardForm, CardImage } from './port.ts'
import { aspectOf, develop as developPhoto, type Photo } from './print/develop.ts'
import { printPhoto } from './print/halftone.ts'
import { toSmallJpeg } from './print/jpeg.ts'
import { addGrain, type Plate, rowsOf, toPlate } from './print/plate.ts'
import { toPng } from './print/png.ts'
import { tidy } from './text/direction.ts'
import { readEmoji, splitEmoji } from './text/emoji.ts'
import { emojiSource } from './text/fit-text.ts'
import { FontShelf } from './text/fonts.ts'

const FORMS = { card: cardForm, story: storyForm, preview: previewForm }
/** Pixels of the photo per CSS pixel: what the screen of dots cannot show need not be decoded. */
const DETAIL = 2
/** Messengers load no larger preview. */
const MAX_PREVIEW_BYTES = 300_000
const RENDERER_CACHE_BYTES = 16 * 2 ** 20
/** What the house itself writes on every card. */
const BASIC_LATIN = 'A“'

/** The photo cannot be decoded; `cause` is what the decoder said. */
export class DamagedPicture extends Error {}

function blamePicture(cause: unknown): never {
  throw new DamagedPicture('the picture cannot be decoded', { cause })
}

/** Draws cards in the thread that it is called in: the text by takumi, the photo by ourselves. One card at a time. */
export class Press {
  readonly #renderer = new Renderer({ cacheMaxBytes: RENDERER_CACHE_BYTES })
  readonly #fonts = new FontShelf(this.#renderer)

  async print(untidy: Card, form: CardForm): Promise<CardImage> {
    const card = tidied(untidy)
    await this.#fonts.provide([BASIC_LATIN, ...textsOf(card)])
    const aspect = card.picture && (await aspectOf(card.picture).catch(blamePicture))
    const sheet = await FORMS[form]({ renderer: this.#renderer, card, aspect })
    const developing = develop(card.picture, aspect, sheet.photo)
    const plate = await this.#printPaper(sheet, textsOf(card))
    const strips = printInStrips(plate, sheet, developing)
    const size = { width: plate.width, height: plate.height }
    if (form !== 'preview') return { bytes: await toPng(plate, strips), mime: 'image/png', ...size }
    return { bytes: await toSmallJpeg(plate, strips, MAX_PREVIEW_BYTES), mime: 'image/jpeg', ...size }
  }

  /** Loads what the first card would wait for. */
  async warmUp(): Promise<void> {
    const card: Card = {
      modeTitle: PRODUCT,
      roast: TAGLINE,
      rating: 10,
      picture: null,
      originalText: PRODUCT,
    }
    await this.print(card, 'preview')
  }

  async #printPaper(sheet: Sheet, texts: readonly string[]): Promise<Plate> {
    const { width, height, scale } = sheet
    const root = box({ display: 'flex', width, height, backgroundColor: PALETTE.ground }, [
      ...sheet.backdrop,
      ...sheet.parts,
    ])
    const size = { width: width * scale, height: height * scale }
    const images = await emojiImages(texts)
    const options = { ...size, devicePixelRatio: scale, format: 'raw', images } as const
    const plate = toPlate(await this.#renderer.render(root, options), size.width, size.height)
    addGrain(plate, scale)
    return plate
  }
}

function tidied(card: Card): Card {
  const { modeTitle, roast, originalText } = card
  return {
    ...card,
    modeTitle: tidy(modeTitle),
    roast: tidy(roast),
    originalText: originalText && tidy(originalText),
  }
}

function textsOf({ modeTitle, roast, originalText }: Card): string[] {
  return [modeTitle, roast, originalText ?? '']
}

/** Decodes the photo, if there is one, while the rest is drawn. */
function develop(picture: Card['picture'], aspect: number | null, area: Box | null): Promise<Photo | null> {
  if (!picture || !aspect || !area) return Promise.resolve(null)
  const size = { width: area.width * DETAIL, height: area.height * DETAIL }
  const developing = developPhoto(picture, aspect, size).catch(blamePicture)
  // Awaited later; without this, a failure before that would end the worker.
  developing.catch(() => {})
  return developing
}

async function* printInStrips(
  plate: Plate,
  { photo: area, scale }: Sheet,
  developing: Promise<Photo | null>,
): AsyncGenerator<Buffer> {
  let done = 0
  if (area) {
    done = area.y * scale
    yield rowsOf(plate, 0, done)
    const photo = await developing
    for (const row of photo ? printPhoto({ plate, photo, area, scale }) : []) {
      yield rowsOf(plate, done, row)
      done = row
    }
  }
  yield rowsOf(plate, done, plate.height)
}

async function emojiImages(texts: readonly string[]) {
  const names = new Set(
    texts.flatMap(splitEmoji).flatMap((piece) => (piece.kind === 'emoji' ? [piece.name] : [])),
  )
  return await Promise.all(
    [...names].map(async (name) => ({ src: emojiSource(name), data: await readEmoji(name) })),
  )
}
