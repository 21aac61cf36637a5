import { expect, test } from 'vitest'
import { longestWordOf, sizeOf } from './line-size.ts'

test.each([
  ['hi', 'shout'],
  ['hey 😘', 'shout'],
  ['', 'shout'],
  ['🔥🔥🔥🔥🔥', 'shout'],
  ['君の瞳に乾杯。あなたは私の心の非常ベルですか？', 'say'],
  ['extraordinary', 'tell'],
  ['Are you a smoke alarm?', 'say'],
  ['Are you a parking ticket? Because you have got fine written all over you.', 'tell'],
  ['a'.repeat(200), 'mumble'],
  ['word '.repeat(40), 'mumble'],
] as const)('%s is printed in size "%s"', (line, size) => {
  expect(sizeOf(line)).toBe(size)
})

test.each([
  ['Hello number 8', 6],
  ['', 0],
  ['君の瞳に', 0],
])('the longest word of "%s" has %i characters', (line, length) => {
  expect(longestWordOf(line)).toBe(length)
})
