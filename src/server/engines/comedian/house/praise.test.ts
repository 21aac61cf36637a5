import { describe, expect, it } from 'vitest'
import type { Sight } from '#domain/sight.ts'
import { createReader } from '#server/engines/reader/reader.ts'
import { aFace, aPet, aSelfie, aSight } from '#tests/factories/sights.ts'
import type { Brief, Draft } from '../port.ts'
import { createHouseComedian } from './house-comedian.ts'
import type { Premise } from './premise.ts'
import { FIT_REPERTOIRE, PET_REPERTOIRE, RIZZ_REPERTOIRE, SELFIE_REPERTOIRE } from './repertoires.ts'

const PREMISES: Readonly<Record<string, readonly Premise<string>[]>> = {
  selfie: SELFIE_REPERTOIRE.premises,
  fit: FIT_REPERTOIRE.premises,
  pet: PET_REPERTOIRE.premises,
  rizz: RIZZ_REPERTOIRE.premises,
}

const SMILING = aSelfie()
const DEADPAN = aSelfie({ faces: [aFace({ expression: { value: 'deadpan', confidence: 0.9 } })] })
const common = { score: 9, avoid: [], seed: '', heat: 'spicy' } as const
const photo = (mode: 'selfie' | 'fit' | 'pet', sight: Sight): Brief => ({
  ...common,
  kind: 'photo',
  mode,
  sight,
  photo: new Uint8Array(),
})
const line = (text: string): Brief => ({
  ...common,
  kind: 'line',
  mode: 'rizz',
  line: createReader().readLine(text),
})

/** Lines count through `lines`, then `low`, then `high`. */
function isPraise({ premise: id }: Draft): boolean {
  const [, mode = '', name = '', index = ''] = /^(\w+)\.(.+)\.(\d+)$/.exec(id) ?? []
  const premise = PREMISES[mode]?.find((candidate) => candidate.id === name)
  return premise !== undefined && Number(index) >= premise.lines.length + (premise.low?.length ?? 0)
}

describe('whoever earned a nine', () => {
  it.each<[string, Brief]>([
    ['a smile', photo('selfie', SMILING)],
    ['a straight face', photo('selfie', DEADPAN)],
    ['an outfit', photo('fit', SMILING)],
    ['a pet', photo('pet', aSight({ pets: [aPet()] }))],
    ['a line of their own', line('I would cross the IKEA against the arrows for you.')],
    ['a question', line('Would you like to argue about which pasta shape is best? I have diagrams.')],
  ])('is praised sixty times in a row, never twice alike: %s', async (_what, brief) => {
    const comedian = createHouseComedian()
    const told: Draft[] = []
    for (let i = 0; i < 60; i++) {
      const avoid = told.map((draft) => draft.premise)
      const [best] = (await comedian.writeRoast({ ...brief, seed: `${i}`, avoid })).drafts
      if (best) told.push(best)
    }
    expect(told.filter((draft) => !isPraise(draft))).toEqual([])
    expect(new Set(told.map((draft) => draft.text)).size).toBe(60)
  })
})
