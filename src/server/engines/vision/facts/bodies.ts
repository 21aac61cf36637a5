import type { BodyFacts, Fact, Framing } from '#domain/sight.ts'
import type { Pixels } from '../../pictures/port.ts'
import {
  around,
  type BodyPart,
  type Box,
  contains,
  type DetectedBody,
  grow,
  type Point,
} from '../detections.ts'
import { describeTop } from './torso.ts'

const SURE = 0.3
const HEAD: readonly BodyPart[] = ['nose', 'leftEye', 'rightEye', 'leftEar', 'rightEar']
const SHOULDERS: readonly BodyPart[] = ['leftShoulder', 'rightShoulder']
/** How far beyond the wrist the middle of a hand lies, by the length of the forearm. */
const HAND = 0.35
const NEAR = 0.25

/** The model always answers; a body is there when both shoulders and a head or a hip are. */
export function isBody(body: DetectedBody): boolean {
  const rest: BodyPart[] = ['nose', 'leftHip', 'rightHip']
  return SHOULDERS.every((part) => body[part].score >= SURE) && rest.some((part) => body[part].score >= SURE)
}

/** Whether this face sits on this body. */
export function belongsTo(face: Box, body: DetectedBody): boolean {
  const near = grow(face, 0.25, 0.25, 0.25, 0.25)
  const head: BodyPart[] = ['nose', 'leftEye', 'rightEye']
  return head.filter((part) => contains(near, body[part])).length >= 2
}

export function bodyBox(body: DetectedBody): Box {
  return around(Object.values(body).filter((part) => part.score >= SURE))
}

export function describeBody(
  body: DetectedBody,
  face: Box | null,
  pixels: Pixels,
  isColourUsable: boolean,
): BodyFacts {
  return {
    confidence: bodyConfidence(body),
    framing: framingOf(body, pixels),
    handNearFace: handNearFace(body, face),
    top: isColourUsable ? describeTop(body, face, pixels) : null,
  }
}

function bodyConfidence(body: DetectedBody): number {
  const parts = [...HEAD, ...SHOULDERS].map((part) => body[part].score)
  return Math.min(1, (parts.reduce((sum, score) => sum + score, 0) / parts.length) * 1.3)
}

function framingOf(body: DetectedBody, frame: Pixels): Framing {
  const sees = (...parts: BodyPart[]) =>
    parts.some((part) => body[part].score >= SURE && contains({ x: 0, y: 0, ...frame }, body[part]))
  if (sees('leftAnkle', 'rightAnkle')) return 'full-body'
  if (sees('leftKnee', 'rightKnee')) return 'to-the-knees'
  if (sees('leftHip', 'rightHip')) return 'to-the-hips'
  return sees(...SHOULDERS) ? 'shoulders-up' : 'head-only'
}

/** A wrist is a forearm's end, not a hand: crossed arms below a chin are no hand at it. */
function handNearFace(body: DetectedBody, face: Box | null): Fact<boolean> {
  if (!face) return { value: false, confidence: 0.3 }
  const near = grow(face, NEAR, NEAR, NEAR, NEAR)
  const sides = [
    [body.leftElbow, body.leftWrist],
    [body.rightElbow, body.rightWrist],
  ] as const
  const scores = sides
    .filter(
      ([elbow, wrist]) => wrist.score >= SURE && elbow.score >= SURE && contains(near, handOf(elbow, wrist)),
    )
    .map(([elbow, wrist]) => Math.min(elbow.score, wrist.score))
  return scores.length > 0
    ? { value: true, confidence: Math.min(0.95, Math.max(...scores) * 1.3) }
    : { value: false, confidence: 0.7 }
}

function handOf(elbow: Point, wrist: Point): Point {
  return { x: wrist.x + (wrist.x - elbow.x) * HAND, y: wrist.y + (wrist.y - elbow.y) * HAND }
}
