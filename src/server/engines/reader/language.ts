import type { LineLanguage, Script } from '#domain/pickup-line.ts'
import type { ReadText } from './text.ts'
import { TOPIC_OF } from './topics.ts'
import { COMMON_WORDS, FOREIGN_WORDS, STOP_WORDS } from './words.ts'

const SCRIPTS: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/gu],
  ['cyrillic', /\p{Script=Cyrillic}/gu],
  ['greek', /\p{Script=Greek}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['hebrew', /\p{Script=Hebrew}/gu],
  ['devanagari', /\p{Script=Devanagari}/gu],
  ['cjk', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['hangul', /\p{Script=Hangul}/gu],
  ['other', /\p{L}/gu],
]
/** Fewer unknown words than this may well be an English joke about quokkas. */
const ENOUGH_WORDS = 5

/** The script with the most letters, and whether it reads like English. */
export function readLanguage(text: ReadText): LineLanguage {
  const script = findScript(text.trimmed)
  if (script === 'none') return { script, guess: 'unknown' }
  if (script !== 'latin') return { script, guess: 'other' }
  return { script, guess: guessLatin(text) }
}

function findScript(text: string): Script {
  let best: Script = 'none'
  let most = 0
  for (const [script, pattern] of SCRIPTS) {
    const count = text.match(pattern)?.length ?? 0
    if (count > (script === 'other' ? most * 2 : most)) {
      best = script
      most = count
    }
  }
  return best
}

function guessLatin({ words, plainWords }: ReadText): LineLanguage['guess'] {
  const english = plainWords.filter(isEnglishWord).length
  const foreign = words.filter(
    (word) => FOREIGN_WORDS.has(word) || /[à-ÿąćęłńśźżğşıőűčřšž]/.test(word),
  ).length
  if (foreign >= 2 && foreign > english) return 'other'
  if (english > 0 && english / plainWords.length >= 0.34) return 'english'
  if (foreign > english) return 'other'
  return plainWords.length >= ENOUGH_WORDS && english / plainWords.length < 0.15 ? 'other' : 'unknown'
}

export function isEnglishWord(word: string): boolean {
  return (
    STOP_WORDS.has(word) ||
    COMMON_WORDS.has(word) ||
    TOPIC_OF.has(word) ||
    TOPIC_OF.has(word.replace(/s$/, ''))
  )
}

const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz']
/** Pairs of letters that no English word has. */
const IMPOSSIBLE =
  /bq|bx|cj|cx|dx|fq|fx|fz|gq|gx|hx|hj|jb|jc|jd|jf|jg|jh|jk|jl|jm|jp|jq|jr|js|jt|jv|jw|jx|jz|kq|kx|kz|lx|mx|pq|pz|q[^u\s]|sx|tq|vb|vc|vf|vh|vj|vk|vm|vp|vq|vt|vw|vx|wq|wx|xj|xk|xz|yq|zf|zj|zq|zr|zx|fj|dfk|kj|gfd|dfg|fgh|hgf|sdf/

/** Whether most of the words look typed with the elbow. */
export function isKeyboardMash({ words, plainWords }: ReadText): boolean {
  const judged = words.filter((word) => /^[a-z]+$/.test(word))
  if (judged.length === 0 || judged.length < words.length / 2) return false
  const mashed = judged.filter((word) => !isEnglishWord(word) && looksMashed(word))
  const letters = (list: string[]) => list.reduce((sum, word) => sum + word.length, 0)
  return letters(mashed) > letters(judged) / 2 && plainWords.filter(isEnglishWord).length <= judged.length / 3
}

function looksMashed(word: string): boolean {
  if (word.length < 4) return false
  if (/^(?:ha|he|lol|hm+|mm+|sh+|pf+t|br+|ugh|a+h+|aw+|zz+)+[a-z]?$/.test(word)) return false
  if (!/[aeiouy]/.test(word)) return true
  return (
    IMPOSSIBLE.test(word) ||
    /[^aeiouy]{6}/.test(word) ||
    hasKeyboardRun(word) ||
    /^([a-z]{2,3})\1{2,}/.test(word)
  )
}

function hasKeyboardRun(word: string): boolean {
  for (let i = 0; i + 4 <= word.length; i++) {
    const run = word.slice(i, i + 4)
    if (!/^(?:rewq|were|poiu|tyui|erty)?$/.test(run) && KEYBOARD_ROWS.some((row) => row.includes(run)))
      return true
  }
  return false
}
