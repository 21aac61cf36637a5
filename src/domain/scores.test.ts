import { expect, test } from 'vitest'
import { bandOf, toScore } from './scores.ts'

test.each([
  [0, 'CRINGE'],
  [1, 'CRINGE'],
  [2, 'CRINGE'],
  [2.5, 'ROUGH'],
  [3, 'ROUGH'],
  [4, 'ROUGH'],
  [5, 'DECENT'],
  [6, 'DECENT'],
  [6.1, 'SOLID'],
  [7, 'SOLID'],
  [8, 'SOLID'],
  [8.01, 'FIRE'],
  [9, 'FIRE'],
  [10, 'FIRE'],
])('%d is %s', (score, label) => {
  expect(bandOf(score).label).toBe(label)
})

test.each([
  [-3, 1],
  [0.4, 1],
  [4.5, 5],
  [9.6, 10],
  [42, 10],
])('%d as a score is %d', (value, score) => {
  expect(toScore(value)).toBe(score)
})
