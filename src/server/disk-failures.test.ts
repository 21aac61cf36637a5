import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isDiskUnusable } from './disk-failures.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error('no'), { code, ...more })

test.each([
  ['full', coded('ENOSPC', { syscall: 'write' })],
  ['read-only', coded('EROFS', { syscall: 'open' })],
  ['somebody else’s', coded('EACCES', { syscall: 'mkdir' })],
  ['beneath another error', new Error('cannot write', { cause: coded('EDQUOT') })],
])('a disk that is %s', (_, error) => {
  expect(isDiskUnusable(error)).toBe(true)
})

test('a folder that is none', async () => {
  const error: unknown = await writeFile('/dev/null/a', '').catch((reason: unknown) => reason)
  expect(isDiskUnusable(error)).toBe(true)
})

test.each([
  ['a file that is missing', coded('ENOENT', { syscall: 'open' })],
  ['a socket that is not ours', coded('EACCES', { syscall: 'connect' })],
  ['a defect', new TypeError('x is undefined')],
  ['no error at all', 'ENOSPC'],
])('%s is something else', (_, error) => {
  expect(isDiskUnusable(error)).toBe(false)
})
