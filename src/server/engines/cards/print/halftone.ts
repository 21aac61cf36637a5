import { PALETTE } from '../drawing/palette.ts'
import type { Photo, Size } from './develop.ts'
import { inkNamed } from './inks.ts'
import { type ScreenRow, screenOf } from './screen.ts'
import { tone } from './tone.ts'

/** Width of the frame in CSS pixels. */
const FRAME = 3
const FRAME_INK = inkNamed(PALETTE.ink)

/** A printed photo in its frame: one ink a pixel, row by row. */
export interface Print extends Size {
  inks: Uint8Array
}

/** What is left of a frame's inside for the photo itself, in CSS pixels. */
export function insideFrame({ width, height }: Size): Size {
  return { width: width - 2 * FRAME, height: height - 2 * FRAME }
}

/**
 * Prints a photo as a press does: a little harder, a little browner, through a screen of dots. Its part is stretched to
 * the inside of a frame of `size` CSS pixels. The photo is used up.
 */
export function printPhoto(photo: Photo, size: Size, scale: number): Print {
  const print = { width: size.width * scale, height: size.height * scale }
  const inks = new Uint8Array(print.width * print.height).fill(FRAME_INK)
  const inside = insideFrame(size)
  const [width, height] = [inside.width * scale, inside.height * scale]
  const { point, pitch, rows } = screenOf(scale, width)
  const columns = places(width / point, photo.part.x, photo.part.width).map((column) => column * 3)
  const lines = places(height / point, photo.part.y, photo.part.height)
  tone(photo.data)
  for (let y = 0; y < height; y++) {
    const start = (y + FRAME * scale) * print.width + FRAME * scale
    if (y % point) {
      inks.copyWithin(start, start - print.width, start - print.width + width)
      continue
    }
    const line = (lines[y / point] ?? 0) * photo.width * 3
    const row = rows[(y / point) % pitch]
    if (row) printRow(photo.data.subarray(line), inks.subarray(start, start + width), { columns, row, point })
  }
  return { ...print, inks }
}

/** Which pixel of a row (or column) of the photo is seen at each of `count` points. */
function places(count: number, start: number, length: number): Int32Array {
  return Int32Array.from({ length: Math.ceil(count) }, (_, at) => Math.floor(start + (at * length) / count))
}

interface RowPlan {
  columns: Int32Array
  row: ScreenRow
  point: number
}

function printRow(from: Uint8ClampedArray, to: Uint8Array, { columns, row, point }: RowPlan): void {
  const { red, green, blue } = row
  for (let column = 0, dot = 0, x = 0; column < columns.length; column++) {
    const at = columns[column] ?? 0
    const ink =
      (red[dot + (from[at] ?? 0)] ?? 0) +
      (green[dot + (from[at + 1] ?? 0)] ?? 0) +
      (blue[dot + (from[at + 2] ?? 0)] ?? 0)
    for (const end = x + point; x < end; x++) to[x] = ink
    dot += 256
    if (dot === blue.length) dot = 0
  }
}
