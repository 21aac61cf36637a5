export type Direction = 'ltr' | 'rtl'

const STRONG = /[\p{L}]/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const CONTROLS = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]+/gu

/** By the first letter, as browsers do with dir="auto". */
export function directionOf(text: string): Direction {
  const letter = STRONG.exec(text)?.[0]
  return letter && RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/** One line without what cannot be seen: controls, line ends, and marks that turn the rest of the card around. */
export function tidy(text: string): string {
  return text.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim()
}
