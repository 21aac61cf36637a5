import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { covers } from './unicode-ranges.ts'
import { rangesIn } from './woff2.ts'

const { resolve } = createRequire(import.meta.url)
const open = (path: string) => readFile(resolve(path))

const ATKINSON =
  '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff2'
const SYMBOLS = '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2'
const THAI = '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2'

it.each([
  ['a plain face', ATKINSON, 'ğşŁż', 'ơə₺漢'],
  ['a face beyond 16 bits', SYMBOLS, '✦✗🞿', 'ğ漢'],
  ['a face of all weights', THAI, 'ไทยที่๙', '\u0E3B\u0E3E漢'],
])('knows what is in %s', async (_, path, held, absent) => {
  const ranges = rangesIn(await open(path))
  const isHeld = (char: string) => covers(ranges, char.codePointAt(0) ?? 0)
  expect([...held].filter((char) => !isHeld(char))).toEqual([])
  expect([...absent].filter(isHeld)).toEqual([])
  const ends = ranges.flat()
  expect(ends).toEqual(ends.toSorted((one, other) => one - other))
})

it('refuses what is no such file', () => {
  expect(() => rangesIn(Buffer.from('wOFF and nothing else'))).toThrow('not a WOFF2 file')
})
