import type { BandId } from '#domain/scores.ts'
import { BAND_COLORS, MATCH_COLORS, PALETTE } from './palette.ts'

const OUTER =
  'M42 4 C46 24 68 36 66 62 C65 80 54 90 40 90 C26 90 14 79 15 61 C16 46 26 41 29 26 C35 32 37 38 36 46 C42 36 44 22 42 4 Z'
const INNER =
  'M42 40 C45 52 54 58 53 70 C52 79 47 84 40 84 C33 84 28 79 28 70 C28 62 33 59 35 52 C38 55 39 58 39 62 C42 57 43 49 42 40 Z'

/** Width over height of a match. */
export const MATCH_ASPECT = 66 / 166

/** A struck match whose flame grows with the band, as on the web page: smoke, ember, flame, green flame, blaze. */
export function matchSvg(band: BandId): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 -6 66 166">
<path fill="${MATCH_COLORS.stick}" d="M36 84 L45 84 L47 158 L37 158 Z"/>
<path fill="${MATCH_COLORS.burnt}" d="M36 84 L45 84 L45.6 104 L36.4 108 Z"/>
${flameOf(band)}<ellipse fill="${MATCH_COLORS.head}" cx="40.5" cy="80" rx="7.5" ry="9.5"/></svg>`
}

function flameOf(band: BandId): string {
  const { flame, heart } = BAND_COLORS[band]
  switch (band) {
    case 'cringe':
      return `<g fill="none" stroke="${MATCH_COLORS.smoke}" stroke-width="3.5" stroke-linecap="round">
<path d="M40 68 C30 58 50 48 40 36 C32 26 46 18 42 8"/><path d="M46 66 C54 58 44 50 50 42"/></g>`
    case 'rough':
      return tongue(OUTER, flame, 'translate(18 42) scale(0.55)')
    case 'decent': {
      const place = 'translate(10.5 24) scale(0.74)'
      return tongue(OUTER, flame, place) + tongue(INNER, heart, place)
    }
    case 'solid':
      return tongue(OUTER, flame) + tongue(INNER, heart)
    case 'fire':
      return (
        tongue(OUTER, flame, 'translate(-7 -6) scale(1.18 1.08)') +
        tongue(OUTER, MATCH_COLORS.blaze, 'translate(2 10) scale(0.95 0.9)') +
        tongue(INNER, heart) +
        tongue(SPARKS, PALETTE.match)
      )
  }
}

const SPARKS = 'M12 26 l3 -6 l3 6 l-3 6 Z M66 16 l2.5 -5 l2.5 5 l-2.5 5 Z M70 40 l2 -4 l2 4 l-2 4 Z'

function tongue(path: string, fill: string, transform = ''): string {
  return `<path fill="${fill}" transform="${transform}" d="${path}"/>`
}
