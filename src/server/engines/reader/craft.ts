import type { LineCraft } from '#domain/pickup-line.ts'
import type { ReadText } from './text.ts'
import { COMMON_WORDS, STOP_WORDS } from './words.ts'

const MATHS =
  /\b(?:plus|minus|times|divided by|equals?|add(?:s|ed)?|subtract|multipl\w+|divide)\b|\d\s*[-+*x×÷=]\s*\d/
const PAYOFF = /\b(?:because|since|so that)\b/

/** How the line is made: sound, repetition, detail, setup and payoff. */
export function readCraft(text: ReadText): LineCraft {
  const { plainWords, plain, trimmed } = text
  const content = plainWords.filter((word) => word.length >= 3 && !STOP_WORDS.has(word))
  return {
    rhymes: rhymes(text),
    alliterates: alliterates(plainWords),
    repeatsWord: content.some((word, index) => word.length >= 4 && content.indexOf(word) !== index),
    specificity: specificityOf(content, plainWords.length),
    hasMaths: MATHS.test(plain) || MATHS.test(trimmed),
    hasPunchline: hasPunchline(text),
  }
}

/** Ends of clauses and lines. "you" and "me" alone rhyme with everything, so short common words need company. */
function rhymes({ trimmed }: ReadText): boolean {
  const ends = trimmed
    .toLowerCase()
    .split(/[.!?,;:\n—–-]+/)
    .map((part) => part.match(/([a-z]+)[^a-z]*$/)?.[1] ?? '')
    .filter((word) => word.length >= 2)
  for (let i = 0; i < ends.length; i++) {
    for (let j = i + 1; j < ends.length; j++) if (soundAlike(ends[i] ?? '', ends[j] ?? '')) return true
  }
  return false
}

const RHYME_CLASSES: readonly RegExp[] = [
  /(?:ue|oo|ew|ou|wo|do|o{2}|rough|hoe)$/,
  /(?:ight|ite|yte)$/,
  /(?:ee|ea|e|y|ey)$/,
  /(?:ay|ey|eigh)$/,
  /(?:ine|ign)$/,
  /(?:air|are|ear|ere)$/,
  /(?:eat|eet|ete)$/,
  /(?:ate|ait|eight)$/,
  /(?:ime|yme|imb)$/,
  /(?:ow|oe|o|ough)$/,
]
const NOT_Y_AS_IN_ME =
  /(?:my|by|why|sky|try|cry|fly|shy|guy|buy|eye|the|are|ere|ore|use|ave|ove|ome|ake|ike|ine|ame|ile|ole|ape|ice|ace|ose|ade|ide|ate|ite|ute|ure|ire|are|age|ase|ple|ble|tle|dle|gle|nce|dge|lve|rve|rse|nse|ge|ce|ve|ke)$/

function soundAlike(a: string, b: string): boolean {
  if (a === b) return false
  const tail = (word: string) => word.match(/[aeiouy]+[^aeiouy]*$/)?.[0] ?? ''
  if (tail(a).length >= 2 && tail(a) === tail(b) && !/[aeiouy]$/.test(a)) return true
  const shared = RHYME_CLASSES.findIndex((pattern) => pattern.test(a) && pattern.test(b))
  if (shared === -1) return false
  return (
    shared !== 2 || (!NOT_Y_AS_IN_ME.test(a) && !NOT_Y_AS_IN_ME.test(b) && Math.max(a.length, b.length) <= 7)
  )
}

/** Three of five neighbouring content words that start alike. */
function alliterates(words: readonly string[]): boolean {
  const starts = words
    .filter((word) => word.length >= 3 && !STOP_WORDS.has(word) && /^[a-z]/.test(word))
    .map((word) => ({ word, start: word.match(/^(?:sh|ch|th|[a-z])/)?.[0] ?? '' }))
  return starts.some(({ start }, index) => {
    const near = starts.slice(index, index + 4).filter((other) => other.start === start)
    return new Set(near.map((other) => other.word)).size >= 3
  })
}

function specificityOf(content: readonly string[], words: number): number {
  if (words === 0) return 0
  const uncommon = new Set(content.filter((word) => !COMMON_WORDS.has(word) && /^[a-z'-]{4,}$/.test(word)))
    .size
  return Math.min(1, Math.round((uncommon / Math.max(6, words * 0.45)) * 100) / 100)
}

function hasPunchline({ sentences, plain }: ReadText): boolean {
  const asked = sentences.findIndex((sentence) => sentence.end.includes('?'))
  return (asked !== -1 && asked < sentences.length - 1) || PAYOFF.test(plain)
}
