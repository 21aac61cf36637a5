import { expect, test } from 'vitest'
import { isFlat } from './long-json.ts'

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

test.each([
  ['nothing', Buffer.alloc(0)],
  [
    'a picture and the longest line there is',
    json({ imageUrl: 'A'.repeat(4_000_000), originalText: '[{,'.repeat(666) }),
  ],
])('%s is flat', (_, body) => {
  expect(isFlat(body)).toBe(true)
})

test.each([
  ['brackets', Buffer.from('['.repeat(5000))],
  ['braces', Buffer.from('{"a":'.repeat(5000))],
  ['a list', json(Array(5000).fill(1))],
  ['thousands of fields', json(Object.fromEntries(Array.from({ length: 5000 }, (__, at) => [at, at])))],
])('%s are not', (_, body) => {
  expect(isFlat(body)).toBe(false)
})
