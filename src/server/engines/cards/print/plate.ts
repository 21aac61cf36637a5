import type { Print } from './halftone.ts'
import { GRAIN_INK, inkOf, PAPER_INK } from './inks.ts'
import { Scratch } from './memory.ts'

/** A picture in inks: one byte a pixel, row by row, each row after a byte of 0 (as PNG wants it, unfiltered). */
export interface Plate {
  data: Buffer
  width: number
  height: number
}

/** Rows that a renderer has left out: so many of them, before its row `at`; they look like the row above. */
export interface Gap {
  at: number
  rows: number
}

/** A plate for all pixels to be inked. */
export function blankPlate(width: number, height: number, scratch = new Scratch()): Plate {
  const data = scratch.take((width + 1) * height)
  for (let row = 0; row < data.length; row += width + 1) data[row] = 0
  return { data, width, height }
}

/**
 * Puts what a renderer has drawn, 8-bit RGBA, on a plate in the inks of the house, from top to bottom. Half of the rows
 * repeat the one above and are copied. Yields how many rows of the plate are done: every `step`, after the gap, at the end.
 */
export function* inkPaper(plate: Plate, rgba: Buffer, gap: Gap, step = plate.height): Generator<number> {
  const { width, height } = plate
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength / 4)
  for (let row = 0; row < height; row++) {
    const isAfterGap = row === gap.at && gap.rows > 0
    const isNext = isAfterGap || (row > 0 && row % step === 0)
    if (isAfterGap) for (const end = row + gap.rows; row < end; row++) repeatRow(plate, row)
    if (isNext) yield row
    const y = row < gap.at ? row : row - gap.rows
    // What was yielded may have been printed on.
    if (y > 0 && !isNext && repeats(rgba, y, width)) repeatRow(plate, row)
    else inkRow(pixels.subarray(y * width, (y + 1) * width), plate.data, row * (width + 1) + 1)
  }
  yield height
}

/** The rows from one to before another, as they go into a PNG. */
export function rowsOf({ data, width }: Plate, from: number, to: number): Buffer {
  return data.subarray(from * (width + 1), to * (width + 1))
}

/** Puts a print on the plate, its upper left corner at this pixel. */
export function layPrint({ data, width }: Plate, print: Print, x: number, y: number): void {
  for (let row = 0; row < print.height; row++) {
    const line = print.inks.subarray(row * print.width, (row + 1) * print.width)
    data.set(line, (y + row) * (width + 1) + 1 + x)
  }
}

function repeatRow({ data, width }: Plate, row: number): void {
  data.copyWithin(row * (width + 1), (row - 1) * (width + 1), row * (width + 1))
}

function repeats(rgba: Buffer, y: number, width: number): boolean {
  const [above, row, below] = [(y - 1) * width * 4, y * width * 4, (y + 1) * width * 4]
  return rgba.compare(rgba, above, row, row, below) === 0
}

function inkRow(row: Uint32Array, data: Buffer, start: number): void {
  let lastPixel = row[0] ?? 0
  let lastInk = inkOf(lastPixel)
  for (let x = 0; x < row.length; x++) {
    const pixel = row[x] ?? 0
    if (pixel !== lastPixel) {
      lastPixel = pixel
      lastInk = inkOf(pixel)
    }
    data[start + x] = lastInk
  }
}

/** Distance and radius of the grain's dots in CSS pixels, as on the web page. */
const GRAIN_PITCH = 5
const GRAIN_RADIUS = 0.85

/** The grain of printed paper, dots that are felt more than seen, wherever the paper is bare, in these rows. */
export function addGrain({ data, width }: Plate, scale: number, from: number, to: number): void {
  const pitch = GRAIN_PITCH * scale
  const radius = GRAIN_RADIUS * scale
  const reach = Math.ceil(radius)
  for (let y = from; y < to; y++) {
    // Dots stand `reach` from the edges, so every `pitch` rows begin with the upper end of some.
    const above = (y % pitch) - reach
    if (above > reach) continue
    const half = Math.floor(Math.sqrt(radius ** 2 - above ** 2))
    if (!(half >= 0)) continue
    const row = y * (width + 1) + 1
    for (let x = reach; x < width - reach; x += pitch) {
      for (let at = row + x - half; at <= row + x + half; at++) {
        if (data[at] === PAPER_INK) data[at] = GRAIN_INK
      }
    }
  }
}
