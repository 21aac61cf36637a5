import { Renderer } from '@takumi-rs/core'
import { PRODUCT, TAGLINE } from '#domain/product.ts'
import type { Sheet } from './drawing/draft.ts'
import { leaveOutPhoto } from './drawing/left-out.ts'
import { type Box, box } from './drawing/node.ts'
import { PALETTE } from './drawing/palette.ts'
import { cardForm } from './forms/card-form.ts'
import { previewForm } from './forms/preview-form.ts'
import { storyForm } from './forms/story-form.ts'
import type { Card, CardForm, CardImage } from './port.ts'
import { develop, type Size, sizeOf } from './print/develop.ts'
import { insideFrame, type Print, printPhoto } from './print/halftone.ts'
import { toSmallJpeg } from './print/jpeg.ts'
import { addGrain, layPrint, type Plate, toPlate } from './print/plate.ts'
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
    const size = card.picture && (await sizeOf(card.picture).catch(blamePicture))
    const aspect = size && size.width / size.height
    const sheet = await FORMS[form]({ renderer: this.#renderer, card, aspect })
    const { photo: frame, scale } = sheet
    // The photo is printed in this thread while others draw the rest.
    const [plate, print] = await Promise.all([
      this.#drawPaper(sheet, textsOf(card)),
      card.picture && size && frame && printPicture(card.picture, size, frame, scale),
    ])
    if (print && frame) layPrint(plate, print, frame.x * scale, frame.y * scale)
    const { width, height } = plate
    if (form !== 'preview') return { bytes: await toPng(plate), mime: 'image/png', width, height }
    return { bytes: await toSmallJpeg(plate, MAX_PREVIEW_BYTES), mime: 'image/jpeg', width, height }
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

  async #drawPaper(sheet: Sheet, texts: readonly string[]): Promise<Plate> {
    const { width, scale, photo } = sheet
    const whole = { nodes: [...sheet.backdrop, ...sheet.parts], height: sheet.height }
    const { nodes, height } = leaveOutPhoto(sheet) ?? whole
    const root = box({ display: 'flex', width, height, backgroundColor: PALETTE.ground }, nodes)
    const size = { width: width * scale, height: height * scale }
    const images = await emojiImages(texts)
    const options = { ...size, devicePixelRatio: scale, format: 'raw', images } as const
    const gap = { at: (photo?.y ?? 0) * scale, rows: (sheet.height - height) * scale }
    const plate = toPlate(await this.#renderer.render(root, options), size.width, size.height, gap)
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

async function printPicture(picture: Uint8Array, known: Size, frame: Box, scale: number): Promise<Print> {
  const inside = insideFrame(frame)
  const wanted = { width: inside.width * DETAIL, height: inside.height * DETAIL }
  return printPhoto(await develop(picture, known, wanted).catch(blamePicture), frame, scale)
}

async function emojiImages(texts: readonly string[]) {
  const names = new Set(
    texts.flatMap(splitEmoji).flatMap((piece) => (piece.kind === 'emoji' ? [piece.name] : [])),
  )
  return await Promise.all(
    [...names].map(async (name) => ({ src: emojiSource(name), data: await readEmoji(name) })),
  )
}
