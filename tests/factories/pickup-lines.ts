import type { PickupLine } from '#domain/pickup-line.ts'

export type PickupLineParts = {
  [K in keyof PickupLine]?: PickupLine[K] extends object ? Partial<PickupLine[K]> : PickupLine[K]
}

/** An ordinary line of one's own: ten words, one question, one topic. */
export function aPickupLine(parts: PickupLineParts = {}): PickupLine {
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
