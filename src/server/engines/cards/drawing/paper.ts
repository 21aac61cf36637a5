import type { Node } from '@takumi-rs/core'
import { type Box, box, place, svg } from './node.ts'
import { PALETTE } from './palette.ts'
import { tornEdgeSvg } from './torn-edge.ts'

const EDGE = tornEdgeSvg()

/** Cream paper. The last `edge` pixels of the box are where it is torn off. */
export function paper({ x, y, width, height }: Box, edge: number): Node[] {
  const plain = height - edge
  return [
    box({
      position: 'absolute',
      left: x,
      top: y,
      width,
      height: plain,
      backgroundColor: PALETTE.paper,
    }),
    place({ x, y: y + plain, width, height: edge }, svg(EDGE, width, edge)),
  ]
}
