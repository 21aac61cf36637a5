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

it('takes out what cannot be seen or would turn the card around', () => {
  expect(tidy('  a\n\tb\u202Ec\u0000d\u200B\u2066 e ')).toBe('a b c d e')
})

it('keeps the joiners that shape words and emoji', () => {
  expect(tidy('می\u200Cخواهم 👩\u200D🚀')).toBe('می\u200Cخواهم 👩\u200D🚀')
})
