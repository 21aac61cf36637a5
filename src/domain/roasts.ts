/** What may be sent to be roasted. SPEC.md sections 5 and 9. */
export const MAX_TEXT_LENGTH = 200
export const MAX_UPLOAD_BYTES = 12 * 1024 * 1024
export const MAX_CAPTION_LENGTH = 220

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

type TextProblem = 'empty' | 'too-long'

/** Length as people count it: a family emoji or an accented letter is one. */
export function countCharacters(text: string): number {
  return [...graphemes.segment(text)].length
}

export function checkText(text: string): { ok: true } | { ok: false; reason: TextProblem } {
  if (text.trim() === '') return { ok: false, reason: 'empty' }
  if (countCharacters(text) > MAX_TEXT_LENGTH) return { ok: false, reason: 'too-long' }
  return { ok: true }
}
