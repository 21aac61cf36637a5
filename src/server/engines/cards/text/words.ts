/** Scripts of South-East Asia, which put no spaces between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const BREAK = '\u200B'
const HANGUL = /\p{Script=Hangul}/gu
const EAST_ASIAN = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u

let segmenter: Intl.Segmenter | undefined

/** Puts an invisible break between words where only a dictionary can tell them: takumi has none. */
export function withBreaks(text: string): string {
  return text.replace(UNSPACED, (run) => {
    segmenter ??= new Intl.Segmenter('th', { granularity: 'word' })
    return Array.from(segmenter.segment(run), ({ segment }) => segment).join(BREAK)
  })
}

/** Korean has spaces and reads badly when its words are torn; Chinese and Japanese lines end anywhere. */
export function keepsWords(text: string): boolean {
  const hangul = text.match(HANGUL)?.length ?? 0
  return hangul > 0 && hangul >= text.split(EAST_ASIAN).length - 1
}

/** What no line break may go through, of a text with breaks. */
export function wordsOf(text: string): string[] {
  const words = text.split(/[ \u200B]/)
  return keepsWords(text) ? words : words.flatMap((word) => word.split(EAST_ASIAN))
}
