import { expect, test } from 'vitest'
import { checkText, countCharacters } from './roasts.ts'

test.each([
  ['', 'empty'],
  [' \n\t ', 'empty'],
  ['a'.repeat(201), 'too-long'],
])('%j is %s', (text, reason) => {
  expect(checkText(text)).toEqual({ ok: false, reason })
})

test.each(['hey', ' hey ', 'a'.repeat(200), '👨‍👩‍👧‍👦'.repeat(200)])('%j may be sent', (text) => {
  expect(checkText(text)).toEqual({ ok: true })
})

test('characters are counted as people see them', () => {
  expect(countCharacters('né👩‍🚀')).toBe(3)
})
