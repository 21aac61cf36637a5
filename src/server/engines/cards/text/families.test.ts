import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { familiesFor, TEXT } from './families.ts'
import { covers } from './unicode-ranges.ts'
import { rangesIn } from './woff2.ts'

const HAN = ['Noto Sans JP', 'Noto Sans KR', 'Noto Sans SC']

it.each(['Plain English', 'Señor café, “quoted” – £5…', 'lamp 🔥 ❤️ 👩‍🚀 🇯🇵 1️⃣'])(
  'needs no other face: %s',
  (text) => {
    expect(familiesFor(text)).toEqual([])
  },
)

it.each([
  ['直骨', 'Noto Sans SC'],
  ['直骨你好吗这个很好看ツ', 'Noto Sans SC'],
  ['素直な骨', 'Noto Sans JP'],
  ['明日、東京駅前集合ね', 'Noto Sans JP'],
  ['代々木', 'Noto Sans JP'],
  ['大韓民國 만세', 'Noto Sans KR'],
  ['한국어와 かな', 'Noto Sans KR'],
])('writes %s first of all with %s', (text, first) => {
  const order = familiesFor(text).map(({ name }) => name)
  expect(order.filter((name) => HAN.includes(name))[0]).toBe(first)
  expect(order).toEqual(expect.arrayContaining(HAN))
})

it('asks nobody else only for what each face of the house holds', async () => {
  const { resolve } = createRequire(import.meta.url)
  const chars = Array.from({ length: 0xff - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index))
  const plain = [...chars, ...'–—‘’“”„…•™€'].filter(
    (char) => !/\p{Cc}|\u00AD/u.test(char) && familiesFor(char).length === 0,
  )
  expect(plain.length).toBeGreaterThan(190)
  for (const { file } of TEXT.faces) {
    const ranges = rangesIn(
      await readFile(resolve(`${TEXT.source}/files/atkinson-hyperlegible-next-latin-${file}.woff2`)),
    )
    expect(plain.filter((char) => !covers(ranges, char.codePointAt(0) ?? 0))).toEqual([])
  }
})
