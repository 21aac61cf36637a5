import type { Box } from '../drawing/node.ts'
import type { Photo } from './develop.ts'
import { STEPS } from './inks.ts'
import type { Plate } from './plate.ts'

/** contrast(1.12) saturate(0.86) sepia(0.12), as on the web page, for 8-bit values times 1024. */
const TONE = [
  [950, 211, 34, -16],
  [76, 1067, 32, -16],
  [66, 177, 895, -15],
] as const

/** Distance of the dots in CSS pixels. */
const PITCH = 3
const STRIP_ROWS = 200

/** Where a photo goes on a plate: `area` in CSS pixels, to which the photo is stretched. */
export interface Printing {
  plate: Plate
  photo: Photo
  area: Box
  scale: number
}

/**
 * Puts a photo on the plate as a press does: a little harder, a little browner, in six strengths of each colour, which
 * grow and shrink as dots on a screen at 45 degrees. Strip by strip, top to bottom; yields how many of the plate's rows
 * are done.
 */
export function* printPhoto(printing: Printing): Generator<number> {
  const { plate, photo, area, scale } = printing
  const toned = { ...photo, data: tone(photo.data) }
  const columns = Int32Array.from(
    { length: area.width * scale },
    (_, x) => Math.floor((x * photo.width) / (area.width * scale)) * 3,
  )
  const screen = screenOf(PITCH * scale)
  const height = area.height * scale
  for (let from = 0; from < height; from += STRIP_ROWS) {
    const to = Math.min(height, from + STRIP_ROWS)
    for (let y = from; y < to; y++) printRow({ plate, photo: toned, area, scale }, y, columns, screen)
    yield area.y * scale + to
  }
}

function printRow(printing: Printing, y: number, columns: Int32Array, screen: Screen): void {
  const { plate, photo, area, scale } = printing
  const { data: from } = photo
  const { pitch, red, green, blue } = screen
  const line = Math.floor((y * photo.height) / (area.height * scale)) * photo.width * 3
  const target = (area.y * scale + y) * (plate.width + 1) + 1 + area.x * scale
  const start = (y % pitch) * pitch * 256
  const end = start + pitch * 256
  for (let x = 0, dot = start; x < columns.length; x++) {
    const at = line + (columns[x] ?? 0)
    plate.data[target + x] =
      (red[dot + (from[at] ?? 0)] ?? 0) +
      (green[dot + (from[at + 1] ?? 0)] ?? 0) +
      (blue[dot + (from[at + 2] ?? 0)] ?? 0)
    dot += 256
    if (dot === end) dot = start
  }
}

function tone(rgb: Photo['data']): Uint8ClampedArray {
  const [[rr, rg, rb, r0], [gr, gg, gb, g0], [br, bg, bb, b0]] = TONE
  const toned = new Uint8ClampedArray(rgb.length)
  for (let at = 0; at < rgb.length; at += 3) {
    const red = rgb[at] ?? 0
    const green = rgb[at + 1] ?? 0
    const blue = rgb[at + 2] ?? 0
    toned[at] = ((red * rr + green * rg + blue * rb) >> 10) + r0
    toned[at + 1] = ((red * gr + green * gg + blue * gb) >> 10) + g0
    toned[at + 2] = ((red * br + green * bg + blue * bb) >> 10) + b0
  }
  return toned
}

/** For each pixel of a square of the screen, what 256 values of a colour add to the number of the ink: `[pixel][value]`. */
interface Screen {
  pitch: number
  red: Uint8Array
  green: Uint8Array
  blue: Uint8Array
}

const screens = new Map<number, Screen>()

function screenOf(pitch: number): Screen {
  const known = screens.get(pitch)
  if (known) return known
  const blue = new Uint8Array(pitch * pitch * 256)
  const places = Array.from({ length: pitch * pitch }, (_, at) => at)
  const ranks = places.toSorted((a, b) => heightAt(a, pitch) - heightAt(b, pitch) || a - b)
  for (const [rank, place] of ranks.entries()) {
    const threshold = (rank + 0.5) / ranks.length
    for (let value = 0; value < 256; value++) {
      blue[place * 256 + value] = Math.min(STEPS - 1, Math.floor((value / 255) * (STEPS - 1) + threshold))
    }
  }
  const screen = {
    pitch,
    red: blue.map((strength) => strength * STEPS * STEPS),
    green: blue.map((strength) => strength * STEPS),
    blue,
  }
  screens.set(pitch, screen)
  return screen
}

/** Two hills and two valleys a square: as a colour gets lighter, dots grow from the hills. */
function heightAt(place: number, pitch: number): number {
  const x = ((place % pitch) + 0.5) / pitch
  const y = (Math.floor(place / pitch) + 0.5) / pitch
  return Math.cos(2 * Math.PI * (x + y)) + Math.cos(2 * Math.PI * (x - y))
}
