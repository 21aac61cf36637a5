import sharp from 'sharp'

export interface Size {
  width: number
  height: number
}

/** Interleaved 8-bit RGB, row by row. */
export interface Photo extends Size {
  data: Uint8Array
}

/**
 * Pixels that the largest frame shows all of: 652 from left to right, 280 from top to bottom of the flattest. Small
 * copies of the pictures that people keep are just so wide, and are only decoded.
 */
const ENOUGH: Size = { width: 652, height: 280 }

/** Width over height of a picture. Rejects when it is none. */
export async function aspectOf(picture: Uint8Array): Promise<number> {
  const { width, height } = await sharp(picture).metadata()
  return width / height
}

/** The whole picture in enough pixels for any form of card. */
export async function develop(picture: Uint8Array): Promise<Photo> {
  const { data, info } = await sharp(picture)
    .resize({ ...ENOUGH, fit: 'outside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
