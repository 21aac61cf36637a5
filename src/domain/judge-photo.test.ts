import { describe, expect, it } from 'vitest'
import { randomPersonSight, randomPetSight } from '../../tests/factories/random-sights.ts'
import { aBody, aFace, aPet, aSelfie, aSight } from '../../tests/factories/sights.ts'
import { judgePhoto } from './judge-photo.ts'
import type { ImageModeId } from './modes.ts'
import { bandOf } from './scores.ts'
import type { Sight } from './sight.ts'

const yes = { value: true, confidence: 0.9 }
const facts = (mode: ImageModeId, sight: Sight) =>
  judgePhoto(mode, sight, 'photo').reasons.map((reason) => reason.fact)

describe('judging a photo', () => {
  it('says the same of the same photo', () => {
    expect(judgePhoto('selfie', aSelfie(), 'abc')).toEqual(judgePhoto('selfie', aSelfie(), 'abc'))
  })

  it('lets two photos with the same facts differ a little, never a lot', () => {
    const scores = Array.from({ length: 200 }, (_, i) => judgePhoto('selfie', aSelfie(), `photo ${i}`).score)
    expect(new Set(scores).size).toBeGreaterThan(1)
    expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(2)
  })

  it('names the facts that moved the score, heaviest first', () => {
    const { reasons } = judgePhoto('selfie', aSelfie({ light: { dark: yes, blurry: yes } }), 'photo')
    expect(reasons.slice(0, 2).map((reason) => reason.fact)).toEqual(['dark', 'blurry'])
    const weights = reasons.map((reason) => Math.abs(reason.points))
    expect(weights).toEqual([...weights].sort((a, b) => b - a))
  })

  it.each([
    ['a dark selfie', 'selfie', aSelfie({ light: { dark: yes } }), aSelfie()],
    ['a blurry selfie', 'selfie', aSelfie({ light: { blurry: yes } }), aSelfie()],
    ['a cut-off face', 'selfie', aSelfie({ faces: [aFace({ isCutOff: true })] }), aSelfie()],
    ['a selfie without a face', 'selfie', aSelfie({ faces: [] }), aSelfie()],
    ['a fit from the neck up', 'fit', aSelfie(), aSelfie({ bodies: [aBody({ framing: 'full-body' })] })],
    ['a fit with no outfit', 'fit', aSight(), aSelfie()],
    ['a pet that nobody finds', 'pet', aSight(), aSight({ pets: [aPet()] })],
  ] as const)('gives %s less', (_name, mode, worse, better) => {
    expect(judgePhoto(mode, worse, 'photo').score).toBeLessThan(judgePhoto(mode, better, 'photo').score)
  })

  it('is kinder to a pet than to a person who does not smile in the same light', () => {
    const light = { flat: yes, muted: yes }
    const pet = judgePhoto('pet', aSight({ light, pets: [aPet()] }), 'photo').score
    const unsmiling = aSelfie({ light, faces: [aFace({ expression: null })] })
    expect(pet).toBeGreaterThan(judgePhoto('selfie', unsmiling, 'photo').score)
  })

  it('judges the face in a selfie, the outfit in a fit, the pet in a pet photo', () => {
    const sight = aSelfie({ pets: [aPet()] })
    expect(facts('selfie', sight)).toContain('face-well-sized')
    expect(facts('fit', sight)).toContain('shoulders-up')
    expect(facts('fit', sight)).not.toContain('face-well-sized')
    expect(facts('pet', sight)).toContain('pet-well-sized')
  })
})

describe.each([
  ['selfie', randomPersonSight, 4.8, 6],
  ['fit', randomPersonSight, 4.8, 6],
  ['pet', randomPetSight, 6, 7.2],
] as const)('over everyday photos, %s scores', (mode, randomSight, low, high) => {
  const scores = Array.from({ length: 3000 }, (_, i) => judgePhoto(mode, randomSight(`${i}`), `${i}`).score)
  const shareOf = (band: string) => scores.filter((score) => bandOf(score).id === band).length / scores.length

  it('are whole numbers from 1 to 10 around the middle', () => {
    for (const score of scores) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(score)
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    expect(mean).toBeGreaterThan(low)
    expect(mean).toBeLessThan(high)
  })

  it('reach every band, and the outermost ones seldom', () => {
    for (const band of ['cringe', 'rough', 'decent', 'solid', 'fire'])
      expect(shareOf(band)).toBeGreaterThan(0.01)
    expect(shareOf('cringe')).toBeLessThan(0.12)
    expect(shareOf('fire')).toBeLessThan(0.16)
  })
})
