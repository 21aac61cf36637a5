import type { PickupLine } from '#domain/pickup-line.ts'
import { aSelfie } from '#tests/factories/sights.ts'
import type { LineBrief, PhotoBrief } from '../port.ts'

/** For tests: a selfie of score 7 without pixels. */
export function aPhotoBrief(overrides: Partial<PhotoBrief> = {}): PhotoBrief {
  return {
    kind: 'photo',
    mode: 'selfie',
    sight: aSelfie(),
    score: 7,
    avoid: [],
    seed: 'a1',
    heat: 'spicy',
    photo: new Uint8Array(),
    ...overrides,
  }
}

/** For tests: a pickup line of score 3 with few facts. */
export function aLineBrief(text: string, overrides: Partial<LineBrief> = {}): LineBrief {
  return {
    kind: 'line',
    mode: 'rizz',
    line: { ...FACTS, text, size: { words: 5, characters: text.length, sentences: 1 } },
    score: 3,
    avoid: [],
    seed: 'a1',
    heat: 'mild',
    ...overrides,
  }
}

const FACTS: Omit<PickupLine, 'text' | 'size'> = {
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
  opener: 'are-you',
  language: { script: 'latin', guess: 'english' },
  cliches: ['parking-ticket'],
  known: { id: 'parking-ticket', title: 'parking ticket line', similarity: 0.87654 },
  puns: [],
  topics: ['transport'],
  grammar: {
    nouns: ['unclean-noun'],
    adjectives: [],
    verbs: [],
    firstPerson: 0,
    secondPerson: 2,
    numbers: [],
  },
  craft: {
    rhymes: false,
    alliterates: false,
    repeatsWord: false,
    specificity: 0.25,
    hasMaths: false,
    hasPunchline: true,
  },
  sentiment: { tone: 'neutral', strength: 0.1 },
  moves: {
    compliments: true,
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
    noun: 'ticket',
    secondNoun: null,
    adjective: null,
    opener: 'are you',
    ending: null,
    word: null,
    emoji: null,
  },
}
