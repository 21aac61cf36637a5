import type { LineEcho, LineGrammar, LineKind } from '#domain/pickup-line.ts'
import type { ReadText } from './text.ts'
import { TOPIC_OF } from './topics.ts'
import { COMMON_WORDS, CONTRACTIONS, STOP_WORDS, TEXT_SPEAK } from './words.ts'

/**
 * Only words from our own lists are ever repeated, so nothing that somebody smuggles in can come back out of a joke.
 * These are on the lists to be understood, but read badly in somebody else's mouth: people, names, innuendo.
 */
const NEVER_REPEATED = new Set(
  `actor actress fairy witch wizard nurse student teacher pupil whale whales elephant walrus mammoth mummy king queen husband wife boyfriend girlfriend
  bride groom fiance lover spouse partner vampire vampires zombie zombies ghost ghosts virus pants kiss kisses bed beaver sausage sausages melon melons cherry peach banana nuts
  balls ball meat rump booty joystick hr cv atm isa vat hr gps dna npc usb sql php css html vpn nasa ikea netflix disney marvel tinder hinge spotify linkedin google github amazon ebay xbox uber airbnb
  minecraft mario zelda tetris lego pokemon jenga scrabble monopoly uno ludo wordle batman superman nemo shrek titanic frodo hobbit hogwarts yoda joker snooze mars jupiter venus neptune saturn uranus pluto
  paris iceland einstein newton pythagoras pompeii siri linux python java javascript excel bluetooth wifi google shakespeare kindle marmite nutella velcro tupperware spock sims
  hollywood oscar olympics sir madam miss marry ring damn crazy mad stupid hot die burn fat poor rich old young lonely swipe pickup pickup-line rizz situationship god hate scared
  white black dark brown yellow straight race border customs embassy refugee trespassing custody parole police suspect jury subpoena gun shot shots drugs coma dating love loved`.split(
    /\s+/,
  ),
)
const NOUN_LENGTHS = { min: 3, max: 18 }
const QUOTE_AT_MOST = 32
/** Hearts, faces and everyday things; nothing rude, nothing about people, no flags. */
const HARMLESS_EMOJI =
  /^(?:[\u{1F600}-\u{1F64A}\u{1F910}-\u{1F917}\u{1F920}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1F493}-\u{1F49E}\u{1F525}\u{2728}\u{1F339}-\u{1F33B}\u{1F680}\u{1F355}\u{2600}\u{2615}\u{2B50}\u{1F31F}\u{1F308}\u{1F381}\u{1F382}\u{1F389}\u{1F36A}-\u{1F370}\u{1F412}-\u{1F43C}\u{1F319}\u{1F4AF}]|\u{2764})\u{FE0F}?$/u

export function readEcho(text: ReadText, grammar: LineGrammar, kind: LineKind): LineEcho {
  const nouns = rankNouns(text, grammar)
  const [only] = text.words
  return {
    noun: nouns[0] ?? null,
    secondNoun: nouns[1] ?? null,
    adjective:
      grammar.adjectives.find((word) => COMMON_WORDS.has(word) && isRepeatable(word) && word.length > 3) ??
      null,
    opener: openingOf(text, kind),
    ending: endingOf(text, kind),
    word: text.words.length === 1 && only && isRepeatable(only) && /^[a-z]{2,18}$/.test(only) ? only : null,
    emoji: text.emoji.find((emoji) => HARMLESS_EMOJI.test(emoji)) ?? null,
  }
}

/** Concrete nouns of a topic: the ones with an article first, and only "ticket" of "parking ticket". */
function rankNouns({ words, plain }: ReadText, { nouns }: LineGrammar): string[] {
  const typed = new Set(words)
  const points = (noun: string) => {
    const introduced = new RegExp(`\\b(?:a|an|the|my|your) (?:\\w+ )?${noun}\\b`).test(plain) ? 2 : 0
    return introduced + Math.min(noun.length, 10) / 10
  }
  const describes = (noun: string) => nouns.some((other) => plain.includes(`${noun} ${other}`))
  return [...new Set(nouns)]
    .filter((noun) => typed.has(noun) && isRepeatableNoun(noun) && !describes(noun))
    .map((noun) => ({ noun, points: points(noun) }))
    .sort((a, b) => b.points - a.points)
    .map(({ noun }) => noun)
}

function isRepeatableNoun(word: string): boolean {
  if (word.length < NOUN_LENGTHS.min || word.length > NOUN_LENGTHS.max) return false
  const topic = TOPIC_OF.get(word)
  return topic !== undefined && topic !== 'love' && /^[a-z]+$/.test(word) && isRepeatable(word)
}

function isRepeatable(word: string): boolean {
  if (NEVER_REPEATED.has(word)) return false
  return (
    STOP_WORDS.has(word) ||
    COMMON_WORDS.has(word) ||
    TOPIC_OF.has(word) ||
    CONTRACTIONS.has(word) ||
    TEXT_SPEAK.has(word)
  )
}

const DANGLING = new Set(['a', 'an', 'the', 'of', 'to', 'is', 'was', 'my', 'your', 'u'])

/** Three words, or two when the third is not ours to repeat. */
function openingOf(text: ReadText, kind: LineKind): string | null {
  const { words } = text
  if (kind !== 'line' || words.length < 4) return null
  return (
    quote(text, words.slice(0, 3)) ?? (DANGLING.has(words[1] ?? '') ? null : quote(text, words.slice(0, 2)))
  )
}

/** Phrases begin well with these, less well with those. */
const GOOD_START = new Set(
  'about across after and because before but from if into like near than through under until when while with without'.split(
    ' ',
  ),
)
const FAIR_START = new Set('a all at for in of off on out over so the to up my your'.split(' '))

/** The last phrase, three to five words, from where it can best begin. */
function endingOf(text: ReadText, kind: LineKind): string | null {
  const { words, sentences } = text
  if (kind !== 'line' || words.length < 6) return null
  const last = sentences.at(-1)?.text.split(/\s+/).length ?? 0
  const phrases = [5, 4, 3]
    .filter((length) => length <= last && length < words.length - 1)
    .map((length) => words.slice(-length))
    .filter((phrase) => quote(text, phrase) !== null)
    .map((phrase) => ({ phrase, points: startPoints(phrase[0] ?? '', phrase.length) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
  return phrases[0] ? quote(text, phrases[0].phrase) : null
}

/** "you to being single" has lost its first half, so it gets nothing. */
function startPoints(word: string, length: number): number {
  if (GOOD_START.has(word)) return 4
  if (FAIR_START.has(word)) return 2
  return STOP_WORDS.has(word) || CONTRACTIONS.has(word) || length === 5 ? 0 : 3
}

/** Only words of ours, and only when they stand in the text just like that. */
function quote({ trimmed }: ReadText, words: readonly string[]): string | null {
  if (!words.every((word) => isRepeatable(word) && /^[a-z0-9']+$/.test(word))) return null
  const text = words.join(' ')
  if (text.length > QUOTE_AT_MOST || !trimmed.toLowerCase().replace(/[’‘]/g, "'").includes(text)) return null
  return words.map((word) => (/^i(?:'|$)/.test(word) ? `I${word.slice(1)}` : word)).join(' ')
}
