import sharp from 'sharp'
import type { Box } from '../drawing/node.ts'

export interface Size {
  width: number
  height: number
}

/** Interleaved 8-bit RGB, row by row, and the part of it that is to be seen, in pixels. */
export interface Photo extends Size {
  data: Uint8Array
  part: Box
}

/** Where the heads are: what is cropped goes from the bottom more than from the top. */
const KEPT_FROM_TOP = 0.15
/** What is a little larger than it needs to be is printed as it is: making it smaller takes longer than the print. */
const NEAR_ENOUGH = 0.7

/** In pixels. Rejects when it is no picture. */
export async function sizeOf(picture: Uint8Array): Promise<Size> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}

/** The picture, whose sizeOf() is known, about as large as to cover `wanted` pixels; the part has their shape. */
export async function develop(picture: Uint8Array, known: Size, wanted: Size): Promise<Photo> {
  const factor = Math.max(wanted.width / known.width, wanted.height / known.height)
  const size = factor >= NEAR_ENOUGH && factor <= 1 ? known : scaled(known, factor)
  const data = await sharp(picture)
    .resize(size.width, size.height, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer()
  return { ...size, data, part: partOf(size, wanted) }
}

function scaled({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** As much as there is of that shape. */
function partOf(size: Size, shape: Size): Box {
  const width = Math.min(size.width, (size.height * shape.width) / shape.height)
  const height = Math.min(size.height, (size.width * shape.height) / shape.width)
  return { x: (size.width - width) / 2, y: (size.height - height) * KEPT_FROM_TOP, width, height }
}
