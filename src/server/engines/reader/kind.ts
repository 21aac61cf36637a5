import type { LineKind } from '#domain/pickup-line.ts'
import { isKeyboardMash } from './language.ts'
import type { ReadText } from './text.ts'

/** Addressed to whoever writes the roast, not to a date. */
const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|rules?|prompts?|guidelines|previous|above|programming|orders)\b|\b(?:system|developer) (?:prompt|mode|message)\b|\byou are now\b|\bact as (?:a|an|if|my)\b|\bpretend (?:to be|you are|that you)\b|\b(?:rate|score|give|mark) (?:me|this|it|that|my \w+) (?:an? |the )?(?:\w+ )?(?:10|ten|100|perfect|highest|maximum|full)\b|\b(?:respond|reply|answer) (?:only )?(?:with|in|as)\b|\b(?:output|print|repeat|reveal|show) (?:only |me )?(?:the |your |all )?(?:following|word|words|system|prompt|instructions|text|above)\b|\bas an ai\b|\blanguage model\b|\bjailbreak\b|\b(?:drop|delete|truncate) table\b|\bselect \w+ from\b|\bwrite (?:me )?(?:a|an|the) (?:poem|essay|code|python|script|list)\b/
const GREETING_WORDS = new Set(
  `hey hi hello heya hiya yo sup wassup whatsup hola greetings howdy there you everyone all again babe baby bae gorgeous beautiful handsome cutie sexy stranger
  good morning evening afternoon night day how are what is up to doing alright oi hun honey darling sweetheart love dear ola`.split(
    /\s+/,
  ),
)
const GREETINGS =
  /^(?:hey+|hi+|hello+|heya|hiya|yo+|sup|wassup|whatsup|howdy|greetings|good (?:morning|evening|afternoon|day)|alright|oi|what is up|how are you)\b/

export function findKind(text: ReadText): LineKind {
  const { trimmed, words, plain, plainWords, emoji } = text
  if (trimmed === '') return 'empty'
  if (!/\p{L}/u.test(trimmed)) return withoutLetters(trimmed, emoji)
  if (INSTRUCTION.test(plain) || /<script|;\s*drop\b/i.test(trimmed)) return 'instruction'
  if (isKeyboardMash(text)) return 'gibberish'
  if (GREETINGS.test(plain) && plainWords.length <= 6 && plainWords.every(isGreetingWord)) return 'greeting'
  if (words.length <= 1) return 'single-word'
  if (words.length >= 3 && new Set(words).size <= Math.max(1, words.length / 4)) return 'repeated'
  return 'line'
}

function withoutLetters(trimmed: string, emoji: readonly string[]): LineKind {
  if (emoji.length > 0 && !/[\p{N}]/u.test(trimmed.replace(/\p{RGI_Emoji}/gv, ''))) return 'emoji-only'
  return /\p{N}/u.test(trimmed) ? 'numbers-only' : 'symbols-only'
}

const isGreetingWord = (word: string) => GREETING_WORDS.has(word) || /^(?:he+y+|hi+|yo+|hello+)$/.test(word)
