import type { Node } from '@takumi-rs/core'
import { TEXT_FACE } from '../text/fonts.ts'
import { box, place, svg, text } from './node.ts'
import { PALETTE } from './palette.ts'

/** Where sparks fly, from the left and from above, and how large: the first ones for a dull roast, all for a hot one. */
const SPARKS = [
  [296, 30, 5],
  [318, 16, 3.5],
  [58, 24, 3.5],
  [268, 14, 3],
  [334, 36, 3],
  [84, 36, 3],
  [30, 38, 4],
  [106, 14, 2.5],
  [240, 34, 2.5],
  [40, 10, 2.5],
] as const

/** Sparks above the paper, two for each point of five. */
export function sparks(width: number, height: number, rating: number): Node {
  const shapes = SPARKS.slice(0, rating).map(([x, y, size], index) => {
    const color = index % 3 === 1 ? PALETTE.ember : PALETTE.match
    return `<path fill="${color}" d="M${x} ${y - size * 2} l${size} ${size * 2} l${-size} ${size * 2} l${-size} ${-size * 2} Z"/>`
  })
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`
  return place({ x: 0, y: 0, width, height }, svg(source, width, height))
}

const GRIT = 'radial-gradient(rgb(20 16 13 / 80%) 25%, transparent 27%)'

/** What a matchbook ends with: the strip to strike on, and the warning. */
export function striker(width: number, bottom: number, height: number): Node[] {
  const warning = text('Close cover before striking', {
    width,
    textAlign: 'center',
    fontFamily: TEXT_FACE,
    fontSize: 12,
    color: PALETTE.creamSoft,
  })
  const strip = box({
    width,
    height,
    backgroundColor: PALETTE.strip,
    backgroundImage: GRIT,
    backgroundSize: '4px 4px',
  })
  return [
    place({ x: 0, y: bottom - height - 22, width, height: 18 }, warning),
    place({ x: 0, y: bottom - height, width, height }, strip),
  ]
}
