import type { BandId } from '#domain/scores.ts'

/** The colours of the web page (tokens.css), cream paper on a near-black ground. */
export const PALETTE = {
  ground: '#14100d',
  strip: '#4a3a2e',
  paper: '#f4e9d3',
  paperShade: '#e6d6b8',
  paperLine: '#cdb98f',
  ink: '#1d1511',
  inkSoft: '#5a4638',
  creamSoft: '#c5b49a',
  ember: '#e2452a',
  emberDeep: '#b92d16',
  match: '#f6c945',
} as const

const CREAM = '#fff6e4'

export const MATCH_COLORS = {
  stick: '#d9b98a',
  burnt: '#4a3326',
  head: '#3a211a',
  smoke: '#8d7c6a',
  blaze: '#ff8a2a',
} as const

interface BandColors {
  stamp: string
  stampInk: string
  flame: string
  heart: string
}

export const BAND_COLORS: Record<BandId, BandColors> = {
  cringe: { stamp: '#b3231f', stampInk: CREAM, flame: '#b3231f', heart: PALETTE.match },
  rough: { stamp: '#e07a1f', stampInk: PALETTE.ink, flame: '#e07a1f', heart: PALETTE.match },
  decent: { stamp: '#f2c230', stampInk: PALETTE.ink, flame: '#f2c230', heart: '#fff3c4' },
  solid: { stamp: '#2d6e3c', stampInk: CREAM, flame: '#3f8f4f', heart: '#d8e9a0' },
  fire: { stamp: '#c22a0c', stampInk: CREAM, flame: '#ee3d17', heart: PALETTE.match },
}

/** The burnt end of the paper, from the outside in: colour, opacity, width of the mark. */
export const SCORCH_MARKS = [
  ['#b9823f', 0.25, 26],
  ['#7c4a1d', 0.5, 13],
  ['#2c170c', 0.95, 6],
] as const

/** What those marks make of paper. */
export const SINGED = ['#e5cfae', '#b18d66', '#331d10'] as const

/** Every plain colour that is drawn with, once. */
export const EVERY_COLOR: readonly string[] = [
  ...new Set([
    ...Object.values(PALETTE),
    ...Object.values(MATCH_COLORS),
    ...Object.values(BAND_COLORS).flatMap((colors) => Object.values(colors)),
  ]),
]
