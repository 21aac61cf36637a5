import { expect, it } from 'vitest'
import { directionOf, tidy } from './direction.ts'

it.each([
  ['Hello', 'ltr'],
  ['سلام', 'rtl'],
  ['“שלום”', 'rtl'],
  ['123 سلام', 'rtl'],
  ['🔥 lamp سلام', 'ltr'],
  ['12 !', 'ltr'],
])('%s is %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

it.each([
  ['line ends', '  a\n\tb\u0000c\u2028d  e ', 'a b c d e'],
  ['what would turn the card around', '\u202Eexe.gnp\u202C \u2066a\u2069 \u200Fb\u061C', 'exe.gnp a b'],
  ['what has no width', 'a\u200Bb\uFEFF\u2060c soft\u00ADly', 'abc softly'],
  ['joiners that join nothing', 'a\u200C\u200Db 1\u200D \u200Cж\u200D', 'ab 1 ж'],
  ['letters that are only room', '\u3164a\u2800\u1160b\uFFA0', 'a b'],
  ['half a character', 'a\uD800b', 'ab'],
])('takes out %s', (_, text, tidied) => {
  expect(tidy(text)).toBe(tidied)
})

it.each([
  ['letters in pieces', 'Tie\u0302\u0301ng \u1112\u1161\u11AB', 'Tiếng 한'],
  ['letters in disguise', '𝓱𝕚 𝟗', 'hi 9'],
  ['marks that no face holds', 'Z\u0336\u0322\u035AA\u1DC4', 'ZA'],
  ['one mark many times', 'ก็็็็็็็', 'ก็'],
  ['a pile of marks', `ש${'\u05B0\u05B1\u05B2\u05B3'}\u05B4\u05B5`, 'ש\u05B0\u05B1\u05B2\u05B3'],
])('mends %s', (_, text, tidied) => {
  expect(tidy(text)).toBe(tidied)
})

it.each(['שָׁלוֹם', 'न्दी', 'ที่นี่', 'မြန်မာ', 'ខ្មែរ', '1️⃣', 'a\u0303\u0323'.normalize('NFC')])(
  'leaves %s as it is',
  (text) => {
    expect(tidy(text)).toBe(text.normalize('NFC'))
  },
)

it('keeps the joiners that shape words and emoji', () => {
  expect(tidy('می\u200Cخواهم 👩\u200D🚀')).toBe('می\u200Cخواهم 👩\u200D🚀')
})
