import type { Box } from '../drawing/node.ts'
import { PALETTE } from '../drawing/palette.ts'
import type { Photo, Size } from './develop.ts'
import { inkNamed } from './inks.ts'
import { Scratch } from './memory.ts'
import { type ScreenRow, screenOf } from './screen.ts'
import { type Tone, toneOf } from './tone.ts'

/** Width of the frame in CSS pixels. */
const FRAME = 3
const FRAME_INK = inkNamed(PALETTE.ink)

/** Values between -LOWEST and three times white as 8 bits: a table is twice as fast as asking. */
const LOWEST = 16
const CLAMPED = Uint8ClampedArray.from({ length: LOWEST + 3 * 256 }, (_, at) => at - LOWEST)

/** A printed photo in its frame: one ink a pixel, row by row. */
export interface Print extends Size {
  inks: Uint8Array
}

/** Where the heads are: what is cropped goes from the bottom more than from the top. */
const KEPT_FROM_TOP = 0.15

/** Prints a photo through a screen of dots, as much of it as has the shape of the inside of a frame of `size` CSS pixels. */
export function printPhoto(photo: Photo, size: Size, scale: number, scratch = new Scratch()): Print {
  const [width, height] = [size.width * scale, size.height * scale]
  const inks = scratch.take(width * height).fill(FRAME_INK)
  const inside = { width: size.width - 2 * FRAME, height: size.height - 2 * FRAME }
  const wide = inside.width * scale
  const high = inside.height * scale
  const { point, pitch, rows } = screenOf(scale, wide)
  const part = partOf(photo, inside)
  const columns = places(wide / point, part.x, part.width).map((column) => column * 3)
  const lines = places(high / point, part.y, part.height)
  const tone = toneOf(photo.data)
  for (const [index, line] of lines.entries()) {
    const row = rows[index % pitch]
    const start = (index * point + FRAME * scale) * width + FRAME * scale
    if (row) printRow(photo.data, line * photo.width * 3, inks, start, { columns, point, tone, row })
    const rest = Math.min(point, high - index * point)
    for (let below = 1; below < rest; below++) inks.copyWithin(start + below * width, start, start + wide)
  }
  return { inks, width, height }
}

/** The largest part of that shape. */
function partOf(photo: Size, shape: Size): Box {
  const width = Math.min(photo.width, (photo.height * shape.width) / shape.height)
  const height = Math.min(photo.height, (photo.width * shape.height) / shape.width)
  return { x: (photo.width - width) / 2, y: (photo.height - height) * KEPT_FROM_TOP, width, height }
}

/** Which pixel of a row (or column) of the photo is seen at each of `count` points. */
function places(count: number, start: number, length: number): Int32Array {
  return Int32Array.from({ length: Math.ceil(count) }, (_, at) => Math.floor(start + (at * length) / count))
}

interface RowPlan {
  columns: Int32Array
  point: number
  tone: Tone
  row: ScreenRow
}

/** From the photo's row that begins at `line` to the print's that begins at `start`. */
function printRow(rgb: Uint8Array, line: number, inks: Uint8Array, start: number, plan: RowPlan): void {
  const { columns, point } = plan
  const { red, green, blue } = plan.row
  const { r: rr, g: rg, b: rb, added: r0 } = plan.tone.red
  const { r: gr, g: gg, b: gb, added: g0 } = plan.tone.green
  const { r: br, g: bg, b: bb, added: b0 } = plan.tone.blue
  for (let column = 0, dot = 0, x = start; column < columns.length; column++) {
    const at = line + (columns[column] ?? 0)
    const r = rgb[at] ?? 0
    const g = rgb[at + 1] ?? 0
    const b = rgb[at + 2] ?? 0
    const ink =
      (red[dot + (CLAMPED[((r * rr + g * rg + b * rb) >> 10) + r0 + LOWEST] ?? 0)] ?? 0) +
      (green[dot + (CLAMPED[((r * gr + g * gg + b * gb) >> 10) + g0 + LOWEST] ?? 0)] ?? 0) +
      (blue[dot + (CLAMPED[((r * br + g * bg + b * bb) >> 10) + b0 + LOWEST] ?? 0)] ?? 0)
    for (const end = x + point; x < end; x++) inks[x] = ink
    dot += 256
    if (dot === blue.length) dot = 0
  }
}
