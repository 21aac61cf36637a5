/** Score bands: what a number out of ten is called and how hot it burns. SPEC.md section 9. */
const BANDS = [
  { id: 'cringe', label: 'CRINGE', upTo: 2 },
  { id: 'rough', label: 'ROUGH', upTo: 4 },
  { id: 'decent', label: 'DECENT', upTo: 6 },
  { id: 'solid', label: 'SOLID', upTo: 8 },
  { id: 'fire', label: 'FIRE', upTo: 10 },
] as const

export type Band = (typeof BANDS)[number]
export type BandId = Band['id']

export const MIN_SCORE = 1
export const MAX_SCORE = 10

/** The band of a score, by the number itself, so that 0-10 and 1-10 readings agree: up to 2, 4, 6, 8, above. */
export function bandOf(score: number): Band {
  return BANDS.find((band) => score <= band.upTo) ?? BANDS[4]
}

/** A whole score from 1 to 10 out of any finite number. */
export function toScore(value: number): number {
  return Math.min(MAX_SCORE, Math.max(MIN_SCORE, Math.round(value)))
}
