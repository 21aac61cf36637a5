import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import type { Picture, SquarePlace } from './port.ts'

export const MAX_PIXELS = 40_000_000
const KEPT_SIDE = 1280
const LOOKED_AT_SIDE = 640
/** Two for each CSS pixel that a card has for a photo: it is printed as it is. */
const SMALL_WIDTH = 652
const SECONDS = 12
const WHITE = '#ffffff'

/** What is asked of sharp for anything that somebody uploaded: files with small flaws pass, cut-off ones do not. */
export const UPLOAD_OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const

interface Upright {
  width: number
  height: number
}

/**
 * Decodes once, makes it small, and encodes from there: WebP to keep and raw pixels to look at, side by side.
 * Metadata and colour profile end here: sharp writes none unless asked, and pixels are converted to sRGB first.
 */
export async function reencode(source: Sharp, original: Upright): Promise<Picture> {
  const { data, info } = await source
    .autoOrient()
    .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const small = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const [webp, pixels] = await Promise.all([
    small().webp({ effort: 1, quality: 82 }).timeout({ seconds: SECONDS }).toBuffer(),
    small()
      .resize(LOOKED_AT_SIDE, LOOKED_AT_SIDE, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ])
  return {
    webp: own(webp),
    width: info.width,
    height: info.height,
    original,
    hash: createHash('sha256').update(webp).digest('hex'),
    pixels: { data: own(pixels.data), width: pixels.info.width, height: pixels.info.height },
  }
}

/** JPEG, because it is decoded in a third of the time that WebP takes. */
export async function makeSmall(source: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  const small = source.resize({ width: SMALL_WIDTH, withoutEnlargement: true }).jpeg({ quality: 82 })
  return own(await small.timeout({ seconds: SECONDS }).toBuffer())
}

/** What others see of a person is 104 CSS pixels wide at most; some screens have four to each. */
const SQUARE_SIDE = 512

/** Quality for few pixels: a square is small anyway. */
export async function makeSquare(source: Sharp, { x, y }: SquarePlace): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = await source.metadata()
  const side = Math.min(width, height)
  const [left, top] = [Math.round((width - side) * x), Math.round((height - side) * y)]
  const square = source
    .extract({ left, top, width: side, height: side })
    .resize(SQUARE_SIDE, SQUARE_SIDE, { withoutEnlargement: true })
    .webp({ quality: 86 })
  return own(await square.timeout({ seconds: SECONDS }).toBuffer())
}

/**
 * Memory that may be handed to another thread, which sharp's buffers may not. Its own toUint8Array() would be that
 * too, but in 0.35.5 it never frees what it returned: one copy of every picture would stay for good.
 */
function own(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer)
}
