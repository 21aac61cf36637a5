import { aPickupLine } from '#tests/factories/pickup-lines.ts'
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
    line: aPickupLine({
      text,
      size: { words: 5, characters: text.length },
      opener: 'are-you',
      cliches: ['parking-ticket'],
      known: { id: 'parking-ticket', title: 'parking ticket line', similarity: 0.87654 },
      topics: ['transport'],
      grammar: { nouns: ['unclean-noun'], firstPerson: 0, secondPerson: 2 },
      craft: { specificity: 0.25, hasPunchline: true },
      sentiment: { strength: 0.1 },
      moves: { compliments: true },
      echo: { noun: 'ticket', opener: 'are you' },
    }),
    score: 3,
    avoid: [],
    seed: 'a1',
    heat: 'mild',
    ...overrides,
  }
}
