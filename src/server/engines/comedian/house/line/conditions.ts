import type { ClicheId, OpenerKind, TopicId } from '#domain/pickup-line.ts'
import type { LineView } from './view.ts'

type Test = (view: LineView) => boolean

const LIMIT = 200

const style = (v: LineView) => v.line.style
const moves = (v: LineView) => v.line.moves
const craft = (v: LineView) => v.line.craft
const grammar = (v: LineView) => v.line.grammar
const trimmed = (v: LineView) => v.line.text.trim()
/** Where spaces part the words: a count of Japanese words would be ours, not the writer's. */
const hasWords = (v: LineView) =>
  v.words > 0 && v.line.kind !== 'gibberish' && v.line.language.script !== 'cjk'
const topic =
  (id: TopicId): Test =>
  (v) =>
    v.isReadable && v.line.topics.includes(id)
const opens =
  (...kinds: OpenerKind[]): Test =>
  (v) =>
    v.isReadable && kinds.includes(v.line.opener)
const says = (v: LineView, pattern: RegExp) => pattern.test(v.line.text)
/** The text itself starts like this, whatever comes after a quotation mark. */
const begins =
  (pattern: RegExp): Test =>
  (v) =>
    v.isReadable && pattern.test(v.line.text.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[’‘]/g, "'"))
const family =
  (...ids: ClicheId[]): Test =>
  (v) =>
    v.isReadable && v.line.cliches.some((id) => ids.includes(id))
const isOwn: Test = (v) =>
  v.isReadable && v.words >= 4 && v.line.known === null && v.line.cliches.length === 0 && !isFromAList(v)
/** A gap for a name, or a number in front: somebody made that for everybody. */
const isFromAList: Test = (v) => style(v).copyPaste.some((mark) => mark === 'template' || mark === 'numbered')

/** Not only nobody else's, but with something in it that had to be thought of. */
const isNew: Test = (v) =>
  isOwn(v) &&
  !moves(v).negs &&
  !moves(v).begs &&
  (v.pun !== null || craft(v).specificity >= 0.25 || (v.noun !== null && !asksForSomething(v)))
/** Nothing in its shape suggests a joke that we may have missed: what such a line lacks, it does lack. */
const isPlain: Test = (v) =>
  isOwn(v) &&
  !craft(v).hasPunchline &&
  ![
    'are-you',
    'is-your',
    'is-your-name',
    'if-you-were',
    'do-you-have',
    'did-it-hurt',
    'call-me',
    'knock-knock',
  ].includes(v.line.opener)
/** No topic, and no noun that is a thing, known to us or not. */
const isAboutNothing: Test = (v) => v.topic === null && grammar(v).nouns.every((noun) => NO_THING.has(noun))
const NO_THING = new Set(
  'u thing things something anything everything nothing someone anyone everyone somebody anybody nobody one way lot time sometime day night tonight name'.split(
    ' ',
  ),
)
const REQUEST =
  /\b(?:let(?:'|’)?s|let us|wanna|want|would you|will you|can|could|come|join|please|pls|take|give|call|text|meet|be mine|marry)\b/i
const FEELING = /\b(?:love|heart|feel|feeling|miss|adore|happy|kiss|dream)/i
const TOGETHER = /\b(?:we|us|our|ours|let(?:'|’)?s|together|ya|yall)\b/i

/** Everything that pickup-line material can be bound to. Names read as facts about the line. */
export const LINE_CONDITIONS = {
  any: () => true,

  // what it is
  foreign: (v) => v.isForeign,
  'other-script': (v) => v.isForeign && v.line.language.script !== 'latin',
  'single-word': (v) => v.words === 1 && (v.line.kind === 'single-word' || v.line.kind === 'greeting'),
  greeting: (v) => v.line.kind === 'greeting',
  'emoji-only': (v) => v.line.kind === 'emoji-only',
  'no-words': (v) => v.line.kind === 'symbols-only' || v.line.kind === 'numbers-only',
  gibberish: (v) => v.line.kind === 'gibberish',
  repeated: (v) => v.line.kind === 'repeated',
  instruction: (v) => v.line.kind === 'instruction',

  // its size
  'very-short': (v) => hasWords(v) && v.words <= 3,
  short: (v) => hasWords(v) && v.words >= 4 && v.words <= 8,
  'under-ten': (v) => hasWords(v) && v.words < 10,
  medium: (v) => hasWords(v) && v.words >= 9 && v.words <= 18,
  long: (v) => hasWords(v) && v.words >= 19,
  'very-long': (v) => hasWords(v) && v.words >= 30,
  roomy: (v) => v.line.size.characters <= LIMIT / 2 && v.line.size.characters > 0,
  'near-limit': (v) => v.line.size.characters >= LIMIT - 15,
  'one-sentence': (v) => hasWords(v) && v.words >= 4 && v.line.size.sentences === 1,
  'two-sentences': (v) => hasWords(v) && v.line.size.sentences === 2,
  'many-sentences': (v) => hasWords(v) && v.line.size.sentences >= 3,

  // how it was typed
  question: (v) => hasWords(v) && style(v).questions > 0,
  'many-questions': (v) => style(v).questions >= 2,
  'no-question': (v) => style(v).questions === 0 && !/[?？؟]/.test(v.line.text),
  exclaimed: (v) => style(v).exclamations === 1,
  'many-exclamations': (v) => style(v).exclamations >= 3,
  'no-exclamation': (v) => style(v).exclamations === 0,
  shouting: (v) => hasWords(v) && style(v).isShouting,
  lowercase: (v) => hasWords(v) && style(v).isLowercase,
  capitalised: (v) => hasWords(v) && !style(v).isShouting && /^["'“]?\p{Lu}/u.test(trimmed(v)),
  'no-punctuation': (v) => hasWords(v) && style(v).hasNoPunctuation,
  'full-stop': (v) => hasWords(v) && /[^.]\.$/.test(trimmed(v)),
  'open-ended': (v) => hasWords(v) && /[\p{L}\p{N}]$/u.test(trimmed(v)),
  comma: (v) => hasWords(v) && /,/.test(trimmed(v)),
  ellipsis: (v) => hasWords(v) && style(v).hasEllipsis,
  'many-emoji': (v) => style(v).emoji.length >= 3,
  'words-and-emoji': (v) => hasWords(v) && style(v).emoji.length > 0,
  'safe-emoji': (v) => v.emoji !== null,
  'no-emoji': (v) => style(v).emoji.length === 0,
  'text-speak': (v) => v.textSpeak !== null && !v.line.cliches.includes('alphabet'),
  'fully-spelt': (v) => v.isReadable && v.words >= 4 && style(v).textSpeak.length === 0,
  stretched: (v) => hasWords(v) && style(v).isStretched,
  'copy-paste': (v) => hasWords(v) && style(v).copyPaste.some((mark) => mark !== 'several-lines'),
  template: (v) => style(v).copyPaste.includes('template'),
  'in-quotes': (v) => style(v).copyPaste.includes('wrapped-in-quotes'),
  'several-lines': (v) => hasWords(v) && style(v).copyPaste.includes('several-lines'),

  // whose it is
  'known-line': (v) => v.known !== null,
  'known-exactly': (v) => v.known !== null && (v.line.known?.similarity ?? 0) >= 0.95,
  cliche: (v) => v.isReadable && (v.line.cliches.length > 0 || v.known !== null),
  original: isNew,
  'cliche-angel': family('angel'),
  'cliche-running': family('tired-running'),
  'cliche-library': family('library-card'),
  'cliche-eyes': (v) => family('map-eyes')(v) && says(v, /\beyes\b/i),
  'cliche-stars': family('stolen-stars'),
  'cliche-parking': family('parking-ticket'),
  'cliche-wifi': family('wifi-connection'),
  'cliche-type': family('keyboard'),
  'cliche-magician': family('magician'),
  'cliche-alphabet': family('alphabet'),
  'cliche-snack': family('snack'),
  'cliche-sugar': family('sugar'),
  'cliche-picture': family('photographer'),
  'cliche-search': family('search-engine'),
  'cliche-future': family('time-traveller'),
  'cliche-number': family('lost-number'),
  'cliche-material': family('partner-material'),
  'cliche-tennessee': family('tennessee'),
  'cliche-falling': family('gravity', 'band-aid'),
  'cliche-dream': family('dream-come-true'),
  'cliche-sight': family('first-sight'),
  'cliche-hot': family('sunburn-hot'),
  'cliche-sun': family('weather'),
  'cliche-heart': family('thief-heart'),
  'cliche-crime': family('jail'),
  'cliche-roses': family('roses-are-red'),
  'cliche-ice': family('polar-bear'),
  'cliche-raisins': family('raisins'),
  'cliche-here': (v) => family('come-here-often')(v) && says(v, /\bcome here often\b/i),
  'cliche-art': family('museum'),

  // what it does with words
  pun: (v) => v.pun !== null,
  'two-puns': (v) => v.isReadable && v.line.puns.length >= 2,
  'no-pun': (v) => isPlain(v) && v.line.puns.length === 0,
  rhymes: (v) => v.isReadable && craft(v).rhymes,
  alliterates: (v) => v.isReadable && craft(v).alliterates,
  maths: (v) => v.isReadable && craft(v).hasMaths,
  because: (v) => v.isReadable && /\b(?:because|'?cause|cuz|coz|cos|bc)\b/i.test(v.line.text),
  'setup-payoff': (v) => v.isReadable && craft(v).hasPunchline,
  'no-payoff': (v) => isPlain(v) && v.words <= 14 && v.line.puns.length === 0 && !says(v, /[,:;—–-]/),
  specific: (v) => isOwn(v) && craft(v).specificity >= 0.45,
  vague: (v) => isOwn(v) && isAboutNothing(v) && craft(v).specificity < 0.1,
  numbers: (v) => v.isReadable && (grammar(v).numbers.length > 1 || says(v, /\d/)),
  noun: (v) => v.noun !== null,
  'two-nouns': (v) => v.noun !== null && v.secondNoun !== null,
  opening: (v) => v.opener !== null,
  ending: (v) => v.ending !== null,
  word: (v) => v.word !== null,

  // how it begins
  'opens-are-you': begins(/^are (?:you|u|ya)\b/i),
  'opens-hurt': begins(/^did it hurt\b/i),
  'opens-if': begins(/^if\b/i),
  'opens-do-you': begins(/^do (?:you|u|ya)\b/i),
  'opens-is-your': begins(/^is (?:your|ur)\b/i),
  'opens-can-i': begins(/^(?:can|could|may|might) (?:i|we)\b/i),
  'opens-i': begins(/^(?:i|i'm|im|i'd|i'll|i've|my)\b(?! name)/i),
  'opens-you': begins(/^(?:you|your|you're|youre|you've|u|ur)\b/i),
  'opens-hey': begins(/^(?:hey+|hi+|hello|hiya|yo+)\b/i),
  'opens-question-word': begins(/^(?:what|which|where|who|when|why|how)\b/i),
  'opens-knock': begins(/^knock,? knock\b/i),
  'opens-statement': (v) => opens('statement')(v) && v.words >= 4,

  // who it is about
  'about-me': (v) => v.isReadable && grammar(v).firstPerson >= 3 && grammar(v).secondPerson === 0,
  'about-you': (v) => v.isReadable && grammar(v).secondPerson >= 2 && grammar(v).firstPerson === 0,
  'about-both': (v) => v.isReadable && grammar(v).firstPerson > 0 && grammar(v).secondPerson > 0,
  'no-me': (v) => v.isReadable && v.words >= 4 && grammar(v).firstPerson === 0 && !says(v, TOGETHER),
  'no-you': (v) =>
    v.isReadable && v.words >= 4 && grammar(v).secondPerson === 0 && v.petName === null && !says(v, TOGETHER),

  // what it wants
  compliments: (v) => v.isReadable && moves(v).compliments && !moves(v).negs,
  'no-compliment': (v) =>
    isPlain(v) && !moves(v).compliments && v.line.sentiment.tone !== 'warm' && grammar(v).secondPerson <= 1,
  neg: (v) => v.isReadable && moves(v).negs,
  'asks-number': (v) => v.isReadable && moves(v).asksForNumber,
  'asks-date': (v) => v.isReadable && moves(v).asksForDate,
  dinner: (v) => v.isReadable && moves(v).offersDinner,
  drink: (v) => v.isReadable && moves(v).offersDrink,
  marriage: (v) => v.isReadable && moves(v).proposesMarriage,
  'asks-nothing': (v) => isOwn(v) && style(v).questions === 0 && !asksForSomething(v) && !says(v, REQUEST),
  apologises: (v) => v.isReadable && moves(v).apologises,
  announces: (v) => v.isReadable && moves(v).announces,
  boasts: (v) => v.isReadable && moves(v).boasts,
  begs: (v) => v.isReadable && moves(v).begs,
  suggestive: (v) => v.isReadable && moves(v).isSuggestive,
  'mentions-ex': (v) => v.isReadable && moves(v).mentionsEx,
  'pet-name': (v) => v.petName !== null,
  warm: (v) =>
    v.isReadable && v.line.sentiment.tone === 'warm' && v.line.sentiment.strength >= 0.5 && !moves(v).negs,
  'no-feeling': (v) =>
    isPlain(v) &&
    v.line.sentiment.tone === 'neutral' &&
    v.line.sentiment.strength >= 0.95 &&
    !style(v).exclamations &&
    !says(v, FEELING),

  // what it is about
  topic: (v) => v.topic !== null,
  'two-topics': (v) => v.topic !== null && v.secondTopic !== null,
  'no-topic': (v) => isOwn(v) && isAboutNothing(v),
  'about-food': topic('food'),
  'about-drink': topic('drink'),
  'about-space': topic('space'),
  'about-tech': topic('tech'),
  'about-weather': topic('weather'),
  'about-animals': topic('animals'),
  'about-money': topic('money'),
  'about-work': topic('work'),
  'about-school': topic('school'),
  'about-sport': topic('sport'),
  'about-gym': topic('gym'),
  'about-magic': topic('magic'),
  'about-travel': topic('travel'),
  'about-music': topic('music'),
  'about-games': topic('games'),
  'about-science': topic('science'),
  'about-maths': topic('maths'),
  'about-law': topic('law'),
  'about-films': topic('films'),
  'about-books': topic('books'),
  'about-transport': topic('transport'),
  'about-home': topic('home'),
  'about-nature': topic('nature'),
  'about-art': topic('art'),
  'about-sleep': topic('sleep'),
  'about-shopping': topic('shopping'),
  'about-history': topic('history'),
  'about-post': topic('post'),
} satisfies Record<string, Test>

export type LineCondition = keyof typeof LINE_CONDITIONS

function asksForSomething(view: LineView): boolean {
  const { asksForNumber, asksForDate, offersDinner, offersDrink, proposesMarriage } = moves(view)
  return asksForNumber || asksForDate || offersDinner || offersDrink || proposesMarriage
}
