import { describe, expect, it } from 'vitest'
import { aPickupLine, type PickupLineParts } from '#tests/factories/pickup-lines.ts'
import { judgeLine } from './judge-line.ts'

const score = (parts: PickupLineParts = {}) => judgeLine(aPickupLine(parts), 'seed').score
const known = { id: 'heaven-fall', title: 'falling-from-heaven line', similarity: 1 }

describe('judging a line', () => {
  it('says the same of the same line', () => {
    expect(judgeLine(aPickupLine(), 'abc')).toEqual(judgeLine(aPickupLine(), 'abc'))
  })

  it('lets taste move it by one at most', () => {
    const spreads = [0.2, 0.3, 0.4, 0.5].map((specificity) => {
      const line = aPickupLine({ craft: { specificity } })
      const scores = Array.from({ length: 100 }, (_, i) => judgeLine(line, `${i}`).score)
      return Math.max(...scores) - Math.min(...scores)
    })
    expect(Math.max(...spreads)).toBe(1)
  })

  it('names the facts that moved the score, heaviest first', () => {
    const { reasons } = judgeLine(aPickupLine({ known, style: { isShouting: true } }), 'seed')
    expect(reasons.slice(0, 2).map((reason) => reason.fact)).toEqual(['known-line', 'shouting'])
  })

  it.each<[string, PickupLineParts]>([
    ['somebody else wrote it', { known }],
    ['it is a cliche', { cliches: ['gravity'] }],
    ['it is shouted', { style: { isShouting: true } }],
    ['it negs', { moves: { negs: true } }],
    ['it boasts', { moves: { boasts: true } }],
    ['it is typed with the elbow', { kind: 'gibberish' }],
    ['it talks to the machine', { kind: 'instruction' }],
    ['it is one word', { kind: 'single-word', size: { words: 1 } }],
    ['it is in text-speak', { style: { textSpeak: ['u', 'ur'] } }],
  ])('takes points off when %s', (_why, parts) => {
    expect(score(parts)).toBeLessThan(score())
  })

  it.each<[string, PickupLineParts]>([
    ['it has a pun', { puns: [{ word: 'knead', meaning: 'need' }] }],
    ['it is full of detail', { craft: { specificity: 1 } }],
    ['it has a punchline and rhymes', { craft: { hasPunchline: true, rhymes: true } }],
  ])('gives points when %s', (_why, parts) => {
    expect(score(parts)).toBeGreaterThan(score())
  })

  it('never lets style save a line that everybody knows', () => {
    const dressed: PickupLineParts = {
      known,
      puns: [{ word: 'fine', meaning: 'a penalty' }],
      craft: { specificity: 1, hasPunchline: true, rhymes: true },
    }
    expect(score(dressed)).toBeLessThanOrEqual(4)
  })

  it('does not pick apart another language', () => {
    const foreign: PickupLineParts = { language: { script: 'latin', guess: 'other' } }
    expect(score({ ...foreign, craft: { specificity: 1 } })).toBe(
      score({ ...foreign, craft: { specificity: 0 } }),
    )
  })
})
