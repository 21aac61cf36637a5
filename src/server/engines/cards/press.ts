import { Renderer } from '@takumi-rs/core'
import { PRODUCT, TAGLINE } from '#domain/product.ts'
import type { Sheet } from './drawing/draft.ts'
import { type Drawing, drawingOf } from './drawing/left-out.ts'
import { box } from './drawing/node.ts'
import { PALETTE } from './drawing/palette.ts'
import { cardForm } from './forms/card-form.ts'
import { previewForm } from './forms/preview-form.ts'
import { storyForm } from './forms/story-form.ts'
import type { Card, CardForm, CardImage } from './port.ts'
import { makeBands } from './print/bands.ts'
import { aspectOf, develop, type Photo, type Size } from './print/develop.ts'
import { type Print, printPhoto } from './print/halftone.ts'
import { toSmallJpeg } from './print/jpeg.ts'
import { free, Scratch } from './print/memory.ts'
import { blankPlate } from './print/plate.ts'
import { toPng } from './print/png.ts'
import { tidy } from './text/direction.ts'
import { readEmoji, splitEmoji } from './text/emoji.ts'
import { emojiSource } from './text/fit-text.ts'
import { FontShelf } from './text/fonts.ts'

const FORMS = { card: cardForm, story: storyForm, preview: previewForm }
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
  readonly #platePaper = new Scratch()
  readonly #printPaper = new Scratch()

  async print(untidy: Card, form: CardForm): Promise<CardImage> {
    const card = tidied(untidy)
    const developing = card.picture && startDeveloping(card.picture)
    const texts = [card.modeTitle, card.roast, card.originalText ?? '']
    await this.#fonts.provide([BASIC_LATIN, ...texts])
    const aspect = card.picture && (await aspectOf(card.picture).catch(blamePicture))
    const sheet = await FORMS[form]({ renderer: this.#renderer, card, aspect })
    const images = await emojiImages(texts)
    const { photo: frame, scale } = sheet
    const drawing = drawingOf(sheet)
    // The photo is printed in this thread while others draw the rest.
    const [rgba, print] = await Promise.all([
      this.#draw(sheet, drawing, images),
      frame && developing?.then((photo) => this.#print(photo, frame, scale)),
    ])
    const plate = blankPlate(sheet.width * scale, sheet.height * scale, this.#platePaper)
    const bands = makeBands(plate, {
      rgba,
      gap: { at: (frame?.y ?? 0) * scale, rows: drawing.leftOut * scale },
      scale,
      print: print && frame ? { print, x: frame.x * scale, y: frame.y * scale } : null,
    })
    const { width, height } = plate
    if (form !== 'preview') return { bytes: await toPng(plate, bands), mime: 'image/png', width, height }
    return { bytes: await toSmallJpeg(plate, bands, MAX_PREVIEW_BYTES), mime: 'image/jpeg', width, height }
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

  #print(photo: Photo, frame: Size, scale: number): Print {
    try {
      return printPhoto(photo, frame, scale, this.#printPaper)
    } finally {
      free(photo.data)
    }
  }

  #draw({ width, scale }: Sheet, { nodes, height }: Drawing, images: EmojiImage[]): Promise<Buffer> {
    const root = box({ display: 'flex', width, height, backgroundColor: PALETTE.ground }, nodes)
    const size = { width: width * scale, height: height * scale }
    return this.#renderer.render(root, { ...size, devicePixelRatio: scale, format: 'raw', images })
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

function startDeveloping(picture: Uint8Array): Promise<Photo> {
  const developing = develop(picture).catch(blamePicture)
  // Awaited later; without this, a failure before that would end the worker.
  developing.catch(() => {})
  return developing
}

interface EmojiImage {
  src: string
  data: Uint8Array
}

async function emojiImages(texts: readonly string[]): Promise<EmojiImage[]> {
  const names = new Set(
    texts.flatMap(splitEmoji).flatMap((piece) => (piece.kind === 'emoji' ? [piece.name] : [])),
  )
  return await Promise.all(
    [...names].map(async (name) => ({ src: emojiSource(name), data: await readEmoji(name) })),
  )
}
