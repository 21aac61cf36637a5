import type { KnownLine } from '#domain/pickup-line.ts'
import { KNOWN_LINES } from './known-lines.ts'
import { STOP_WORDS } from './words.ts'

/**
 * Finds the traditional line that a text repeats: words weighted by how rare they are among all known lines, so that
 * "are you a ... because" counts for little and "scraped" for a lot.
 */
const SAME_ENOUGH = 0.74
/** A known line with a few words around it is still that line. */
const CONTAINED_ENOUGH = 0.9
const CONTAINED_DISCOUNT = 0.88
const STOP_WORD_WEIGHT = 0.35
/** Words that people swap freely: "cause" for "because", "traveler" for "traveller". */
const SAME_WORD: ReadonlyMap<string, string> = new Map(
  `traveler=traveller colour=color mom=mum mother=mum dad=father daddy=father since=because as=because gorgeous=beautiful
  pretty=beautiful cute=beautiful sexy=beautiful girl=someone girls=someone every=whenever really=just keep=just must=are`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
)

interface Wording {
  id: string
  title: string
  words: Set<string>
  weight: number
  isSetup: boolean
}

const keyOf = (word: string) => {
  const same = SAME_WORD.get(word) ?? word
  return same.length > 4 && same.endsWith('s') && !same.endsWith('ss') ? same.slice(0, -1) : same
}

const wordings = KNOWN_LINES.flatMap(({ id, title, texts }) =>
  texts.map((text) => ({
    id,
    title,
    words: new Set(
      text
        .split(' ')
        .filter((word) => word !== '...')
        .map(keyOf),
    ),
    isSetup: text.endsWith('...'),
  })),
)
const spread = new Map<string, number>()
for (const { words } of wordings) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1)

function weightOf(word: string): number {
  if (STOP_WORDS.has(word)) return STOP_WORD_WEIGHT
  return Math.log2(1 + wordings.length / (spread.get(word) ?? 0.5)) / 4
}

function weigh(words: Iterable<string>): number {
  let sum = 0
  for (const word of words) sum += weightOf(word)
  return sum
}

const compared: readonly Wording[] = wordings.map((wording) => ({ ...wording, weight: weigh(wording.words) }))

/** The closest known line, or null when none is close enough to say so. */
export function findKnownLine(plainWords: readonly string[]): KnownLine | null {
  const words = new Set(plainWords.map(keyOf))
  if (words.size === 0) return null
  const weight = weigh(words)
  let best: KnownLine | null = null
  for (const wording of compared) {
    const similarity = compare(words, weight, wording)
    if (similarity >= SAME_ENOUGH && similarity > (best?.similarity ?? 0)) {
      best = { id: wording.id, title: wording.title, similarity: Math.round(similarity * 100) / 100 }
    }
  }
  return best
}

function compare(words: ReadonlySet<string>, weight: number, wording: Wording): number {
  let shared = 0
  for (const word of wording.words) if (words.has(word)) shared += weightOf(word)
  const dice = (2 * shared) / (weight + wording.weight)
  const contained = shared / wording.weight
  const isLongEnough = wording.words.size >= 6 && !wording.isSetup
  return isLongEnough && contained >= CONTAINED_ENOUGH ? Math.max(dice, contained * CONTAINED_DISCOUNT) : dice
}
