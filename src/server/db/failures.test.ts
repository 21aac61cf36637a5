import { expect, test } from 'vitest'
import { isConnectionLost, isSchemaBehind } from './failures.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error('no'), { code, ...more })

test.each([
  ['nobody listens', coded('ECONNREFUSED')],
  ['the socket is gone', coded('ENOENT', { syscall: 'connect' })],
  ['ended by its administrator', coded('57P01')],
  ['still starting', coded('57P03')],
  ['no place left', coded('53300')],
  ['no disk left', coded('53100')],
  ['a connection failure', coded('08006')],
  ['cut off', new Error('Connection terminated unexpectedly')],
  ['no answer in time', new Error('Connection terminated due to connection timeout')],
  ['the pool has waited long enough', new Error('timeout exceeded when trying to connect')],
  ['beneath another error', new Error('a call failed', { cause: coded('ECONNREFUSED') })],
])('%s: the database cannot be reached', (_, error) => {
  expect(isConnectionLost(error)).toBe(true)
})

test.each([
  ['a file that is missing', coded('ENOENT', { syscall: 'open' })],
  ['a row that is there already', coded('23505')],
  ['a statement that is wrong', coded('42601')],
  ['a defect', new TypeError('x is undefined')],
  ['no error at all', 'ECONNREFUSED'],
])('%s is something else', (_, error) => {
  expect(isConnectionLost(error)).toBe(false)
})

test('a table or a column that is not there: the schema is behind', () => {
  expect(isSchemaBehind(coded('42P01'))).toBe(true)
  expect(isSchemaBehind(new Error('a call failed', { cause: coded('42703') }))).toBe(true)
  expect(isSchemaBehind(coded('42601'))).toBe(false)
  expect(isSchemaBehind(coded('ECONNREFUSED'))).toBe(false)
})
