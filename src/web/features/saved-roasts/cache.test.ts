import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { collectionOf, idsIn, roastOf as roast } from '#tests/factories/collection.ts'
import { addRoast, dropRoast } from './cache.ts'

const TWO_PAGES = [
  [roast(1), roast(2), roast(3)],
  [roast(4), roast(5)],
]

test.each([1, 2, 3, 4, 5])('roast %i comes back to where it was', (n) => {
  const client = collectionOf(TWO_PAGES)
  const before = idsIn(client)?.flat()
  dropRoast(client, `roast ${n}`)()
  expect(idsIn(client)?.flat()).toEqual(before)
})

test('what comes back brings nothing with it that was deleted meanwhile', () => {
  const client = collectionOf(TWO_PAGES)
  const putBack = dropRoast(client, 'roast 2')
  dropRoast(client, 'roast 3')
  dropRoast(client, 'roast 4')
  putBack()
  expect(idsIn(client)?.flat()).toEqual(['roast 1', 'roast 2', 'roast 5'])
})

test('what came back by itself, with a fresh list, does not come twice', () => {
  const client = collectionOf(TWO_PAGES)
  const putBack = dropRoast(client, 'roast 2')
  addRoast(client, roast(2))
  putBack()
  expect(idsIn(client)?.flat()).toHaveLength(5)
})

test('the only one of a collection comes back to it', () => {
  const client = collectionOf([[roast(1)]])
  dropRoast(client, 'roast 1')()
  expect(idsIn(client)).toEqual([['roast 1']])
})

test('a new one goes first; roasts of one moment stand as the server lists them', () => {
  const client = collectionOf(TWO_PAGES)
  addRoast(client, roast(0))
  addRoast(client, roast(4, 'z, of the same second'))
  addRoast(client, roast(4, 'a, of the same second'))
  expect(idsIn(client)?.flat()).toEqual([
    'roast 0',
    'roast 1',
    'roast 2',
    'roast 3',
    'z, of the same second',
    'roast 4',
    'a, of the same second',
    'roast 5',
  ])
})

test('the last one of what is loaded comes back to it, though more is to come', () => {
  const client = collectionOf(TWO_PAGES, true)
  dropRoast(client, 'roast 5')()
  expect(idsIn(client)?.flat()).toHaveLength(5)
})

test('one that is older than all that is loaded waits for its page', () => {
  const client = collectionOf([[roast(1), roast(2)]], true)
  addRoast(client, roast(9))
  expect(idsIn(client)).toEqual([['roast 1', 'roast 2']])
})

test('nothing is made up where no collection was loaded', () => {
  const client = new QueryClient()
  addRoast(client, roast(1))
  expect(idsIn(client)).toBeUndefined()
})
