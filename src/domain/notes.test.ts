import { expect, test } from 'vitest'
import { aLight } from '#tests/factories/sights.ts'
import { describeFrame, describePeople, describeThings } from './notes.ts'
import type { FaceFacts } from './sight.ts'

const no = { value: false, confidence: 1 }
const yes = { value: true, confidence: 1 }
const light = aLight()
const frame = { width: 1200, height: 1600, shape: 'tall', isLowResolution: false } as const
const face: FaceFacts = {
  confidence: 0.9,
  share: 0.18,
  position: 'centre',
  level: 'middle',
  isCutOff: false,
  tilt: { value: -12.4, confidence: 0.8 },
  turnedAway: no,
  expression: { value: 'smiling', confidence: 0.9 },
}

const texts = (notes: { text: string }[]) => notes.map((note) => note.text)

test('a frame is described by shape, colours and what is unusual about its light', () => {
  const palette = [
    { name: 'navy', share: 0.4 },
    { name: 'beige', share: 0.3 },
  ]
  expect(texts(describeFrame({ frame, light, palette }))).toEqual([
    'an upright photo',
    'mostly navy and beige',
  ])
  expect(
    texts(describeFrame({ frame, light: { ...light, dark: yes, blurry: yes, blackAndWhite: yes }, palette })),
  ).toEqual(['an upright photo', 'black and white', 'very little light', 'soft focus'])
})

test('one face is described; several are only counted', () => {
  expect(texts(describePeople({ faces: [face], bodies: [] }))).toEqual([
    'one face, 18% of the frame',
    'a smile',
    'tilted about 12°',
  ])
  expect(texts(describePeople({ faces: [face, face, face], bodies: [] }))).toEqual(['three faces'])
  expect(texts(describePeople({ faces: [], bodies: [] }))).toEqual([])
})

test('things are hedged, pets are named, crowds are crowds', () => {
  const pet = {
    kind: 'cat',
    label: 'cat',
    confidence: 0.9,
    share: 0.6,
    position: 'centre',
    isCutOff: true,
  } as const
  const things = [{ label: 'umbrella', confidence: 0.7, share: 0.1 }]
  expect(
    texts(describeThings({ people: { value: 0, confidence: 1 }, isMany: false, things, pets: [pet] })),
  ).toEqual(['a cat', 'maybe an umbrella'])
  expect(
    texts(describeThings({ people: { value: 6, confidence: 1 }, isMany: true, things: [], pets: [] })),
  ).toEqual(['a whole crowd'])
})
