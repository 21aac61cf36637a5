import type { Print } from './halftone.ts'
import { GRAIN_INK, inkOf, PAPER_INK } from './inks.ts'

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

/** What a renderer has drawn, 8-bit RGBA, in the inks of the house. Half of the rows repeat the one above and are copied. */
export function toPlate(
  rgba: Buffer,
  width: number,
  height: number,
  gap: Gap = { at: height, rows: 0 },
): Plate {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength / 4)
  const plate = { data: Buffer.alloc((width + 1) * (height + gap.rows)), width, height: height + gap.rows }
  let row = 0
  for (let y = 0; y < height; y++, row++) {
    if (y === gap.at) for (const end = row + gap.rows; row < end; row++) repeatRow(plate, row)
    if (y > 0 && repeats(rgba, y, width)) repeatRow(plate, row)
    else inkRow(pixels.subarray(y * width, (y + 1) * width), plate.data, row * (width + 1) + 1)
  }
  return plate
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

/** The grain of printed paper, dots that are felt more than seen, wherever the paper is bare. */
export function addGrain({ data, width, height }: Plate, scale: number): void {
  const pitch = GRAIN_PITCH * scale
  const reach = Math.ceil(GRAIN_RADIUS * scale)
  const offsets = dotOffsets(GRAIN_RADIUS * scale, width + 1)
  for (let y = reach; y < height - reach; y += pitch) {
    const row = y * (width + 1) + 1
    for (let x = reach; x < width - reach; x += pitch) {
      for (let i = 0; i < offsets.length; i++) {
        const at = row + x + (offsets[i] ?? 0)
        if (data[at] === PAPER_INK) data[at] = GRAIN_INK
      }
    }
  }
}

/** Where the pixels of a dot are from its middle. */
function dotOffsets(radius: number, stride: number): Int32Array {
  const reach = Math.ceil(radius)
  const side = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach)
  const inside = side.flatMap((dy) => side.map((dx) => [dx, dy] as const)).filter(isNear(radius))
  return Int32Array.from(inside, ([dx, dy]) => dy * stride + dx)
}

const isNear =
  (radius: number) =>
  ([dx, dy]: readonly [number, number]) =>
    Math.hypot(dx, dy) <= radius
