import type { PetFacts, PetKind, ThingFacts } from '#domain/sight.ts'
import type { DetectedObject } from '../detections.ts'
import { type Frame, positionOf, shareOf, touchesEdge } from './place.ts'

export const ANIMALS: ReadonlySet<string> = new Set([
  'bird',
  'cat',
  'dog',
  'horse',
  'sheep',
  'cow',
  'elephant',
  'bear',
  'zebra',
  'giraffe',
])
const SURE = 0.5
/** An animal that has the photo to itself is rarely something else, even when it is too close to be seen whole. */
const SURE_ALONE = 0.4
/** Beside a sure animal another one of its kind is likely. */
const SURE_BESIDE = 0.3

export function describeThings(objects: readonly DetectedObject[], frame: Frame): ThingFacts[] {
  return objects
    .filter(({ label, score }) => label !== 'person' && !ANIMALS.has(label) && score >= SURE)
    .map(({ label, score, box }) => ({ label, confidence: score, share: shareOf(box, frame) }))
}

/** Largest first. `isAlone`: nobody else is in the photo. */
export function describePets(objects: readonly DetectedObject[], isAlone: boolean, frame: Frame): PetFacts[] {
  const animals = objects.filter(({ label }) => ANIMALS.has(label))
  const sure = animals.filter(({ score }) => score >= SURE)
  const isSeen = ({ label, score }: DetectedObject) =>
    score >= (isAlone ? SURE_ALONE : SURE) ||
    (score >= SURE_BESIDE && sure.some((other) => other.label === label))
  return animals
    .filter(isSeen)
    .map(({ label, score, box }) => ({
      kind: kindOf(label),
      label,
      confidence: score,
      share: shareOf(box, frame),
      position: positionOf(box, frame),
      isCutOff: touchesEdge(box, frame),
    }))
    .sort((one, other) => other.share - one.share)
}

function kindOf(label: string): PetKind {
  return label === 'cat' || label === 'dog' ? label : 'other'
}
