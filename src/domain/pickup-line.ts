/**
 * A typed pickup line and everything that was read from it: facts that a judge may weigh and a comedian may joke about.
 * The text is data, never an instruction. Nothing here describes the person who typed it. COMEDY.md "The line".
 */
export interface PickupLine {
  /** Exactly as typed. Only for display; whatever is repeated in a joke comes from `echo`. */
  text: string
  size: LineSize
  style: LineStyle
  kind: LineKind
  opener: OpenerKind
  language: LineLanguage
  /** Best known first. Empty when the line is nobody's old joke. */
  cliches: ClicheId[]
  /** The traditional line that this one resembles, or null. */
  known: KnownLine | null
  /** Surest first. */
  puns: Pun[]
  /** Most mentioned first. */
  topics: TopicId[]
  grammar: LineGrammar
  craft: LineCraft
  sentiment: LineSentiment
  moves: LineMoves
  echo: LineEcho
}

export interface LineSize {
  words: number
  /** User-perceived characters, spaces included. */
  characters: number
  sentences: number
}

export interface LineStyle {
  /** Sentences that ask something. */
  questions: number
  /** Exclamation marks. */
  exclamations: number
  /** Most letters are capitals, over at least two words or eight letters. */
  isShouting: boolean
  isLowercase: boolean
  hasNoPunctuation: boolean
  hasEllipsis: boolean
  /** Every emoji in order, repeats included. */
  emoji: string[]
  /** "u", "ur", "2nite": as typed, lower case. */
  textSpeak: string[]
  /** Letters drawn out: "heyyyy". */
  isStretched: boolean
  /** Quotation marks around it all, "[name]" left in, a list number, a link, a line break ... */
  copyPaste: CopyPasteMark[]
}

export type CopyPasteMark =
  | 'template'
  | 'wrapped-in-quotes'
  | 'numbered'
  | 'link'
  | 'several-lines'
  | 'hashtag'
  | 'markup'

/**
 * line: an attempt at a pickup line in words. instruction: addressed to the machine ("ignore your instructions").
 * gibberish: keyboard mash. repeated: one word or phrase over and over.
 */
export type LineKind =
  | 'line'
  | 'single-word'
  | 'greeting'
  | 'emoji-only'
  | 'symbols-only'
  | 'numbers-only'
  | 'gibberish'
  | 'repeated'
  | 'instruction'
  | 'empty'

export type OpenerKind =
  | 'are-you'
  | 'did-it-hurt'
  | 'if-you-were'
  | 'do-you-have'
  | 'do-you-like'
  | 'do-you-believe'
  | 'is-your-name'
  | 'is-your'
  | 'can-i'
  | 'want-to'
  | 'roses-are-red'
  | 'knock-knock'
  | 'excuse-me'
  | 'hey'
  | 'i-must-be'
  | 'i-am'
  | 'you-must-be'
  | 'you-are'
  | 'call-me'
  | 'what'
  | 'how'
  | 'statement'
  | 'question'
  | 'none'

export interface LineLanguage {
  script: Script
  /** english: common English words found. other: a different language. unknown: too short to say. */
  guess: 'english' | 'other' | 'unknown'
}

export type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'cjk'
  | 'hangul'
  | 'other'
  | 'none'

export type ClicheId =
  | 'angel'
  | 'tired-running'
  | 'library-card'
  | 'map-eyes'
  | 'parking-ticket'
  | 'wifi-connection'
  | 'keyboard'
  | 'magician'
  | 'stolen-stars'
  | 'alphabet'
  | 'sugar'
  | 'snack'
  | 'photographer'
  | 'search-engine'
  | 'time-traveller'
  | 'lost-number'
  | 'partner-material'
  | 'tennessee'
  | 'band-aid'
  | 'first-sight'
  | 'dream-come-true'
  | 'sunburn-hot'
  | 'fine-print'
  | 'dictionary'
  | 'banana'
  | 'camera'
  | 'puzzle-piece'
  | 'gravity'
  | 'periodic-table'
  | 'loan-interest'
  | 'raisins'
  | 'polar-bear'
  | 'roses-are-red'
  | 'thief-heart'
  | 'jail'
  | 'weather'
  | 'treasure'
  | 'museum'
  | 'phone-wallpaper'
  | 'swipe-right'
  | 'mirror'
  | 'batman'
  | 'come-here-often'

export interface KnownLine {
  /** kebab-case, stable. */
  id: string
  /** Short name that reads well after "the": "falling-from-heaven line". */
  title: string
  /** 0 to 1; 1 is word for word. */
  similarity: number
}

export interface Pun {
  /** The word that carries it, as the table has it: "pasta-bility". */
  word: string
  /** What it also means or sounds like: "possibility". */
  meaning: string
}

export type TopicId =
  | 'food'
  | 'drink'
  | 'space'
  | 'tech'
  | 'weather'
  | 'animals'
  | 'money'
  | 'work'
  | 'school'
  | 'sport'
  | 'gym'
  | 'magic'
  | 'travel'
  | 'music'
  | 'games'
  | 'science'
  | 'maths'
  | 'law'
  | 'films'
  | 'books'
  | 'transport'
  | 'home'
  | 'nature'
  | 'art'
  | 'sleep'
  | 'shopping'
  | 'history'
  | 'post'
  | 'love'

export interface LineGrammar {
  /** Lower case, in order of appearance; not cleaned, so never repeat them (see `echo`). */
  nouns: string[]
  adjectives: string[]
  verbs: string[]
  /** I, me, my, mine, I'm ... */
  firstPerson: number
  /** you, your, yours, u, ur ... */
  secondPerson: number
  /** Figures and number words. */
  numbers: string[]
}

export interface LineCraft {
  /** Two clauses end on rhyming words. */
  rhymes: boolean
  /** Three words near each other start with the same sound. */
  alliterates: boolean
  /** A word of four letters or more comes twice or more. */
  repeatsWord: boolean
  /** Shares of concrete, uncommon words: 0 is all stock phrases, 1 is nothing but detail. */
  specificity: number
  /** "2 + 2", "add", "divide", "equals". */
  hasMaths: boolean
  /** A setup and a payoff: question then answer, "because", "cause". */
  hasPunchline: boolean
}

export interface LineSentiment {
  tone: 'warm' | 'neutral' | 'cold'
  /** 0 to 1, whichever the tone. */
  strength: number
}

/** What the line does to whoever hears it. */
export interface LineMoves {
  compliments: boolean
  /** A compliment with a minus sign: "you'd be pretty if". */
  negs: boolean
  asksForNumber: boolean
  asksForDate: boolean
  offersDinner: boolean
  offersDrink: boolean
  proposesMarriage: boolean
  apologises: boolean
  /** Announces itself: "I have a joke", "pickup line", "don't laugh". */
  announces: boolean
  boasts: boolean
  begs: boolean
  isSuggestive: boolean
  mentionsEx: boolean
  /** "babe", "darling": the first one, lower case, clean. */
  petName: string | null
  /** Yes/no, why or what: a question that somebody could answer. */
  invitesAnswer: boolean
}

/** The few words of the text that are clean, short and letters only: safe to repeat in a joke. */
export interface LineEcho {
  /** The most telling noun, as typed (plural stays plural), lower case, 3 to 18 letters. */
  noun: string | null
  secondNoun: string | null
  adjective: string | null
  /** The first two or three words, without quotes, as typed but for capitals: "are you a", "if I could". */
  opener: string | null
  /** The last three to five words of the last sentence, from where a phrase can begin. */
  ending: string | null
  /** The whole line when it is one clean word, lower case. */
  word: string | null
  emoji: string | null
}
