import type { PickupLine, TopicId } from '#domain/pickup-line.ts'

/**
 * A pickup line as the material sees it: only what is certain, and only words that are safe to say again.
 * What was read of a text in another language is left out, for nobody here can be sure of it.
 */
export interface LineView {
  line: PickupLine
  words: number
  /** An attempt in words that we can read. */
  isReadable: boolean
  isForeign: boolean
  noun: string | null
  secondNoun: string | null
  opener: string | null
  ending: string | null
  /** The whole text when it is one clean word. */
  word: string | null
  emoji: string | null
  /** "falling-from-heaven line" */
  known: string | null
  pun: { word: string; meaning: string } | null
  /** Says what the line is about in front of a noun: "food", "office". */
  topic: string | null
  secondTopic: string | null
  petName: string | null
  textSpeak: string | null
}

const TOPIC_LABELS: Readonly<Partial<Record<TopicId, string>>> = {
  food: 'food',
  drink: 'drinks',
  space: 'space',
  tech: 'technology',
  weather: 'weather',
  animals: 'animal',
  money: 'finance',
  work: 'office',
  school: 'school',
  sport: 'sports',
  gym: 'gym',
  magic: 'magic',
  travel: 'travel',
  music: 'music',
  games: 'games',
  science: 'science',
  maths: 'maths',
  law: 'legal',
  films: 'film',
  books: 'book',
  transport: 'transport',
  home: 'household',
  nature: 'garden',
  art: 'art',
  sleep: 'bedtime',
  shopping: 'shopping',
  history: 'history',
  post: 'postal',
}

export function viewLine(line: PickupLine): LineView {
  const isForeign = line.language.guess === 'other'
  const isReadable = line.kind === 'line' && !isForeign
  const topics = line.topics.flatMap((topic) => TOPIC_LABELS[topic] ?? [])
  const sure = <T>(value: T | null | undefined) => (isReadable ? (value ?? null) : null)
  return {
    line,
    words: line.size.words,
    isReadable,
    isForeign,
    noun: sure(line.echo.noun),
    secondNoun: sure(line.echo.secondNoun),
    opener: sure(line.echo.opener),
    ending: sure(line.echo.ending),
    word: line.kind === 'single-word' ? line.echo.word : null,
    emoji: line.echo.emoji,
    known: sure(line.known?.title),
    pun: sure(line.puns[0]),
    topic: sure(topics[0]),
    secondTopic: sure(topics[1]),
    petName: isForeign ? null : line.moves.petName,
    textSpeak: isForeign ? null : (line.style.textSpeak.find((word) => /^[a-z0-9]{1,8}$/.test(word)) ?? null),
  }
}
