import { expect, test } from 'vitest'
import { dayOf, fullDayOf } from './day-of.ts'

const NOW = new Date(2026, 10, 21)

test.each([
  [new Date(2026, 10, 20), 'Nov 20', 'Nov 20'],
  [new Date(2026, 0, 1), 'Jan 1', 'Jan 1'],
  [new Date(2025, 11, 31), 'Dec 2025', 'Dec 31, 2025'],
])('%s', (date, short, full) => {
  expect(dayOf(date.toISOString(), NOW)).toBe(short)
  expect(fullDayOf(date.toISOString(), NOW)).toBe(full)
})
