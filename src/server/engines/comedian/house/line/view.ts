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
  /** A thing, singular, so that it may stand behind any article. */
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
  const [noun, secondNoun] = [line.echo.noun, line.echo.secondNoun].flatMap((word) => objectOf(word))
  return {
    line,
    words: line.size.words,
    isReadable,
    isForeign,
    noun: sure(noun),
    secondNoun: sure(secondNoun),
    opener: sure(line.echo.opener && withoutLooseEnd(line.echo.opener)),
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

/** "my oven and" is no quotation: what is left must be able to stand between marks. */
function withoutLooseEnd(opener: string): string | null {
  const whole = opener.replace(/ (?:an?|the|and|or|but|of|to|in|at|for|with|my|your|is|was|are|so|as)$/i, '')
  return whole.includes(' ') ? whole : null
}

/** Measures and figures are nouns, but nobody could point at one. */
const NO_OBJECTS = new Set('second minute hour day week month year number'.split(' '))

function objectOf(noun: string | null): string[] {
  const object = noun && singular(noun)
  return object && !NO_OBJECTS.has(object) ? [object] : []
}

/** Words that end in s and are not plural, or have no singular. */
const NOT_PLURAL = new Set(
  `physics maths mathematics statistics thermodynamics genetics economics astrophysics glasses jeans trousers darts credits savings
  bus minibus gas virus cactus compass octopus platypus lens tennis atlas canvas cosmos osmosis photosynthesis hypothesis thesis pyjamas
  pajamas tapas moss grass customs headphones logistics couscous hummus nucleus hieroglyphics mitochondria calculus syllabus thesaurus asparagus
  leftovers`.split(/\s+/),
)
/** The rules below would mend these wrongly. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `leaves=leaf wolves=wolf shelves=shelf halves=half loaves=loaf elves=elf cookies=cookie pies=pie brownies=brownie movies=movie
  smoothies=smoothie toasties=toastie genies=genie buses=bus minibuses=minibus cactuses=cactus viruses=virus mice=mouse geese=goose`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
)

function singular(noun: string): string {
  const irregular = IRREGULAR.get(noun)
  if (irregular) return irregular
  if (!noun.endsWith('s') || noun.endsWith('ss') || NOT_PLURAL.has(noun)) return noun
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`
  return /(?:ch|sh|x|ss|zz|to|no)es$/.test(noun) ? noun.slice(0, -2) : noun.slice(0, -1)
}
