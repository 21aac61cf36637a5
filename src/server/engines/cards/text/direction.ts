export type Direction = 'ltr' | 'rtl'

const STRONG = /[\p{L}]/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Line ends, and letters that are nothing but room. */
const BLANKS = /[\p{Cc}\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0]/gu
const UNSEEN = /[\p{Cs}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu
/** They shape Arabic, Indic words and emoji; elsewhere they only call for another face. */
const IDLE_JOINERS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d\s])[\u200C\u200D]+/gu
/** Letters in disguise, as people paste them: bold, script, double-struck. */
const MATHEMATICAL = /[\u{1D400}-\u{1D7FF}]/gu
/** Marks of no script in particular, without those that our faces hold and the one of keycap emoji. */
const UNKNOWN_MARKS =
  /[[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]--[\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0329\u20E3]]/gv
const REPEATED_MARKS = /(\p{Mn})\1+/gu
/** No word needs more on one letter; piles of them run through the lines above and below. */
const PILED_MARKS = /(\p{Mn}{4})\p{Mn}+/gu

/** By the first letter, as browsers do with dir="auto". */
export function directionOf(text: string): Direction {
  const letter = STRONG.exec(text)?.[0]
  return letter && RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/** One line that can be drawn, without what cannot be seen or would turn the rest of the card around. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(BLANKS, ' ')
    .replace(UNSEEN, '')
    .replace(MATHEMATICAL, (letter) => letter.normalize('NFKC'))
    .replace(IDLE_JOINERS, '')
    .replace(UNKNOWN_MARKS, '')
    .replace(REPEATED_MARKS, '$1')
    .replace(PILED_MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
