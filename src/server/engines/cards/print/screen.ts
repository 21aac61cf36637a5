import { STEPS } from './inks.ts'

/** Distance of the dots in CSS pixels. */
const PITCH = 10 / 3
/** Points from left to right that show all that dots let through: more are not seen, and make files twice as large. */
const ENOUGH = 480

/** What a photo is printed through, a square that repeats: for each of its points, what 256 values add to the number of the ink. */
export interface Screen {
  /** Pixels of a point's side. */
  point: number
  /** Points of the square's side. */
  pitch: number
  rows: readonly ScreenRow[]
}

/** `[256 * point + value]` */
export interface ScreenRow {
  red: Uint8Array
  green: Uint8Array
  blue: Uint8Array
}

const screens = new Map<string, Screen>()

/** For a photo `width` pixels wide, in a few strengths of each colour, which grow and shrink as dots at 45 degrees. */
export function screenOf(scale: number, width: number): Screen {
  const point = Math.max(1, Math.floor(width / ENOUGH))
  const name = `${scale}/${point}`
  const known = screens.get(name)
  if (known) return known
  const pitch = Math.round((PITCH * scale) / point)
  const thresholds = thresholdsOf(pitch)
  const rows = Array.from({ length: pitch }, (_, y) =>
    screenRow(thresholds.slice(y * pitch, (y + 1) * pitch)),
  )
  screens.set(name, { point, pitch, rows })
  return { point, pitch, rows }
}

/** Between 0 and 1, each point's own: two hills and two valleys a square; as it gets lighter, dots grow from the hills. */
function thresholdsOf(pitch: number): number[] {
  const places = Array.from({ length: pitch * pitch }, (_, at) => at)
  const ranks = places.toSorted((a, b) => heightAt(a, pitch) - heightAt(b, pitch) || a - b)
  const thresholds = places.map(() => 0)
  for (const [rank, place] of ranks.entries()) thresholds[place] = (rank + 0.5) / ranks.length
  return thresholds
}

function heightAt(place: number, pitch: number): number {
  const x = ((place % pitch) + 0.5) / pitch
  const y = (Math.floor(place / pitch) + 0.5) / pitch
  return Math.cos(2 * Math.PI * (x + y)) + Math.cos(2 * Math.PI * (x - y))
}

function screenRow(thresholds: readonly number[]): ScreenRow {
  const strengths = thresholds.flatMap((threshold) =>
    Array.from({ length: 256 }, (_, value) =>
      Math.min(STEPS - 1, Math.floor((value / 255) * (STEPS - 1) + threshold)),
    ),
  )
  const times = (factor: number) => Uint8Array.from(strengths, (strength) => strength * factor)
  return { red: times(STEPS * STEPS), green: times(STEPS), blue: times(1) }
}
