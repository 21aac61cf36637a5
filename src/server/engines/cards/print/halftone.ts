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

/**
 * Puts a photo on the plate as a press does: a little harder, a little browner, in six strengths of each colour, which
 * grow and shrink as dots on a screen at 45 degrees. `area` in CSS pixels; the photo is stretched to it.
 */
export function printPhoto(plate: Plate, photo: Photo, area: Box, scale: number): void {
  const [left, top, width, height] = [area.x * scale, area.y * scale, area.width * scale, area.height * scale]
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor((x * photo.width) / width) * 3)
  const toned = tone(photo.data)
  const pitch = PITCH * scale
  const screen = screenOf(pitch)
  for (let y = 0; y < height; y++) {
    const row = (y % pitch) * pitch * 256
    const line = Math.floor((y * photo.height) / height) * photo.width * 3
    const target = (top + y) * (plate.width + 1) + 1 + left
    for (let x = 0, dot = row; x < width; x++) {
      const source = line + (columns[x] ?? 0)
      const red = screen[dot + (toned[source] ?? 0)] ?? 0
      const green = screen[dot + (toned[source + 1] ?? 0)] ?? 0
      const blue = screen[dot + (toned[source + 2] ?? 0)] ?? 0
      plate.data[target + x] = (red * STEPS + green) * STEPS + blue
      dot += 256
      if (dot === row + pitch * 256) dot = row
    }
  }
}

function tone(rgb: Uint8Array): Uint8ClampedArray {
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

const screens = new Map<number, Uint8Array>()

/** For each pixel of a `pitch` x `pitch` square, what each of 256 values is printed as: `[pixel][value]`, 0 to 5. */
function screenOf(pitch: number): Uint8Array {
  const known = screens.get(pitch)
  if (known) return known
  const places = Array.from({ length: pitch * pitch }, (_, at) => at)
  const screen = new Uint8Array(places.length * 256)
  const ranks = places.toSorted((a, b) => heightAt(a, pitch) - heightAt(b, pitch) || a - b)
  for (const [rank, place] of ranks.entries()) {
    const threshold = (rank + 0.5) / ranks.length
    for (let value = 0; value < 256; value++) {
      screen[place * 256 + value] = Math.min(STEPS - 1, Math.floor((value / 255) * (STEPS - 1) + threshold))
    }
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
