import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LightFacts, Sight } from '#domain/sight.ts'
import type { Pictures } from '#server/engines/pictures/port.ts'
import { createPictures } from '#server/engines/pictures/sharp-pictures.ts'
import { createVision } from './human-vision.ts'
import type { Look, LookInput, Vision } from './port.ts'
import { describeVision } from './vision.contract.ts'

const PHOTOS = new URL('../../../../tests/fixtures/photos/', import.meta.url)

let pictures: Pictures
let vision: Vision

beforeAll(async () => {
  pictures = createPictures({ maxThreads: 1 })
  vision = createVision({ maxThreads: 1 })
  await vision.ready()
})
afterAll(() => Promise.all([pictures.close(), vision.close()]))

async function open(name: string): Promise<LookInput> {
  return pictures.prepare(await readFile(new URL(name, PHOTOS)))
}

describeVision(
  'models',
  () => createVision({ maxThreads: 1 }),
  () => open('tf-portrait.jpg'),
)

const LOOKS: Record<string, () => Promise<Look>> = {}
/** Each photo is looked at once, however many facts are asked of it. */
function lookAt(name: string): Promise<Look> {
  LOOKS[name] ??= once(async () => vision.lookAt(await open(name)))
  return LOOKS[name]()
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

const lights = (sight: Sight) =>
  (Object.keys(sight.light) as (keyof LightFacts)[]).filter((name) => sight.light[name].value)
const face = (sight: Sight) => sight.faces[0]
const body = (sight: Sight) => sight.bodies[0]
const colours = (sight: Sight) => body(sight)?.top?.value.map(({ name }) => name)
const pets = (sight: Sight) => sight.pets.map(({ kind }) => kind)

type Row = [what: string, ask: (sight: Sight) => unknown, expected: unknown]

const PORTRAIT: Row[] = [
  ['frame', (s) => s.frame, { width: 820, height: 1024, shape: 'tall', isLowResolution: false }],
  ['light', lights, ['vivid']],
  ['people', (s) => [s.people.value, s.isMany, s.faces.length, s.bodies.length], [1, false, 1, 1]],
  ['expression', (s) => face(s)?.expression?.value, 'smiling'],
  ['turned away', (s) => face(s)?.turnedAway.value, false],
  ['place of the face', (s) => [face(s)?.position, face(s)?.isCutOff], ['centre', false]],
  ['tilt', (s) => Math.abs(face(s)?.tilt.value ?? 90) <= 3, true],
  ['framing', (s) => body(s)?.framing, 'to-the-hips'],
  ['crossed arms are no hand at the face', (s) => body(s)?.handNearFace.value, false],
  ['suit', colours, ['navy']],
  ['pets', pets, []],
]

const ASTRONAUT: Row[] = [
  ['frame', (s) => s.frame.shape, 'square'],
  ['light', lights, ['vivid']],
  ['people', (s) => [s.people.value, s.isMany, s.faces.length], [1, false, 1]],
  ['expression', (s) => face(s)?.expression?.value, 'smiling'],
  ['turned away', (s) => face(s)?.turnedAway.value, false],
  ['suit', colours, ['orange']],
  ['pets', pets, []],
]

const CHELSEA: Row[] = [
  ['frame', (s) => [s.frame.shape, s.frame.isLowResolution], ['wide', true]],
  ['light', lights, []],
  ['no human face', (s) => [s.people.value, s.faces.length, s.bodies.length], [0, 0, 0]],
  ['pets', pets, ['cat']],
  ['fills the photo', (s) => [(s.pets[0]?.share ?? 0) > 0.8, s.pets[0]?.isCutOff], [true, true]],
  ['things', (s) => s.things, []],
]

const SOLVAY: Row[] = [
  ['frame', (s) => s.frame.shape, 'panorama'],
  ['tinted, so neither grey nor vivid', lights, []],
  ['a crowd', (s) => [s.people.value, s.isMany, s.faces.length > 6], [6, true, true]],
  ['small faces say nothing about mood', (s) => s.faces.every(({ expression }) => !expression), true],
  ['things', (s) => new Set(s.things.map(({ label }) => label)), new Set(['tie'])],
  ['pets', pets, []],
]

const DARK: Row[] = [
  ['light', lights, ['dark', 'blurry', 'flat']],
  ['people', (s) => [s.people.value, s.faces.length], [1, 1]],
  ['expression, after brightening', (s) => face(s)?.expression?.value, 'smiling'],
  ['no colour of clothes in the dark', (s) => body(s)?.top, null],
  ['pets', pets, []],
]

const TABLE: [photo: string, rows: Row[]][] = [
  ['tf-portrait.jpg', PORTRAIT],
  ['sk-astronaut.png', ASTRONAUT],
  ['sk-chelsea.png', CHELSEA],
  ['solvay1927.jpg', SOLVAY],
  ['derived-dark-blurry.jpg', DARK],
]

describe.each(TABLE)('%s', (photo, rows) => {
  test.each(rows)('%s', async (_what, ask, expected) => {
    expect(ask((await lookAt(photo)).sight)).toEqual(expected)
  })

  test('nobody is undressed', async () => {
    expect((await lookAt(photo)).isExplicit).toBe(false)
  })
})

test('nothing is carried over from one photo to the next', async () => {
  const before = await vision.lookAt(await open('sk-astronaut.png'))
  await vision.lookAt(await open('tf-portrait.jpg'))
  expect(await vision.lookAt(await open('sk-astronaut.png'))).toEqual(before)
})

test('a photo of one pixel is looked at', async () => {
  const pixels = { data: new Uint8Array([10, 20, 30]), width: 1, height: 1 }
  const { sight } = await vision.lookAt({ pixels, original: pixels })
  expect(sight.people.value).toBe(0)
})

test('a caller who gives up midway does not disturb the next one', async () => {
  const photo = await open('sk-chelsea.png')
  const controller = new AbortController()
  const given = vision.lookAt(photo, { signal: controller.signal, onStage: () => controller.abort() })
  await expect(given).rejects.toMatchObject({ name: 'VisionError', reason: 'abandoned' })
  expect((await vision.lookAt(photo)).sight.pets).toHaveLength(1)
})
