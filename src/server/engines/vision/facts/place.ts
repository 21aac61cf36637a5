import type { FaceLevel, FacePosition } from '#domain/sight.ts'
import { type Box, centre, overlap } from '../detections.ts'

/** Width and height of the photo that boxes are in. */
export interface Frame {
  width: number
  height: number
}

/** How near to the edge of the photo counts as touching it. */
const EDGE = 0.01

export function shareOf(box: Box, frame: Frame): number {
  const inside = box.width * box.height * overlap(box, { x: 0, y: 0, ...frame })
  return inside / (frame.width * frame.height)
}

export function positionOf(box: Box, frame: Frame): FacePosition {
  const x = centre(box).x / frame.width
  if (x < 0.38) return 'left'
  return x > 0.62 ? 'right' : 'centre'
}

export function levelOf(box: Box, frame: Frame): FaceLevel {
  const y = centre(box).y / frame.height
  if (y < 0.2) return 'high'
  return y > 0.62 ? 'low' : 'middle'
}

export function touchesEdge(box: Box, { width, height }: Frame): boolean {
  const [dx, dy] = [width * EDGE, height * EDGE]
  return box.x <= dx || box.y <= dy || box.x + box.width >= width - dx || box.y + box.height >= height - dy
}
