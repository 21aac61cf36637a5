import type { LineCondition } from './conditions.ts'
import type { LineView } from './view.ts'

/**
 * The words that pickup-line material may leave open. Each comes with the conditions of which one must guarantee it.
 * None carries its own quotation marks. Words of the line itself come from `echo`, so they are ours and clean.
 */
export const LINE_SLOTS = {
  /** "spreadsheet", "raisin": the main noun, singular; may be uncountable ("pasta"). */
  noun: { needs: ['noun', 'two-nouns'], word: (v) => v.noun },
  noun2: { needs: ['two-nouns'], word: (v) => v.secondNoun },
  /** "are you": the first two or three words, up to one that can end a quotation. */
  opener: { needs: ['opening'], word: (v) => v.opener },
  /** "written all over you": the last two to four words. */
  ending: { needs: ['ending'], word: (v) => v.ending },
  /** "banana": the whole line when it is one word. */
  word: { needs: ['word'], word: (v) => v.word },
  emoji: { needs: ['safe-emoji'], word: (v) => v.emoji },
  /** "nine", "23": how many words; two at least. */
  words: {
    needs: ['short', 'medium', 'long', 'very-long', 'repeated'],
    word: (v) => countWord(v.words),
  },
  /** "143": characters that were still free of the 200. */
  left: { needs: ['roomy'], word: (v) => `${200 - v.line.size.characters}` },
  /** "four": how many exclamation marks. */
  marks: { needs: ['many-exclamations'], word: (v) => countWord(v.line.style.exclamations) },
  /** "three": how many emoji. */
  emojis: { needs: ['many-emoji'], word: (v) => countWord(v.line.style.emoji.length) },
  /** "falling-from-heaven line": reads well after "the". */
  known: { needs: ['known-line', 'known-exactly'], word: (v) => v.known },
  /** "fine" and what else it means: "a penalty and a look". */
  pun: { needs: ['pun'], word: (v) => v.pun?.word },
  meaning: { needs: ['pun'], word: (v) => v.pun?.meaning },
  /** "food", "office": reads well before a noun. */
  topic: { needs: ['topic', 'two-topics'], word: (v) => v.topic },
  topic2: { needs: ['two-topics'], word: (v) => v.secondTopic },
  /** "babe" */
  petname: { needs: ['pet-name'], word: (v) => v.petName },
  /** "ur", "2nite" */
  textspeak: { needs: ['text-speak'], word: (v) => v.textSpeak },
} satisfies Record<string, Slot>

interface Slot {
  needs: readonly LineCondition[]
  word: (view: LineView) => string | null | undefined
}

export type LineSlot = keyof typeof LINE_SLOTS

const NUMBER_WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

function countWord(count: number): string {
  return NUMBER_WORDS[count] ?? `${count}`
}
