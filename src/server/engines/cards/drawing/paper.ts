import type { Node } from '@takumi-rs/core'
import { type Box, box, place, svg } from './node.ts'
import { PALETTE } from './palette.ts'
import { tornEdgeSvg } from './torn-edge.ts'

const EDGE = tornEdgeSvg()
const BORDER = 3

/** Cream paper. The last `edge` pixels of the box are where it is torn off. */
export function paper({ x, y, width, height }: Box, edge: number): Node[] {
  const plain = { x, y, width, height: height - edge }
  return [
    place(plain, box({ width, height: plain.height, backgroundColor: PALETTE.paper })),
    place({ x, y: y + plain.height, width, height: edge }, svg(EDGE, width, edge)),
  ]
}

/** The border of a photo. What is inside is printed by printPhoto, at photoIn() of the same box. */
export function photoFrame(area: Box): Node {
  const { width, height } = area
  return place(area, box({ width, height, backgroundColor: PALETTE.ink }))
}

export function photoIn({ x, y, width, height }: Box): Box {
  return { x: x + BORDER, y: y + BORDER, width: width - 2 * BORDER, height: height - 2 * BORDER }
}
