import { describe, expect, it } from 'vitest'
import { MAX_CAPTION_LENGTH } from '#domain/roasts.ts'
import { createModeration } from '../../moderation/moderation.ts'
import type { Premise } from './premise.ts'
import { FIT_REPERTOIRE, PET_REPERTOIRE, RIZZ_REPERTOIRE, SELFIE_REPERTOIRE } from './repertoires.ts'
import { fillTemplate, parseTemplate, slotsOf } from './template.ts'

interface Material {
  mode: string
  conditions: Readonly<Record<string, unknown>>
  slots: Readonly<Record<string, { needs: readonly string[] }>>
  premises: readonly Premise<string>[]
}

const MATERIALS: readonly Material[] = [SELFIE_REPERTOIRE, FIT_REPERTOIRE, PET_REPERTOIRE, RIZZ_REPERTOIRE]
const moderation = createModeration()

/** Stand-ins for every slot: the longest word that it may get, and an ordinary one. */
const LONGEST = 'professional-grade'
const ORDINARY: Record<string, string> = {
  degrees: 'about 14',
  facepercent: '37%',
  petpercent: '61%',
  people: 'four',
}

const linesOf = (premise: Premise<string>) => [
  ...premise.lines,
  ...(premise.low ?? []),
  ...(premise.high ?? []),
]
const fill = (line: string, word: string) =>
  fillTemplate(parseTemplate(line), (slot) => ORDINARY[slot] ?? word) ?? ''
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\{\w+\}/g, 'slot')
    .replace(/[^\p{L}\d\s'-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)

/** Sentences and runs of six words, each with the lines that hold it. */
function repeated(lines: readonly string[], piecesOf: (line: string) => string[]): string[] {
  const seen = new Map<string, string>()
  const repeats: string[] = []
  for (const line of lines) {
    for (const piece of new Set(piecesOf(line))) {
      if (seen.has(piece)) repeats.push(`${piece}: ${seen.get(piece)} / ${line}`)
      seen.set(piece, line)
    }
  }
  return repeats
}

const sentencesOf = (line: string) =>
  line
    .split(/(?<=[.!?]["']?)\s+/)
    .map((sentence) => wordsOf(sentence).join(' '))
    .filter((sentence) => sentence.split(' ').length >= 3)
const runsOf = (line: string) => {
  const words = wordsOf(line)
  return words.slice(0, Math.max(0, words.length - 5)).map((_word, at) => words.slice(at, at + 6).join(' '))
}

describe.each(MATERIALS)('the material for $mode', ({ mode, conditions, slots, premises }) => {
  const lines = premises.flatMap(linesOf)

  it('is plenty', () => {
    expect(premises.length).toBeGreaterThanOrEqual(130)
    expect(lines.length).toBeGreaterThanOrEqual(700)
  })

  it('names every premise once, shortly enough for an id', () => {
    const ids = premises.map((premise) => premise.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(`${mode}.${id}.99`).toMatch(/^[a-z]+\.[a-z0-9]+(?:-[a-z0-9]+)*\.99$/)
    for (const id of ids) expect(`${mode}.${id}.99`.length).toBeLessThanOrEqual(64)
  })

  it('binds every premise to conditions that exist, and has lines for it', () => {
    for (const premise of premises) {
      expect(premise.when.length, premise.id).toBeGreaterThan(0)
      for (const condition of premise.when) expect(Object.keys(conditions), premise.id).toContain(condition)
      expect(linesOf(premise).length, premise.id).toBeGreaterThan(0)
    }
  })

  it('leaves open only what the conditions guarantee', () => {
    const unsafe = premises.flatMap((premise) =>
      linesOf(premise).filter((line) =>
        slotsOf(parseTemplate(line)).some(
          (slot) => !slots[slot]?.needs.some((need) => need === 'any' || premise.when.includes(need)),
        ),
      ),
    )
    expect(unsafe).toEqual([])
  })

  it('fits into a caption, whatever the words', () => {
    expect(lines.filter((line) => line.length > 200)).toEqual([])
    expect(lines.filter((line) => fill(line, LONGEST).length > MAX_CAPTION_LENGTH)).toEqual([])
  })

  it('passes the filter, every line', () => {
    const refused = lines.flatMap((line) => {
      const verdict = moderation.allows(fill(line, 'navy'))
      return verdict.ok ? [] : [`${verdict.limit}: ${line}`]
    })
    expect(refused).toEqual([])
  })

  it('shares no sentence and no run of six words between two lines', () => {
    expect(repeated(lines, sentencesOf)).toEqual([])
    expect(repeated(lines, runsOf)).toEqual([])
  })
})

it('tells no joke in two modes', () => {
  const lines = MATERIALS.flatMap((material) => material.premises.flatMap(linesOf))
  expect(repeated(lines, (line) => [wordsOf(line).join(' ')])).toEqual([])
})
