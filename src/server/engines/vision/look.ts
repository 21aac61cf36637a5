import type { Sight } from '#domain/sight.ts'
import type { Pixels } from '../pictures/port.ts'
import type { DetectedBody, DetectedFace, DetectedObject } from './detections.ts'
import { belongsTo, describeBody, isBody } from './facts/bodies.ts'
import { describeFace, faceBox } from './facts/faces.ts'
import { countPeople, isPetFace } from './facts/people.ts'
import { shareOf } from './facts/place.ts'
import { describePets, describeThings } from './facts/things.ts'
import type { Models } from './models/models.ts'
import { type Square, squareOf } from './models/square.ts'
import { describeFrame, describeLight } from './pixels/light.ts'
import { measurePixels } from './pixels/measure.ts'
import { describePalette } from './pixels/palette.ts'
import type { Look, LookInput, LookStage } from './port.ts'

/** Bodies looked for one by one, for the largest faces: the body model sees one at a time. */
const BODIES = 2

/** Looks at one photo with models that are already loaded. Must not run twice at the same time. */
export async function look(
  models: Models,
  input: LookInput,
  tell: (stage: LookStage) => void,
): Promise<Look> {
  const { pixels } = input
  const measures = measurePixels(pixels)
  const first = {
    frame: describeFrame(input.original),
    light: describeLight(measures),
    palette: describePalette(pixels),
  }
  tell({ stage: 'frame', sight: first })
  const square = squareOf(pixels, gainFor(measures.p95))
  try {
    const seen = await seePeople(models, square, pixels)
    const isSettled = seen.faces.every((face) => seen.bodies.some((body) => belongsTo(faceBox(face), body)))
    // A face without a body may be a pet's; only the objects tell, so then they come first.
    let objects = isSettled ? undefined : await models.objects.detect(square)
    const faces = objects
      ? seen.faces.filter((face) => !isPetFace(face, seen.bodies, objects ?? []))
      : seen.faces
    const isColourUsable = !first.light.dark.value && !first.light.blackAndWhite.value
    const people = describePeople(faces, seen.bodies, pixels, isColourUsable)
    tell({ stage: 'people', sight: people })
    objects ??= await models.objects.detect(square)
    const things = describeRest(faces, seen.bodies, objects, pixels)
    tell({ stage: 'things', sight: things })
    const isExplicit = await models.explicit.judge(square, pixels)
    return { sight: { ...first, ...people, ...things }, isExplicit }
  } finally {
    square.tensor.dispose()
  }
}

function gainFor(p95: number): number {
  return p95 < 120 ? Math.min(8, 220 / Math.max(1, p95)) : 1
}

interface Seen {
  faces: DetectedFace[]
  bodies: DetectedBody[]
}

/** Faces largest first; bodies in the order of their faces, so that the first of each are the same person. */
async function seePeople(models: Models, square: Square, pixels: Pixels): Promise<Seen> {
  const size = (face: DetectedFace) => shareOf(faceBox(face), pixels)
  const faces = (await models.faces.detect(square)).toSorted((one, other) => size(other) - size(one))
  const whole = await models.bodies.detect(square)
  const bodies: DetectedBody[] = []
  for (const box of faces.slice(0, BODIES).map(faceBox)) {
    const body = belongsTo(box, whole) ? whole : await models.bodies.detect(square, box)
    if (isBody(body) && belongsTo(box, body)) bodies.push(body)
  }
  if (isBody(whole) && !bodies.includes(whole)) bodies.push(whole)
  return { faces, bodies }
}

function describePeople(
  faces: DetectedFace[],
  bodies: DetectedBody[],
  pixels: Pixels,
  isColourUsable: boolean,
): Pick<Sight, 'faces' | 'bodies'> {
  const boxes = faces.map(faceBox)
  return {
    faces: faces.map((face) => describeFace(face, pixels)),
    bodies: bodies.map((body) =>
      describeBody(body, boxes.find((box) => belongsTo(box, body)) ?? null, pixels, isColourUsable),
    ),
  }
}

function describeRest(
  faces: DetectedFace[],
  bodies: DetectedBody[],
  objects: DetectedObject[],
  pixels: Pixels,
): Pick<Sight, 'people' | 'isMany' | 'things' | 'pets'> {
  const count = countPeople(faces, bodies, objects)
  return {
    ...count,
    things: describeThings(objects, pixels),
    pets: describePets(objects, count.people.value === 0, pixels),
  }
}
