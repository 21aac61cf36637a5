import { describe, expect, it } from 'vitest'
import { judgeLine } from './judge-line.ts'
import type { PickupLine } from './pickup-line.ts'

type Parts = {
  [K in keyof PickupLine]?: PickupLine[K] extends object ? Partial<PickupLine[K]> : PickupLine[K]
}

/** An ordinary line of one's own: ten words, one question, one topic. */
function aLine(parts: Parts = {}): PickupLine {
  const base: PickupLine = {
    text: 'Which biscuit would you take to a desert island with me?',
    size: { words: 10, characters: 56, sentences: 1 },
    style: {
      questions: 1,
      exclamations: 0,
      isShouting: false,
      isLowercase: false,
      hasNoPunctuation: false,
      hasEllipsis: false,
      emoji: [],
      textSpeak: [],
      isStretched: false,
      copyPaste: [],
    },
    kind: 'line',
    opener: 'what',
    language: { script: 'latin', guess: 'english' },
    cliches: [],
    known: null,
    puns: [],
    topics: ['food'],
    grammar: { nouns: [], adjectives: [], verbs: [], firstPerson: 1, secondPerson: 1, numbers: [] },
    craft: {
      rhymes: false,
      alliterates: false,
      repeatsWord: false,
      specificity: 0.3,
      hasMaths: false,
      hasPunchline: false,
    },
    sentiment: { tone: 'neutral', strength: 1 },
    moves: {
      compliments: false,
      negs: false,
      asksForNumber: false,
      asksForDate: false,
      offersDinner: false,
      offersDrink: false,
      proposesMarriage: false,
      apologises: false,
      announces: false,
      boasts: false,
      begs: false,
      isSuggestive: false,
      mentionsEx: false,
      petName: null,
      invitesAnswer: true,
    },
    echo: {
      noun: null,
      secondNoun: null,
      adjective: null,
      opener: null,
      ending: null,
      word: null,
      emoji: null,
    },
  }
  const mix = (key: keyof PickupLine) => {
    const part = parts[key]
    const isObject = typeof part === 'object' && part !== null && !Array.isArray(part)
    return part === undefined ? base[key] : isObject ? { ...(base[key] as object), ...part } : part
  }
  return Object.fromEntries(
    (Object.keys(base) as (keyof PickupLine)[]).map((key) => [key, mix(key)]),
  ) as unknown as PickupLine
}

const score = (parts: Parts = {}) => judgeLine(aLine(parts), 'seed').score
const known = { id: 'heaven-fall', title: 'falling-from-heaven line', similarity: 1 }

describe('judging a line', () => {
  it('says the same of the same line', () => {
    expect(judgeLine(aLine(), 'abc')).toEqual(judgeLine(aLine(), 'abc'))
  })

  it('lets taste move it by one at most', () => {
    const spreads = [0.2, 0.3, 0.4, 0.5].map((specificity) => {
      const line = aLine({ craft: { specificity } })
      const scores = Array.from({ length: 100 }, (_, i) => judgeLine(line, `${i}`).score)
      return Math.max(...scores) - Math.min(...scores)
    })
    expect(Math.max(...spreads)).toBe(1)
  })

  it('names the facts that moved the score, heaviest first', () => {
    const { reasons } = judgeLine(aLine({ known, style: { isShouting: true } }), 'seed')
    expect(reasons.slice(0, 2).map((reason) => reason.fact)).toEqual(['known-line', 'shouting'])
  })

  it.each<[string, Parts]>([
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

  it.each<[string, Parts]>([
    ['it has a pun', { puns: [{ word: 'knead', meaning: 'need' }] }],
    ['it is full of detail', { craft: { specificity: 1 } }],
    ['it has a punchline and rhymes', { craft: { hasPunchline: true, rhymes: true } }],
  ])('gives points when %s', (_why, parts) => {
    expect(score(parts)).toBeGreaterThan(score())
  })

  it('never lets style save a line that everybody knows', () => {
    const dressed: Parts = {
      known,
      puns: [{ word: 'fine', meaning: 'a penalty' }],
      craft: { specificity: 1, hasPunchline: true, rhymes: true },
    }
    expect(score(dressed)).toBeLessThanOrEqual(4)
  })

  it('does not pick apart another language', () => {
    const foreign: Parts = { language: { script: 'latin', guess: 'other' } }
    expect(score({ ...foreign, craft: { specificity: 1 } })).toBe(
      score({ ...foreign, craft: { specificity: 0 } }),
    )
  })
})
