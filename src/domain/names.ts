/** What people may call themselves. SPEC.md section 3: whoever has no name is shown as Anonymous. */

export const MAX_NAME_LENGTH = 40

/** Enough for any script that stacks marks; "zalgo" text stacks dozens. */
const MAX_MARKS = 4

/** Longer input is not looked at: cleaning must not cost more than the name is worth. */
const MAX_INPUT = 1000

/** Invisible or turning the direction of what follows. The joiners (200C, 200D) are wanted in Persian and in emoji. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu

/** A joiner that joins nothing. */
const LOOSE_JOINER = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\uFE0F])[\u200C\u200D]+|[\u200C\u200D]+$/gu

/** Letters that nobody sees, but in the flags of England, Scotland and Wales. */
const LOOSE_TAG = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0000}-\u{E007F}]/gu

/** Marks and selectors alone show nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const STACKED_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu')

/** A name in one line, visible, at most 40 characters as people count them; empty when nothing visible is left. */
export function cleanName(given: string): string {
  const visible = given
    .slice(0, MAX_INPUT)
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(LOOSE_TAG, '')
    .replaceAll(STACKED_MARKS, '$1')
    .replaceAll(LOOSE_JOINER, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  return VISIBLE.test(visible) ? firstCharacters(visible, MAX_NAME_LENGTH).trim() : ''
}

function firstCharacters(text: string, count: number): string {
  const characters = [...new Intl.Segmenter().segment(text)].slice(0, count)
  return characters.map(({ segment }) => segment).join('')
}
