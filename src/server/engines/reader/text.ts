import { CONTRACTIONS, TEXT_SPEAK } from './words.ts'

/** A text taken apart once, for every other file here. Only the first 600 characters are read. */
export interface ReadText {
  raw: string
  trimmed: string
  /** As typed, lower case, straight apostrophes, punctuation gone: "you've", "2nite". */
  words: string[]
  /** Contractions and text-speak written out, no apostrophes: "you", "have", "tonight". */
  plainWords: string[]
  /** `plainWords` joined by single spaces. */
  plain: string
  /** Parts that end in a full stop, question or exclamation mark, or a line break. */
  sentences: Sentence[]
  emoji: string[]
}

export interface Sentence {
  text: string
  end: string
}

const READ_AT_MOST = 600
const EMOJI = /\p{RGI_Emoji}|(?![\u00a9\u00ae\u2122])\p{Extended_Pictographic}/gv
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’_-]*|'(?:cause|til)\b/gu

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

export function takeApart(text: string): ReadText {
  const raw = text.length > READ_AT_MOST ? text.slice(0, READ_AT_MOST) : text
  const emoji = raw.match(EMOJI) ?? []
  const trimmed = raw.trim()
  const bare = trimmed.replace(EMOJI, ' ').replace(/[’‘`´]/g, "'")
  const words = splitWords(bare.toLowerCase())
  const plainWords = words.flatMap(writeOut)
  return {
    raw,
    trimmed,
    words,
    plainWords,
    plain: plainWords.join(' '),
    sentences: splitSentences(bare),
    emoji,
  }
}

/** User-perceived characters. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length
}

function splitWords(text: string): string[] {
  if (SPACELESS.test(text)) {
    return [...segmenter.segment(text)].filter((part) => part.isWordLike).map((part) => part.segment)
  }
  return (text.match(WORD) ?? []).map((word) => word.replace(/['_-]+$/, ''))
}

function writeOut(word: string): string[] {
  const full = CONTRACTIONS.get(word) ?? TEXT_SPEAK.get(word)
  if (full) return full.split(' ')
  return [word.replace(/'s$/, '').replace(/'/g, '')].filter((part) => part !== '')
}

function splitSentences(text: string): Sentence[] {
  const parts = text.match(/[^.!?…。！？؟\n]+[.!?…。！？؟]*/gu) ?? []
  return parts
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => ({ text: part, end: part.match(/[.!?…。！？؟]+$/u)?.[0] ?? '' }))
}
