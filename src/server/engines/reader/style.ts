import type { CopyPasteMark, LineStyle } from '#domain/pickup-line.ts'
import type { ReadText } from './text.ts'
import { TEXT_SPEAK } from './words.ts'

const MARKS: readonly (readonly [CopyPasteMark, RegExp])[] = [
  ['template', /\[[^\]]{0,30}\]|\{[^}]{0,30}\}|<name>|\binsert (?:name|\w+ here)\b|_{3,}/i],
  ['wrapped-in-quotes', /^["“«][^"”»]+["”»]$/],
  ['numbered', /^\s*(?:\d{1,3}[.)]|[-*•])\s+\S/],
  ['link', /\bhttps?:|\bwww\.|\b\w+\.(?:com|net|org)\b/i],
  ['several-lines', /\S\s*\n\s*\S/],
  ['hashtag', /(?:^|\s)#\p{L}/u],
  ['markup', /<\/?[a-z][^>]*>|\*\*\S|&[a-z]{2,6};/i],
]
const LETTERS_OF_A_SHOUT = 8
/** Typed by people who write everything out too. */
const NOT_REALLY_TEXT_SPEAK = new Set(['y', 'k', 'b', 'n', 'ty', 'fr', 'da', 'dis', 'dat'])

/** How it was typed, whatever it says. */
export function readStyle(text: ReadText): LineStyle {
  const { trimmed, words, sentences, emoji } = text
  const cased = trimmed.match(/\p{Lu}|\p{Ll}/gu) ?? []
  const capitals = trimmed.match(/\p{Lu}/gu)?.length ?? 0
  return {
    questions: sentences.filter((sentence) => /[?？؟]/.test(sentence.end)).length,
    exclamations: trimmed.match(/[!！]/g)?.length ?? 0,
    isShouting:
      cased.length >= LETTERS_OF_A_SHOUT
        ? capitals / cased.length >= 0.7
        : isShortShout(capitals, cased.length),
    isLowercase: cased.length >= 3 && capitals === 0,
    hasNoPunctuation: words.length >= 3 && !/[.,!?;:…。！？]/.test(trimmed),
    hasEllipsis: /\.{3}|…/.test(trimmed),
    emoji,
    textSpeak: words.filter((word) => TEXT_SPEAK.has(word) && !NOT_REALLY_TEXT_SPEAK.has(word)),
    isStretched: words.some((word) => /([a-z])\1{2,}/.test(word)),
    copyPaste: MARKS.filter(([, pattern]) => pattern.test(trimmed)).map(([mark]) => mark),
  }
}

function isShortShout(capitals: number, cased: number): boolean {
  return cased >= 4 && capitals === cased
}
