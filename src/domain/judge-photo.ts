import { LOUD_COLOURS } from './colours.ts'
import type { ImageModeId } from './modes.ts'
import { toScore } from './scores.ts'
import { chanceAt, hashText } from './seeded.ts'
import type { BodyFacts, FaceFacts, PetFacts, Sight } from './sight.ts'

/**
 * Gives a photo its score from facts alone, before any joke is written. Only choices and circumstances count:
 * light, framing, pose, colours, props. COMEDY.md "Process", DESIGN.md 3 "Scores".
 */
interface PhotoVerdict {
  /** Whole number, 1 to 10. */
  score: number
  /** What moved the score away from the start, heaviest first. `taste` is the photo's own small luck. */
  reasons: JudgedFact[]
}

interface JudgedFact {
  /** kebab-case, one of the rules below. */
  fact: string
  /** Signed; the sum with START gives the score before rounding. */
  points: number
}

interface Judged {
  sight: Sight
  face: FaceFacts | null
  body: BodyFacts | null
  pet: PetFacts | null
}

interface Rule {
  fact: string
  points: number
  holds: (judged: Judged) => boolean
}

/** Where every photo of a mode starts; pets start on the sofa, so higher. */
const START: Record<ImageModeId, number> = { selfie: 5, fit: 5.1, pet: 6.1 }
/** Two equal-looking photos may differ by this much either way. */
const TASTE = 0.9

/** Same photo facts and seed: same verdict. The seed is the picture's hash. */
export function judgePhoto(mode: ImageModeId, sight: Sight, seed: string): PhotoVerdict {
  const judged: Judged = {
    sight,
    face: sight.faces[0] ?? null,
    body: sight.bodies[0] ?? null,
    pet: sight.pets[0] ?? null,
  }
  const taste = Math.round((chanceAt(hashText(`taste ${seed}`), 0) * 2 - 1) * TASTE * 10) / 10
  const reasons = RULES[mode]
    .filter((rule) => rule.holds(judged))
    .map(({ fact, points }) => ({ fact, points }))
    .concat({ fact: 'taste', points: taste })
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const total = reasons.reduce((sum, reason) => sum + reason.points, START[mode])
  return { score: toScore(total), reasons }
}

const share = (face: FaceFacts | null) => face?.share ?? 0
const tilt = (face: FaceFacts | null) => (face ? Math.abs(face.tilt.value) : 0)
const topName = (body: BodyFacts | null) => body?.top?.value[0]?.name
const hasThing = (sight: Sight, label: string) => sight.things.some((thing) => thing.label === label)
const hasGoodLight = ({ light }: Sight) => !light.dark.value && !light.overexposed.value && !light.flat.value

const LIGHT: readonly Rule[] = [
  { fact: 'dark', points: -2, holds: ({ sight }) => sight.light.dark.value },
  { fact: 'overexposed', points: -1.5, holds: ({ sight }) => sight.light.overexposed.value },
  { fact: 'flat', points: -0.7, holds: ({ sight }) => sight.light.flat.value },
  { fact: 'well-lit', points: 0.6, holds: ({ sight }) => hasGoodLight(sight) },
  { fact: 'blurry', points: -2, holds: ({ sight }) => sight.light.blurry.value },
  { fact: 'low-resolution', points: -1, holds: ({ sight }) => sight.frame.isLowResolution },
  { fact: 'vivid', points: 0.8, holds: ({ sight }) => sight.light.vivid.value },
  { fact: 'muted', points: -0.5, holds: ({ sight }) => sight.light.muted.value },
  { fact: 'black-and-white', points: 0.9, holds: ({ sight }) => sight.light.blackAndWhite.value },
  { fact: 'panorama', points: -0.8, holds: ({ sight }) => sight.frame.shape === 'panorama' },
]

const FACE: readonly Rule[] = [
  { fact: 'no-face', points: -2.6, holds: ({ face }) => face === null },
  { fact: 'face-huge', points: -1.2, holds: ({ face }) => share(face) >= 0.3 },
  { fact: 'face-well-sized', points: 0.6, holds: ({ face }) => share(face) >= 0.05 && share(face) < 0.22 },
  { fact: 'face-small', points: -1, holds: ({ face }) => face !== null && share(face) < 0.02 },
  { fact: 'face-cut-off', points: -1.4, holds: ({ face }) => face?.isCutOff === true },
  { fact: 'face-centred', points: 0.3, holds: ({ face }) => face?.position === 'centre' },
  { fact: 'face-low', points: -0.9, holds: ({ face }) => face?.level === 'low' },
  {
    fact: 'head-tilted-a-little',
    points: 0.4,
    holds: ({ face }) => tilt(face) >= 5 && tilt(face) < 12,
  },
  { fact: 'head-tilted-a-lot', points: -0.8, holds: ({ face }) => tilt(face) >= 16 },
  { fact: 'facing-camera', points: 0.4, holds: ({ face }) => face?.turnedAway.value === false },
  { fact: 'smiling', points: 1.4, holds: ({ face }) => face?.expression?.value === 'smiling' },
  { fact: 'deadpan', points: -0.5, holds: ({ face }) => face?.expression?.value === 'deadpan' },
  { fact: 'open-mouth', points: 0.5, holds: ({ face }) => face?.expression?.value === 'open-mouth' },
]

const SCENE: readonly Rule[] = [
  { fact: 'crowd', points: -0.6, holds: ({ sight }) => sight.isMany },
  { fact: 'nothing-lying-around', points: 0.3, holds: ({ sight }) => sight.things.length === 0 },
  { fact: 'many-things', points: -0.7, holds: ({ sight }) => sight.things.length >= 3 },
  { fact: 'phone-in-photo', points: -0.6, holds: ({ sight }) => hasThing(sight, 'cell phone') },
  { fact: 'toilet-in-photo', points: -1.2, holds: ({ sight }) => hasThing(sight, 'toilet') },
  { fact: 'tie', points: 0.5, holds: ({ sight }) => hasThing(sight, 'tie') },
  { fact: 'potted-plant', points: 0.3, holds: ({ sight }) => hasThing(sight, 'potted plant') },
]

const HAND: readonly Rule[] = [
  {
    fact: 'hand-near-face',
    points: 0.2,
    holds: ({ body }) => body?.handNearFace.value === true,
  },
]

const OUTFIT: readonly Rule[] = [
  { fact: 'no-outfit-in-sight', points: -2.6, holds: ({ body }) => body === null },
  { fact: 'full-body', points: 1.6, holds: ({ body }) => body?.framing === 'full-body' },
  { fact: 'to-the-knees', points: 1, holds: ({ body }) => body?.framing === 'to-the-knees' },
  { fact: 'to-the-hips', points: 0.2, holds: ({ body }) => body?.framing === 'to-the-hips' },
  { fact: 'shoulders-up', points: -0.8, holds: ({ body }) => body?.framing === 'shoulders-up' },
  { fact: 'head-only', points: -1.6, holds: ({ body }) => body?.framing === 'head-only' },
  { fact: 'two-colours-on-top', points: 0.7, holds: ({ body }) => (body?.top?.value.length ?? 0) >= 2 },
  { fact: 'loud-top', points: 0.9, holds: ({ body }) => LOUD_COLOURS.has(topName(body) ?? '') },
  {
    fact: 'top-matches-background',
    points: -1.2,
    holds: ({ body, sight }) => topName(body) !== undefined && topName(body) === sight.palette[0]?.name,
  },
  { fact: 'colour-not-to-be-made-out', points: -0.4, holds: ({ body }) => body !== null && !body.top },
  { fact: 'smiling', points: 0.6, holds: ({ face }) => face?.expression?.value === 'smiling' },
  { fact: 'facing-camera', points: 0.3, holds: ({ face }) => face?.turnedAway.value === false },
  { fact: 'face-cut-off', points: -0.6, holds: ({ face }) => face?.isCutOff === true },
]

const PET: readonly Rule[] = [
  { fact: 'pet-not-found', points: -1.8, holds: ({ pet }) => pet === null },
  { fact: 'pet-fills-frame', points: 0.7, holds: ({ pet }) => (pet?.share ?? 0) >= 0.45 },
  {
    fact: 'pet-well-sized',
    points: 1,
    holds: ({ pet }) => pet !== null && pet.share >= 0.15 && pet.share < 0.45,
  },
  { fact: 'pet-small', points: -0.9, holds: ({ pet }) => pet !== null && pet.share < 0.1 },
  { fact: 'pet-cut-off', points: -0.8, holds: ({ pet }) => pet?.isCutOff === true },
  { fact: 'pet-centred', points: 0.4, holds: ({ pet }) => pet?.position === 'centre' },
  { fact: 'several-pets', points: 0.8, holds: ({ sight }) => sight.pets.length >= 2 },
  { fact: 'pet-with-people', points: 0.3, holds: ({ pet, face }) => pet !== null && face !== null },
]

const RULES: Record<ImageModeId, readonly Rule[]> = {
  selfie: [...LIGHT, ...FACE, ...SCENE, ...HAND],
  fit: [...LIGHT, ...OUTFIT, ...SCENE],
  pet: [...LIGHT, ...PET, ...SCENE],
}
