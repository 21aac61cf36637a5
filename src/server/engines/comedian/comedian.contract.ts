import { describe, expect, it } from 'vitest'
import { aPet, aSelfie, aSight } from '#tests/factories/sights.ts'
import type { Brief, Comedian, PhotoBrief } from './port.ts'

/** What port.ts promises, checked on any comedian. `briefs` adds more kinds of brief to the photo ones. */
export function describeComedian(
  name: string,
  createComedian: () => Comedian,
  options: { briefs?: readonly Brief[]; isDeterministic?: boolean } = {},
): void {
  const { briefs = [], isDeterministic = true } = options
  describe(`${name} keeps the comedian's promises`, () => {
    for (const brief of [...PHOTO_BRIEFS, ...briefs]) describeBrief(brief, createComedian, isDeterministic)
  })
}

function describeBrief(brief: Brief, createComedian: () => Comedian, isDeterministic: boolean): void {
  describe(`${brief.mode} at ${brief.score}, ${brief.heat}`, () => {
    it('writes at least one draft, each short enough and with a usable id', async () => {
      const { source, drafts } = await createComedian().writeRoast(brief)
      expect(['house', 'model']).toContain(source)
      expect(drafts.length).toBeGreaterThan(0)
      for (const draft of drafts) {
        expect(draft.text.trim()).toBe(draft.text)
        expect(draft.text).not.toBe('')
        expect(draft.text.length).toBeLessThanOrEqual(220)
        expect(draft.text).not.toMatch(/[{}]|undefined|null/)
        expect(draft.premise).toMatch(/^[a-z0-9.-]{1,64}$/)
      }
    })

    it('is stopped by a signal with the reason of whoever stopped it', async () => {
      const reason = new Error('the person went home')
      await expect(createComedian().writeRoast(brief, AbortSignal.abort(reason))).rejects.toBe(reason)
    })

    it('offers each text and each premise id once', async () => {
      const { drafts } = await createComedian().writeRoast(brief)
      expect(new Set(drafts.map((draft) => draft.text)).size).toBe(drafts.length)
      expect(new Set(drafts.map((draft) => draft.premise)).size).toBe(drafts.length)
    })

    it('does not come back to what is to be avoided while something else is left', async () => {
      const {
        drafts: [first, second],
      } = await createComedian().writeRoast(brief)
      if (!first || !second) return
      const again = await createComedian().writeRoast({ ...brief, avoid: [first.premise] })
      expect(again.drafts.length).toBeGreaterThan(0)
      expect(again.drafts.map((draft) => draft.premise)).not.toContain(first.premise)
    })

    it('still answers when everything it offered is to be avoided', async () => {
      const { drafts } = await createComedian().writeRoast(brief)
      const avoid = drafts.map((draft) => draft.premise)
      expect((await createComedian().writeRoast({ ...brief, avoid })).drafts.length).toBeGreaterThan(0)
    })

    if (!isDeterministic) return
    it('writes the same drafts in the same order for the same seed', async () => {
      const once = await createComedian().writeRoast(brief)
      expect(await createComedian().writeRoast(brief)).toEqual(once)
    })
  })
}

const photoBrief: Omit<PhotoBrief, 'mode' | 'sight' | 'score'> = {
  kind: 'photo',
  avoid: [],
  seed: 'b3a1c9',
  heat: 'spicy',
  photo: new Uint8Array(),
}

const PHOTO_BRIEFS: readonly Brief[] = [
  { ...photoBrief, mode: 'selfie', sight: aSelfie(), score: 6 },
  {
    ...photoBrief,
    mode: 'selfie',
    sight: aSight({ light: { dark: { value: true, confidence: 1 } } }),
    score: 2,
  },
  { ...photoBrief, mode: 'fit', sight: aSelfie(), score: 9 },
  { ...photoBrief, mode: 'fit', sight: aSight(), score: 3, heat: 'mild' },
  { ...photoBrief, mode: 'pet', sight: aSight({ pets: [aPet()] }), score: 8, petKind: 'cat' },
  { ...photoBrief, mode: 'pet', sight: aSight(), score: 5, heat: 'mild' },
]
