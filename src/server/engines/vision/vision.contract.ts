import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sight } from '#domain/sight.ts'
import type { LookInput, LookStage, Vision } from './port.ts'

/** What every adapter of the port does. `open` may start workers; they are closed after the suite. */
export function describeVision(name: string, open: () => Vision, input: () => Promise<LookInput>): void {
  describe(`the port Vision: ${name}`, () => {
    let vision: Vision
    let photo: LookInput
    beforeAll(async () => {
      vision = open()
      photo = await input()
      await vision.ready()
    })
    afterAll(() => vision.close())

    test('tells the three stages in order and answers with what they told', async () => {
      const stages: LookStage[] = []
      const { sight } = await vision.lookAt(photo, { onStage: (stage) => stages.push(stage) })
      expect(stages.map(({ stage }) => stage)).toEqual(['frame', 'people', 'things'])
      expect(sight).toEqual(Object.assign({}, ...stages.map((stage) => stage.sight)))
    })

    test('every confidence and share is a fraction', async () => {
      const { sight } = await vision.lookAt(photo)
      const fractions = collect(sight, new Set(['confidence', 'share']))
      expect(fractions.length).toBeGreaterThan(0)
      expect(fractions.filter((value) => !(value >= 0 && value <= 1))).toEqual([])
    })

    test('what it lists is ordered and within its limits', async () => {
      const { sight } = await vision.lookAt(photo)
      expect(sight.palette.length).toBeLessThanOrEqual(5)
      expect(shares(sight.palette)).toEqual(shares(sight.palette).toSorted((one, other) => other - one))
      expect(shares(sight.faces)).toEqual(shares(sight.faces).toSorted((one, other) => other - one))
      expect(shares(sight.pets)).toEqual(shares(sight.pets).toSorted((one, other) => other - one))
      expect(sight.people.value).toBeLessThanOrEqual(6)
    })

    test('leaves the pixels to the caller and answers several at once alike', async () => {
      const before = photo.pixels.data.length
      const answers = await Promise.all([vision.lookAt(photo), vision.lookAt(photo), vision.lookAt(photo)])
      expect(photo.pixels.data).toHaveLength(before)
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
    })

    test('a caller who has given up is told so', async () => {
      const given = vision.lookAt(photo, { signal: AbortSignal.abort() })
      await expect(given).rejects.toMatchObject({ name: 'VisionError', reason: 'abandoned' })
    })
  })
}

function shares(list: readonly { share: number }[]): number[] {
  return list.map(({ share }) => share)
}

function collect(value: Sight | unknown, keys: ReadonlySet<string>): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    keys.has(key) && typeof inner === 'number' ? [inner] : collect(inner, keys),
  )
}
