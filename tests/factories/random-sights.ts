import type { BodyFacts, FaceFacts, FrameShape, LightFacts, PetFacts, Sight, Swatch } from '#domain/sight.ts'
import { createChance } from './chance.ts'
import { aBody, aFace, aLight, aPet, aSight } from './sights.ts'

type Chance = () => number

const COLOURS =
  'black charcoal grey off-white white beige tan brown rust orange mustard olive green teal blue navy denim pink red burgundy lavender'.split(
    ' ',
  )
const THINGS =
  'cell phone,chair,couch,cup,bottle,tie,potted plant,book,tv,laptop,bed,car,handbag,backpack,dining table,clock,umbrella,cake,sink'.split(
    ',',
  )

/** Photos as people take them, for counting how often things happen: same seed, same photo. */
export function randomPersonSight(seed: string): Sight {
  const chance = createChance(`person ${seed}`)
  const people = weighted(chance, { 0: 4, 1: 72, 2: 13, 3: 5, 4: 3, 5: 2, 6: 1 })
  const count = Number(people)
  const faces = Array.from({ length: count }, () => randomFace(chance, count))
  const base = randomScene(chance)
  return {
    ...base,
    people: { value: count, confidence: 0.9 },
    isMany: count === 6 && chance() < 0.5,
    faces: chance() < 0.04 ? [] : faces.sort((a, b) => b.share - a.share),
    bodies: Array.from({ length: count }, () => randomBody(chance)),
  }
}

export function randomPetSight(seed: string): Sight {
  const chance = createChance(`pet ${seed}`)
  const base = randomScene(chance)
  const pets = Array.from({ length: Number(weighted(chance, { 0: 8, 1: 78, 2: 11, 3: 3 })) }, () =>
    randomPet(chance),
  )
  const count = chance() < 0.15 ? 1 : 0
  return {
    ...base,
    pets: pets.sort((a, b) => b.share - a.share),
    people: { value: count, confidence: 0.9 },
    faces: count > 0 ? [randomFace(chance, 1)] : [],
    bodies: count > 0 ? [randomBody(chance)] : [],
  }
}

function randomScene(chance: Chance): Sight {
  const shape = weighted(chance, { tall: 62, square: 12, wide: 24, panorama: 2 }) as FrameShape
  const isLowResolution = chance() < 0.06
  const things = [
    ...new Set(Array.from({ length: Math.floor(chance() ** 2 * 4) }, () => pick(chance, THINGS))),
  ]
  return aSight({
    frame: { width: 1080, height: shape === 'wide' ? 720 : 1440, shape, isLowResolution },
    light: randomLight(chance),
    palette: randomPalette(chance),
    things: things.map((label) => ({ label, confidence: 0.7, share: 0.02 + chance() * 0.2 })),
  })
}

function randomLight(chance: Chance): LightFacts {
  const is = (share: number) => ({ value: chance() < share, confidence: 0.9 })
  const dark = is(0.13)
  return aLight({
    dark,
    overexposed: dark.value ? { value: false, confidence: 0.9 } : is(0.08),
    blurry: is(0.1),
    blackAndWhite: is(0.04),
    vivid: is(0.16),
    muted: is(0.2),
    flat: is(0.12),
  })
}

function randomPalette(chance: Chance): Swatch[] {
  const names = [...new Set(Array.from({ length: 5 }, () => pick(chance, COLOURS)))]
  const shares = names.map(() => 0.05 + chance() ** 2)
  const total = shares.reduce((sum, share) => sum + share, 0)
  return names
    .map((name, index) => ({ name, share: (shares[index] ?? 0) / total }))
    .sort((a, b) => b.share - a.share)
}

function randomFace(chance: Chance, count: number): FaceFacts {
  const share = Math.min(0.6, ((0.02 + chance() ** 2 * 0.4) * (0.6 + chance())) / Math.max(1, count))
  const expression = weighted(chance, { smiling: 42, deadpan: 28, 'open-mouth': 6, unreadable: 24 })
  return aFace({
    share,
    position: weighted(chance, { centre: 66, left: 17, right: 17 }) as FaceFacts['position'],
    level: weighted(chance, { high: 38, middle: 52, low: 10 }) as FaceFacts['level'],
    isCutOff: chance() < 0.07,
    tilt: { value: Math.round((chance() + chance() + chance() - 1.5) * 26), confidence: 0.9 },
    turnedAway: { value: chance() < 0.17, confidence: 0.8 },
    expression:
      expression === 'unreadable'
        ? null
        : { value: expression as NonNullable<FaceFacts['expression']>['value'], confidence: 0.85 },
  })
}

function randomBody(chance: Chance): BodyFacts {
  const first = pick(chance, COLOURS)
  const second = pick(chance, COLOURS)
  const hasTwo = chance() < 0.35 && first !== second
  const names = hasTwo ? [first, second] : [first]
  const framing = {
    'head-only': 12,
    'shoulders-up': 40,
    'to-the-hips': 22,
    'to-the-knees': 10,
    'full-body': 16,
  }
  return aBody({
    framing: weighted(chance, framing) as BodyFacts['framing'],
    handNearFace: { value: chance() < 0.14, confidence: 0.8 },
    top: chance() < 0.15 ? null : { value: names.map((name) => ({ name, share: 0.4 })), confidence: 0.8 },
  })
}

function randomPet(chance: Chance): PetFacts {
  const label = weighted(chance, { cat: 45, dog: 48, bird: 4, horse: 3 })
  return aPet({
    label,
    kind: label === 'cat' || label === 'dog' ? label : 'other',
    share: 0.04 + chance() * 0.7,
    position: weighted(chance, { centre: 70, left: 15, right: 15 }) as PetFacts['position'],
    isCutOff: chance() < 0.3,
  })
}

function pick<T>(chance: Chance, list: readonly T[]): T {
  const item = list[Math.floor(chance() * list.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

function weighted(chance: Chance, weights: Record<string, number>): string {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  let left = chance() * total
  for (const [name, weight] of Object.entries(weights)) {
    left -= weight
    if (left < 0) return name
  }
  throw new Error('weights must not be empty')
}
