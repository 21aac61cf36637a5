import { EVERY_COLOR, PALETTE, SINGED } from '../drawing/palette.ts'

export type Rgb = readonly [number, number, number]

/** How many strengths of red, green and blue a photo is printed in. */
export const STEPS = 6
/** Printed black and white: ink, and paper a little lighter than the card's. */
const DARKEST: Rgb = [18, 13, 10]
const LIGHTEST: Rgb = [252, 247, 234]
const GRAIN: Rgb = [234, 222, 197]

/** The cool greys of emoji, which the warm ones of photos cannot stand in for. */
const EMOJI_GREYS = ['#f5f8fa', '#e1e8ed', '#ccd6dd', '#99aab5']

/** Steps between two colours, for the smooth edges of letters. */
const RAMPS: readonly (readonly [string, string, number])[] = [
  [PALETTE.ink, PALETTE.paper, 5],
  [PALETTE.emberDeep, PALETTE.paper, 1],
]

/** All that a card is printed in, at most 256 colours: those of photos first, at 36 red + 6 green + blue. */
export const INKS: readonly Rgb[] = [
  ...photoInks(),
  ...[...EVERY_COLOR, ...SINGED, ...EMOJI_GREYS].map(parse),
  GRAIN,
  ...RAMPS.flatMap(([from, to, count]) => ramp(parse(from), parse(to), count)),
]

/** Bare paper, and the same with a speck of grain on it. */
export const PAPER_INK = inkNamed(PALETTE.paper)
export const GRAIN_INK = indexOf(GRAIN)

const BITS = 5
const SHIFT = 8 - BITS

/** The nearest ink for each colour of 15 bits; exact for the colours of the house. */
const NEAREST = findNearest()

/** The ink for a pixel of a renderer, 0xAABBGGRR. */
export function inkOf(pixel: number): number {
  return NEAREST[slotOf(pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255)] ?? 0
}

/** The ink of a colour of the house, '#rrggbb'. */
export function inkNamed(hex: string): number {
  return indexOf(parse(hex))
}

function slotOf(red: number, green: number, blue: number): number {
  return ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT)
}

function photoInks(): Rgb[] {
  const steps = Array.from({ length: STEPS }, (_, at) => at / (STEPS - 1))
  const level = (channel: number, share: number) =>
    Math.round((DARKEST[channel] ?? 0) + ((LIGHTEST[channel] ?? 0) - (DARKEST[channel] ?? 0)) * share)
  return steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue): Rgb => [level(0, red), level(1, green), level(2, blue)])),
  )
}

function ramp(from: Rgb, to: Rgb, count: number): Rgb[] {
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 1) / (count + 1)
    const mix = (channel: 0 | 1 | 2) => Math.round(from[channel] + (to[channel] - from[channel]) * share)
    return [mix(0), mix(1), mix(2)]
  })
}

function findNearest(): Uint8Array {
  const nearest = new Uint8Array(1 << (3 * BITS))
  const middle = (bits: number) => ((bits & 31) << SHIFT) + (1 << (SHIFT - 1))
  for (let slot = 0; slot < nearest.length; slot++) {
    const color: Rgb = [middle(slot >> (2 * BITS)), middle(slot >> BITS), middle(slot)]
    nearest[slot] = nearestTo(color)
  }
  for (const color of EVERY_COLOR.map(parse)) nearest[slotOf(...color)] = indexOf(color)
  return nearest
}

/** By eye: green counts most, blue least. */
function nearestTo([red, green, blue]: Rgb): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, [r, g, b]] of INKS.entries()) {
    const distance = 3 * (r - red) ** 2 + 6 * (g - green) ** 2 + (b - blue) ** 2
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}

function indexOf(color: Rgb): number {
  return INKS.findIndex((ink) => ink.every((value, channel) => value === color[channel]))
}

function parse(hex: string): Rgb {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}
