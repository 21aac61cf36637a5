import type { Fact } from '#domain/sight.ts'
import {
  type Box,
  centre,
  contains,
  type DetectedBody,
  type DetectedFace,
  type DetectedObject,
  grow,
  overlap,
} from '../detections.ts'
import { belongsTo, bodyBox } from './bodies.ts'
import { faceBox } from './faces.ts'
import { ANIMALS } from './things.ts'

const COUNTED = 6
const SURE = 0.5
/** Among several faces another person is likely. */
const SURE_IN_COMPANY = 0.35
/** A pet's face counts as a human one already when the pet itself is only suspected. */
const SUSPECTED_PET = 0.2

/** A face inside an animal, with no human body below it, is the animal's. */
export function isPetFace(
  face: DetectedFace,
  bodies: readonly DetectedBody[],
  objects: readonly DetectedObject[],
) {
  const box = faceBox(face)
  if (bodies.some((body) => belongsTo(box, body))) return false
  return objects.some(
    ({ label, score, box: animal }) =>
      ANIMALS.has(label) && score >= SUSPECTED_PET && contains(animal, centre(box)),
  )
}

export interface PeopleCount {
  people: Fact<number>
  isMany: boolean
}

/** Faces, and whoever shows none: bodies and person boxes that no face accounts for. */
export function countPeople(
  faces: readonly DetectedFace[],
  bodies: readonly DetectedBody[],
  objects: readonly DetectedObject[],
): PeopleCount {
  const boxes = faces.map(faceBox)
  const faceless = bodies.filter((body) => !boxes.some((box) => belongsTo(box, body)))
  const known = [...boxes.map(personBelow), ...faceless.map(bodyBox)]
  const limit = faces.length >= 3 ? SURE_IN_COMPANY : SURE
  const others = objects.filter(
    ({ label, box }) =>
      label === 'person' &&
      !known.some((person) => isSame(box, person)) &&
      !boxes.some((face) => contains(box, centre(face))),
  )
  const counted = others.filter(({ score }) => score >= limit)
  const number = known.length + counted.length
  const doubt = Math.max(0, ...others.filter(({ score }) => score < limit).map(({ score }) => score))
  const sure = Math.min(0.95, ...faces.map(({ score }) => score), ...counted.map(({ score }) => score + 0.2))
  return {
    people: { value: Math.min(COUNTED, number), confidence: sure * (1 - doubt / 2) },
    isMany: number > COUNTED,
  }
}

/** Roughly where the rest of somebody is whose face is here. */
function personBelow(face: Box): Box {
  return grow(face, 1.5, 0.5, 1.5, 7)
}

function isSame(box: Box, person: Box): boolean {
  return overlap(box, person) > 0.6 || overlap(person, box) > 0.8
}
