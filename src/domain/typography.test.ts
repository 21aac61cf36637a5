import { expect, it } from 'vitest'
import { setQuotes } from './typography.ts'

it.each([
  ["You dragged 'magician' into it.", 'You dragged ‘magician’ into it.'],
  ['"No," it said. "Never."', '“No,” it said. “Never.”'],
  ["I've put on the neighbours' cream.", 'I’ve put on the neighbours’ cream.'],
  ["The '90s want 'em back, rock 'n' roll.", 'The ’90s want ’em back, rock ’n’ roll.'],
  ['It asked: \'Are you "fine"?\'', 'It asked: ‘Are you “fine”?’'],
  ["'U': too busy ('hey').", '‘U’: too busy (‘hey’).'],
  ["the well-known 'after'—'before'", 'the well-known ‘after’—‘before’'],
])('sets %s', (typed, set) => {
  expect(setQuotes(typed)).toBe(set)
  expect(setQuotes(set)).toBe(set)
  expect(set).toHaveLength(typed.length)
})
