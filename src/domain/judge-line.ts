import type { PickupLine } from './pickup-line.ts'
import { toScore } from './scores.ts'
import { chanceAt, hashText } from './seeded.ts'

/**
 * Gives a pickup line its score from facts alone, before any joke is written. What counts is the line: new, specific,
 * short and answerable is good; somebody else's, shouted, stretched or unkind is not. COMEDY.md "Process".
 */
interface LineVerdict {
  /** Whole number, 1 to 10. */
  score: number
  /** What moved the score away from the start, heaviest first. `taste` is the line's own small luck. */
  reasons: JudgedLineFact[]
}

interface JudgedLineFact {
  /** kebab-case, one of the rules below. */
  fact: string
  /** Signed; the sum with START gives the score before rounding and the ceiling. */
  points: number
}

interface Rule {
  fact: string
  points: number | ((line: PickupLine) => number)
  holds: (line: PickupLine) => boolean
}

const START = 4.8
/** Two equal lines may differ by this much either way. */
const TASTE = 0.45
/** However well it is put, a line that everybody knows stays in its band, and half a line never wins. */
const CEILINGS: readonly { at: number; holds: (line: PickupLine) => boolean }[] = [
  { at: 1.4, holds: (line) => line.kind === 'empty' },
  { at: 2.4, holds: (line) => ['gibberish', 'symbols-only', 'numbers-only'].includes(line.kind) },
  { at: 2.4, holds: (line) => line.moves.negs },
  { at: 3.4, holds: (line) => ['instruction', 'repeated', 'single-word', 'greeting'].includes(line.kind) },
  { at: 4.4, holds: (line) => line.kind === 'emoji-only' },
  { at: 4.4, holds: (line) => line.style.copyPaste.includes('template') },
  { at: 4.4, holds: (line) => line.known !== null || (line.cliches.length > 0 && !isRenewed(line)) },
  { at: 6.4, holds: (line) => line.size.words <= 3 || !isReadable(line) },
]

/** Same line facts and seed: same verdict. The seed is the text. */
export function judgeLine(line: PickupLine, seed: string): LineVerdict {
  const taste = Math.round((chanceAt(hashText(`taste ${seed}`), 0) * 2 - 1) * TASTE * 10) / 10
  const reasons = RULES.filter((rule) => rule.holds(line))
    .map(({ fact, points }) => ({ fact, points: typeof points === 'number' ? points : round(points(line)) }))
    .concat({ fact: 'taste', points: taste })
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const total = reasons.reduce((sum, reason) => sum + reason.points, START)
  const ceiling = Math.min(10, ...CEILINGS.filter(({ holds }) => holds(line)).map(({ at }) => at))
  return { score: toScore(Math.min(total, ceiling)), reasons }
}

const round = (points: number) => Math.round(points * 10) / 10
const isLine = (line: PickupLine) => line.kind === 'line'
/** Lines in other languages are not ours to pick apart, so their words earn and cost nothing. */
const isReadable = (line: PickupLine) => isLine(line) && line.language.guess !== 'other'
const isOwn = (line: PickupLine) =>
  isReadable(line) && line.size.words >= 4 && line.known === null && line.cliches.length === 0
/** An old family with enough new detail to be somebody's own joke again. */
const isRenewed = (line: PickupLine) =>
  line.known === null && line.cliches.length === 1 && (line.craft.specificity >= 0.5 || line.puns.length > 0)

const RULES: readonly Rule[] = [
  { fact: 'gibberish', points: -4, holds: (line) => line.kind === 'gibberish' },
  { fact: 'instruction', points: -2.5, holds: (line) => line.kind === 'instruction' },
  { fact: 'empty', points: -4, holds: (line) => line.kind === 'empty' },
  { fact: 'single-word', points: -2.4, holds: (line) => line.kind === 'single-word' },
  { fact: 'greeting', points: -2.2, holds: (line) => line.kind === 'greeting' },
  { fact: 'repeated', points: -2.2, holds: (line) => line.kind === 'repeated' },
  { fact: 'emoji-only', points: -1.5, holds: (line) => line.kind === 'emoji-only' },
  { fact: 'no-words', points: -3.2, holds: (line) => ['symbols-only', 'numbers-only'].includes(line.kind) },

  {
    fact: 'known-line',
    points: (line) => -2.4 * (line.known?.similarity ?? 0),
    holds: (line) => isLine(line) && line.known !== null,
  },
  {
    fact: 'cliche',
    points: (line) => -1.1 - 0.4 * Math.min(2, line.cliches.length - 1),
    holds: (line) => isLine(line) && line.cliches.length > 0,
  },
  { fact: 'own-idea', points: 0.5, holds: isOwn },
  {
    fact: 'specific',
    points: (line) => 3.2 * (line.craft.specificity - 0.2),
    holds: (line) => isOwn(line) && line.craft.specificity > 0.2,
  },
  {
    fact: 'vague',
    points: -1.2,
    holds: (line) => isOwn(line) && line.craft.specificity < 0.15 && line.topics.length === 0,
  },
  {
    fact: 'has-a-topic',
    points: 0.2,
    holds: (line) => isOwn(line) && line.topics.some((topic) => topic !== 'love'),
  },
  {
    fact: 'clashing-topics',
    points: 0.5,
    holds: (line) => isOwn(line) && line.topics.filter((topic) => topic !== 'love').length >= 2,
  },

  { fact: 'pun', points: 1.3, holds: (line) => isReadable(line) && line.puns.length > 0 },
  { fact: 'second-pun', points: 0.5, holds: (line) => isReadable(line) && line.puns.length > 1 },
  { fact: 'punchline', points: 0.5, holds: (line) => isReadable(line) && line.craft.hasPunchline },
  { fact: 'rhyme', points: 0.4, holds: (line) => isReadable(line) && line.craft.rhymes },
  { fact: 'alliteration', points: 0.3, holds: (line) => isReadable(line) && line.craft.alliterates },
  { fact: 'maths', points: 0.2, holds: (line) => isReadable(line) && line.craft.hasMaths },
  { fact: 'answerable', points: 0.4, holds: (line) => isReadable(line) && line.moves.invitesAnswer },
  {
    fact: 'about-both',
    points: 0.3,
    holds: (line) => isReadable(line) && line.grammar.firstPerson > 0 && line.grammar.secondPerson > 0,
  },
  {
    fact: 'all-about-me',
    points: -0.6,
    holds: (line) => isReadable(line) && line.grammar.firstPerson >= 3 && line.grammar.secondPerson === 0,
  },
  { fact: 'warm', points: 0.3, holds: (line) => isReadable(line) && line.sentiment.tone === 'warm' },
  {
    fact: 'brisk',
    points: 0.4,
    holds: (line) => isReadable(line) && line.size.words >= 6 && line.size.words <= 18,
  },
  { fact: 'very-short', points: -0.6, holds: (line) => isLine(line) && line.size.words <= 3 },
  { fact: 'very-long', points: -0.8, holds: (line) => line.size.words >= 30 },

  { fact: 'neg', points: -2.8, holds: (line) => line.moves.negs },
  { fact: 'boast', points: -2, holds: (line) => line.moves.boasts },
  { fact: 'begging', points: -0.8, holds: (line) => line.moves.begs },
  { fact: 'suggestive', points: -1.2, holds: (line) => line.moves.isSuggestive },
  {
    fact: 'only-a-request',
    points: -1.2,
    holds: (line) => isReadable(line) && line.moves.asksForNumber && line.puns.length === 0,
  },
  {
    fact: 'plain-compliment',
    points: -0.9,
    holds: (line) =>
      isReadable(line) && line.moves.compliments && line.puns.length === 0 && line.craft.specificity < 0.4,
  },
  { fact: 'mentions-ex', points: -1.2, holds: (line) => line.moves.mentionsEx },
  { fact: 'pet-name', points: -0.6, holds: (line) => line.moves.petName !== null },
  { fact: 'shouting', points: -1.6, holds: (line) => line.style.isShouting },
  { fact: 'exclamations', points: -0.5, holds: (line) => line.style.exclamations >= 2 },
  {
    fact: 'text-speak',
    points: (line) => -0.6 * Math.min(3, line.style.textSpeak.length),
    holds: (line) => line.style.textSpeak.length > 0,
  },
  { fact: 'stretched', points: -0.6, holds: (line) => line.style.isStretched },
  { fact: 'emoji-pile', points: -0.6, holds: (line) => isLine(line) && line.style.emoji.length >= 3 },
  {
    fact: 'copy-paste',
    points: -0.8,
    holds: (line) => line.style.copyPaste.some((mark) => mark !== 'several-lines'),
  },
]
