import type { Expression, FaceFacts, Fact } from '#domain/sight.ts'
import { around, type Box, type DetectedFace, type Point } from '../detections.ts'
import { type Frame, levelOf, positionOf, shareOf, touchesEdge } from './place.ts'

/** Points of the mesh that lie opposite each other: eyes, cheeks, mouth, brows, temples. The first is left as seen. */
const PAIRS = [
  [33, 263],
  [133, 362],
  [234, 454],
  [61, 291],
  [70, 300],
  [127, 356],
] as const
const FOREHEAD = 10
const CHIN = 152
const UPPER_LIP = 13
const LOWER_LIP = 14

const TURNED = 15
/** The turn is measured along the photo's width, so it means nothing for a head that lies on its side. */
const LYING = 45
const HAPPY = 0.8
const NEUTRAL = 0.65
/** Opening of the mouth by the height of the face; a broad laugh is at 0.1. */
const WIDE_OPEN = 0.22
/** Faces narrower than this many pixels say nothing reliable about expression and tilt. */
const SMALL = 32

/** Forehead to chin and cheek to cheek, without hair and ears. */
export function faceBox(face: DetectedFace): Box {
  return around(face.mesh)
}

export function describeFace(face: DetectedFace, frame: Frame): FaceFacts {
  const box = faceBox(face)
  const tilt = Math.round(tiltOf(face))
  return {
    confidence: face.score,
    share: shareOf(box, frame),
    position: positionOf(box, frame),
    level: levelOf(box, frame),
    isCutOff: touchesEdge(box, frame),
    tilt: { value: tilt, confidence: tiltConfidence(face, box) },
    turnedAway: turnedAway(face, tilt),
    expression: expressionOf(face, box),
  }
}

/** Mean of the line between the eyes and the line from forehead to chin, in degrees clockwise as seen. */
function tiltOf({ mesh }: DetectedFace): number {
  const across = { x: 0, y: 0 }
  for (const [left, right] of PAIRS) {
    const line = between(mesh[left], mesh[right])
    across.x += line.x
    across.y += line.y
  }
  const down = between(mesh[FOREHEAD], mesh[CHIN])
  return (degrees(across.y, across.x) + degrees(-down.x, down.y)) / 2
}

function tiltConfidence({ score, yaw }: DetectedFace, { width }: Box): number {
  const isReliable = Math.abs(yaw) <= TURNED && width >= SMALL
  return isReliable ? score * 0.95 : score * 0.4
}

function turnedAway({ score, yaw }: DetectedFace, tilt: number): Fact<boolean> {
  if (Math.abs(tilt) > LYING) return { value: false, confidence: 0.3 }
  const distance = Math.abs(Math.abs(yaw) - TURNED)
  return { value: Math.abs(yaw) > TURNED, confidence: score * Math.min(0.95, 0.5 + distance / 20) }
}

function expressionOf(face: DetectedFace, { width }: Box): Fact<Expression> | null {
  if (width < SMALL) return null
  const opening = mouthOpening(face)
  if (opening >= WIDE_OPEN) return { value: 'open-mouth', confidence: Math.min(0.95, 0.5 + opening) }
  if (face.happy >= HAPPY) return { value: 'smiling', confidence: face.happy }
  if (face.neutral >= NEUTRAL) return { value: 'deadpan', confidence: face.neutral }
  return null
}

function mouthOpening({ mesh }: DetectedFace): number {
  const lips = between(mesh[UPPER_LIP], mesh[LOWER_LIP])
  const face = between(mesh[FOREHEAD], mesh[CHIN])
  return Math.hypot(lips.x, lips.y) / Math.max(1, Math.hypot(face.x, face.y))
}

function between(from: Point | undefined, to: Point | undefined): Point {
  return from && to ? { x: to.x - from.x, y: to.y - from.y } : { x: 0, y: 0 }
}

function degrees(y: number, x: number): number {
  return (Math.atan2(y, x) * 180) / Math.PI
}
