import { describe, expect, test } from 'vitest'
import type { Pixels } from '../../pictures/port.ts'
import {
  BODY_PARTS,
  type BodyPart,
  type DetectedBody,
  type DetectedFace,
  type DetectedObject,
} from '../detections.ts'
import { belongsTo, describeBody, isBody } from './bodies.ts'
import { describeFace, faceBox } from './faces.ts'
import { countPeople, isPetFace } from './people.ts'
import { describePets, describeThings } from './things.ts'

const FRAME = { width: 600, height: 800 }

interface FaceAt {
  x?: number
  y?: number
  size?: number
  tilt?: number
  mouth?: number
}

/** A mesh as an upright oval around a point, turned by `tilt` degrees; only the points that are read are true to life. */
function face(
  { x = 300, y = 300, size = 100, tilt = 0, mouth = 0 }: FaceAt = {},
  more: Partial<DetectedFace> = {},
) {
  const places: Record<number, [number, number]> = {
    33: [-0.3, -0.2],
    263: [0.3, -0.2],
    133: [-0.1, -0.2],
    362: [0.1, -0.2],
    234: [-0.5, 0],
    454: [0.5, 0],
    61: [-0.2, 0.3],
    291: [0.2, 0.3],
    70: [-0.35, -0.35],
    300: [0.35, -0.35],
    127: [-0.48, -0.1],
    356: [0.48, -0.1],
    10: [0, -0.5],
    152: [0, 0.5],
    13: [0, 0.25 - mouth / 2],
    14: [0, 0.25 + mouth / 2],
  }
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)]
  const mesh = Array.from({ length: 468 }, (_, index) => {
    const [dx, dy] = places[index] ?? [0, 0]
    return { x: x + size * (dx * cos - dy * sin), y: y + size * (dx * sin + dy * cos) }
  })
  return { score: 0.95, mesh, yaw: 0, happy: 0.1, neutral: 0.2, ...more } satisfies DetectedFace
}

/** Somebody standing upright below a face of 100 pixels at 300, 300; unnamed parts are guesses. */
function body(seen: Partial<Record<BodyPart, [x: number, y: number]>> = {}): DetectedBody {
  const standing: typeof seen = {
    nose: [300, 310],
    leftEye: [320, 280],
    rightEye: [280, 280],
    leftEar: [340, 290],
    rightEar: [260, 290],
    leftShoulder: [380, 420],
    rightShoulder: [220, 420],
    ...seen,
  }
  return Object.fromEntries(
    BODY_PARTS.map((part) => {
      const [x, y] = standing[part] ?? [0, 0]
      return [part, { x, y, score: standing[part] ? 0.8 : 0.05 }]
    }),
  ) as DetectedBody
}

function thing(label: string, score: number, x = 0, y = 0, width = 100, height = 100): DetectedObject {
  return { label, score, box: { x, y, width, height } }
}

describe('a face', () => {
  test.each([
    [face({ x: 100 }), 'left'],
    [face({ x: 300 }), 'centre'],
    [face({ x: 500 }), 'right'],
  ])('stands where it stands', (seen, position) => {
    expect(describeFace(seen, FRAME)).toMatchObject({ position, isCutOff: false })
  })

  test('its box is its share of the photo, and only what is inside', () => {
    expect(describeFace(face(), FRAME).share).toBeCloseTo((100 * 100) / (600 * 800), 3)
    const half = describeFace(face({ x: 0 }), FRAME)
    expect(half.share).toBeCloseTo((50 * 100) / (600 * 800), 3)
    expect(half.isCutOff).toBe(true)
  })

  test.each([-30, -10, 0, 12, 25])('its tilt of %i degrees is read, clockwise positive', (tilt) => {
    const { value, confidence } = describeFace(face({ tilt }), FRAME).tilt
    expect(value).toBeCloseTo(tilt, 0)
    expect(confidence).toBeGreaterThan(0.8)
  })

  test('its tilt is not to be trusted when it is turned or small', () => {
    expect(describeFace(face({ tilt: 20 }, { yaw: 30 }), FRAME).tilt.confidence).toBeLessThan(0.5)
    expect(describeFace(face({ tilt: 20, size: 20 }), FRAME).tilt.confidence).toBeLessThan(0.5)
  })

  test.each([
    [0, false],
    [14, false],
    [-16, true],
    [40, true],
  ])('turned by %i degrees: %s', (yaw, value) => {
    expect(describeFace(face({}, { yaw }), FRAME).turnedAway.value).toBe(value)
  })

  test.each([
    [{ happy: 0.8 }, 'smiling'],
    [{ happy: 0.79 }, undefined],
    [{ neutral: 0.65 }, 'deadpan'],
    [{ neutral: 0.64 }, undefined],
  ])('with %o its expression is %s', (more, value) => {
    expect(describeFace(face({}, more), FRAME).expression?.value).toBe(value)
  })

  test('a mouth wide open is one whatever else, a laugh is not', () => {
    expect(describeFace(face({ mouth: 0.3 }, { happy: 0.9 }), FRAME).expression?.value).toBe('open-mouth')
    expect(describeFace(face({ mouth: 0.1 }, { happy: 0.9 }), FRAME).expression?.value).toBe('smiling')
  })

  test('a small one has no expression', () => {
    expect(describeFace(face({ size: 24 }, { happy: 0.99 }), FRAME).expression).toBeNull()
  })
})

describe('a body', () => {
  const pixels = (colourAt: (x: number, y: number) => [number, number, number]): Pixels => {
    const data = new Uint8Array(600 * 800 * 3)
    for (let y = 0; y < 800; y++) for (let x = 0; x < 600; x++) data.set(colourAt(x, y), (y * 600 + x) * 3)
    return { data, width: 600, height: 800 }
  }
  const skin: [number, number, number] = [200, 150, 120]
  const dressed = pixels((_, y) => (y < 400 ? skin : [220, 100, 60]))
  const box = faceBox(face())

  test.each([
    [{}, 'shoulders-up'],
    [{ leftHip: [350, 600] }, 'to-the-hips'],
    [{ leftHip: [350, 600], leftKnee: [350, 700] }, 'to-the-knees'],
    [{ leftAnkle: [350, 790] }, 'full-body'],
    [{ leftAnkle: [350, 830] }, 'shoulders-up'],
  ] as const)('with %o the photo shows %s', (seen, framing) => {
    expect(describeBody(body(seen as Parameters<typeof body>[0]), box, dressed, true).framing).toBe(framing)
  })

  test('needs shoulders, and a head or hips', () => {
    expect(isBody(body())).toBe(true)
    expect(isBody({ ...body(), leftShoulder: { x: 0, y: 0, score: 0.2 } })).toBe(false)
  })

  test('is that of the face on it', () => {
    expect(belongsTo(box, body())).toBe(true)
    expect(belongsTo(faceBox(face({ x: 500 })), body())).toBe(false)
  })

  test('a hand at the chin is near the face, crossed arms are not', () => {
    const chin = body({ leftElbow: [420, 560], leftWrist: [350, 420] })
    const crossed = body({ leftElbow: [420, 600], leftWrist: [250, 560] })
    expect(describeBody(chin, box, dressed, true).handNearFace.value).toBe(true)
    expect(describeBody(crossed, box, dressed, true).handNearFace.value).toBe(false)
  })

  test('wears the colour of its torso', () => {
    const top = describeBody(body(), box, dressed, true).top
    expect(top?.value).toEqual([{ name: 'orange', share: 1 }])
    expect(top?.confidence).toBeGreaterThan(0.6)
  })

  test('two colours are two, but a shadow on one is none', () => {
    const [navy, shadow]: [number, number, number][] = [
      [30, 38, 54],
      [14, 19, 29],
    ]
    const split = (left: typeof skin, right: typeof skin) =>
      pixels((x, y) => (y < 400 ? skin : x < 300 ? left : right))
    const names = (photo: Pixels) =>
      describeBody(body(), box, photo, true)
        .top?.value.map(({ name }) => name)
        .sort()
    expect(names(split(navy as typeof skin, [240, 240, 240]))).toEqual(['navy', 'white'])
    expect(names(split(navy as typeof skin, shadow as typeof skin))).toEqual(['navy'])
  })

  test('bare skin is never a colour of clothes', () => {
    expect(
      describeBody(
        body(),
        box,
        pixels(() => skin),
        true,
      ).top,
    ).toBeNull()
  })

  test('has no colour when the light does not allow one', () => {
    expect(describeBody(body(), box, dressed, false).top).toBeNull()
  })
})

describe('people', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => face({ x: 40 + index * 60, size: 30 }))

  test.each([
    [0, 0, false],
    [1, 1, false],
    [6, 6, false],
    [7, 6, true],
  ])('%i faces are %i people', (faces, value, isMany) => {
    expect(countPeople(many(faces), [], [])).toMatchObject({ people: { value }, isMany })
  })

  test('a face, its body and the box around them are one person', () => {
    const whole = thing('person', 0.9, 200, 240, 200, 500)
    const tie = thing('person', 0.8, 290, 420, 30, 120)
    expect(countPeople([face()], [body()], [whole, tie]).people.value).toBe(1)
  })

  test('somebody without a face counts when sure, and makes unsure when not', () => {
    const back = (score: number) => thing('person', score, 20, 500, 60, 200)
    expect(countPeople([face()], [body()], [back(0.7)]).people.value).toBe(2)
    const unsure = countPeople([face()], [body()], [back(0.4)]).people
    expect(unsure.value).toBe(1)
    expect(unsure.confidence).toBeLessThan(countPeople([face()], [body()], []).people.confidence)
  })

  test('a face inside an animal is the animal’s, unless a body carries it', () => {
    const dog = thing('dog', 0.3, 200, 200, 300, 400)
    expect(isPetFace(face(), [], [dog])).toBe(true)
    expect(isPetFace(face(), [body()], [dog])).toBe(false)
    expect(isPetFace(face(), [], [thing('couch', 0.9, 200, 200, 300, 400)])).toBe(false)
  })
})

describe('things and pets', () => {
  test('things need to be sure and are neither people nor animals', () => {
    const objects = [thing('tie', 0.6), thing('cup', 0.49), thing('person', 0.9), thing('dog', 0.9)]
    expect(describeThings(objects, FRAME).map(({ label }) => label)).toEqual(['tie'])
  })

  test.each([
    ['cat', 'cat'],
    ['dog', 'dog'],
    ['horse', 'other'],
  ])('a %s is of the kind %s', (label, kind) => {
    expect(describePets([thing(label, 0.7)], false, FRAME)[0]).toMatchObject({ kind, label })
  })

  test('an unsure one counts when it is alone, or beside one of its kind', () => {
    expect(describePets([thing('cat', 0.45)], false, FRAME)).toEqual([])
    expect(describePets([thing('cat', 0.45)], true, FRAME)).toHaveLength(1)
    expect(describePets([thing('dog', 0.6), thing('dog', 0.35, 300)], false, FRAME)).toHaveLength(2)
    expect(describePets([thing('dog', 0.6), thing('cow', 0.35, 300)], false, FRAME)).toHaveLength(1)
  })

  test('the largest comes first', () => {
    const pets = describePets(
      [thing('cat', 0.9, 10, 10, 50, 50), thing('dog', 0.6, 100, 100, 300, 300)],
      false,
      FRAME,
    )
    expect(pets.map(({ label, isCutOff }) => [label, isCutOff])).toEqual([
      ['dog', false],
      ['cat', false],
    ])
  })
})
