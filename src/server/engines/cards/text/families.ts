export interface Face {
  /** Not given: all of them are in the file. */
  weight?: 400 | 700
  style: 'normal' | 'italic'
  /** How the names of its files end. */
  file: string
}

export interface Family {
  name: string
  /** The npm package, which holds each face in several files, each for a part of Unicode. */
  source: string
  faces: readonly Face[]
}

const REGULAR_AND_BOLD: readonly Face[] = [
  { weight: 400, style: 'normal', file: '400-normal' },
  { weight: 700, style: 'normal', file: '700-normal' },
]

export const POSTER: Family = {
  name: 'Anton',
  source: '@fontsource/anton',
  faces: REGULAR_AND_BOLD.slice(0, 1),
}

export const TEXT: Family = {
  name: 'Atkinson Hyperlegible Next',
  source: '@fontsource/atkinson-hyperlegible-next',
  faces: [...REGULAR_AND_BOLD, { weight: 400, style: 'italic', file: '400-italic' }],
}

const noto = (script?: string): Family => ({
  name: script ? `Noto Sans ${script}` : 'Noto Sans',
  source: `@fontsource-variable/noto-sans${script ? `-${script.toLowerCase()}` : ''}`,
  faces: [{ style: 'normal', file: 'wght-normal' }],
})

/** Greek, Cyrillic, Vietnamese, Devanagari, currencies. */
const COMMON = noto()

/** Each with what calls for it. */
const ALPHABETS: readonly (readonly [RegExp, Family])[] = [
  [/\p{scx=Arabic}/u, noto('Arabic')],
  [/\p{scx=Hebrew}/u, noto('Hebrew')],
  [/[\p{scx=Thai}฿]/u, noto('Thai')],
  [/\p{scx=Bengali}/u, noto('Bengali')],
  [/\p{scx=Tamil}/u, noto('Tamil')],
  [/\p{scx=Telugu}/u, noto('Telugu')],
  [/\p{scx=Kannada}/u, noto('Kannada')],
  [/\p{scx=Malayalam}/u, noto('Malayalam')],
  [/\p{scx=Gujarati}/u, noto('Gujarati')],
  [/\p{scx=Gurmukhi}/u, noto('Gurmukhi')],
  [/\p{scx=Sinhala}/u, noto('Sinhala')],
  [/\p{scx=Khmer}/u, noto('Khmer')],
  [/\p{scx=Lao}/u, noto('Lao')],
  [/\p{scx=Myanmar}/u, noto('Myanmar')],
  [/\p{scx=Georgian}/u, noto('Georgian')],
  [/\p{scx=Armenian}/u, noto('Armenian')],
  [/\p{scx=Ethiopic}/u, noto('Ethiopic')],
]

const [JAPANESE, KOREAN, CHINESE] = [noto('JP'), noto('KR'), noto('SC')]

const SYMBOLS: Family = {
  name: 'Noto Sans Symbols 2',
  source: '@fontsource/noto-sans-symbols-2',
  faces: REGULAR_AND_BOLD.slice(0, 1),
}

/** Held by the faces of the house, or drawn as pictures; a long list of faces makes every line slower to set. */
const PLAIN = /^[\0-\xB4\xB6-\xFF–—‘’“”„…•™€\p{Emoji}]*$/u
const EMOJI_GLUE = /\u200D|\uFE0F|\u20E3/g

/** What a text is written with where the faces of the house end, in the order in which they are asked. */
export function familiesFor(text: string): Family[] {
  if (PLAIN.test(text.replace(EMOJI_GLUE, ''))) return []
  const alphabets = ALPHABETS.flatMap(([letters, family]) => (letters.test(text) ? [family] : []))
  return [COMMON, ...alphabets, ...familiesOfHan(text), SYMBOLS]
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}々〆]/gu
const HANGUL = /\p{Script=Hangul}/gu
const HAN = /\p{Script=Han}/gu
/** A Japanese or Korean text has at least one letter of its own for so many of those that it shares. */
const MOST_HAN = 8

/** Three languages share these characters, and each draws them its own way. */
function familiesOfHan(text: string): Family[] {
  const [kana = 0, hangul = 0, han = 0] = [KANA, HANGUL, HAN].map((script) => text.match(script)?.length)
  if (han > MOST_HAN * (kana + hangul)) return [CHINESE, JAPANESE, KOREAN]
  return kana >= hangul ? [JAPANESE, CHINESE, KOREAN] : [KOREAN, JAPANESE, CHINESE]
}
