/** What the models say, in pixels of the photo; a box may reach outside of it. Plain data: no vendor type, no tensor. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** The 468 points of a face mesh. Some have a meaning; their places are in facts/faces.ts. */
export interface DetectedFace {
  score: number
  mesh: readonly Point[]
  /** Degrees that the head is turned to a side. */
  yaw: number
  happy: number
  neutral: number
}

export const BODY_PARTS = [
  'nose',
  'leftEye',
  'rightEye',
  'leftEar',
  'rightEar',
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
] as const
export type BodyPart = (typeof BODY_PARTS)[number]

/** Left and right are the person's own. Every part has a place; a low score says that it is a guess. */
export type DetectedBody = Record<BodyPart, Point & { score: number }>

export interface DetectedObject {
  /** COCO class name. */
  label: string
  score: number
  box: Box
}

export function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

export function contains(box: Box, { x, y }: Point): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

/** The smallest box around some points. */
export function around(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Grows a box by fractions of its own size. */
export function grow(box: Box, left: number, top: number, right: number, bottom: number): Box {
  return {
    x: box.x - left * box.width,
    y: box.y - top * box.height,
    width: box.width * (1 + left + right),
    height: box.height * (1 + top + bottom),
  }
}

/** The part of `box` that lies within `other`, as a fraction of `box`. */
export function overlap(box: Box, other: Box): number {
  const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x)
  const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y)
  const area = box.width * box.height
  return width > 0 && height > 0 && area > 0 ? (width * height) / area : 0
}
