import { expect, it } from 'vitest'
import { keepsWords, withBreaks, wordsOf } from './words.ts'

it.each([
  ['Plain English', 'Plain English'],
  ['日本語', '日本語'],
  ['สวัสดีครับ ok', 'สวัสดี|ครับ ok'],
  ['แมว', 'แมว'],
])('breaks %s into %s', (text, broken) => {
  expect(withBreaks(text).replaceAll('\u200B', '|')).toBe(broken)
})

it.each([
  ['a long word', ['a', 'long', 'word']],
  ['汉字。', ['汉', '字', '。']],
  ['한국어 大韓民國', ['한국어', '大韓民國']],
  ['สวัสดี\u200Bครับ', ['สวัสดี', 'ครับ']],
])('reads the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

it('keeps the words of Korean, and not those of a text with a little of it', () => {
  expect(keepsWords('당신의 미소')).toBe(true)
  expect(keepsWords('日本語の文章で한국')).toBe(false)
  expect(keepsWords('English')).toBe(false)
})
