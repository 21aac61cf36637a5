import { expect, it } from 'vitest'
import { readEmoji, splitEmoji } from './emoji.ts'

const told = (text: string) =>
  splitEmoji(text).map((piece) => (piece.kind === 'text' ? piece.text : `<${piece.name}>`))

it.each([
  ['no emoji at all', ['no emoji at all']],
  ['hot 🔥 take', ['hot ', '<1f525>', ' take']],
  ['🇯🇵👍🏽', ['<1f1ef-1f1f5>', '<1f44d-1f3fd>']],
  ['👩‍🚀', ['<1f469-200d-1f680>']],
  ['❤️ ❤ 1️⃣', ['<2764>', ' ', '<2764>', ' ', '<31-20e3>']],
  ['© 2025 ™ #1 * 5', ['© 2025 ™ #1 * 5']],
  ['می‌خواهم', ['می‌خواهم']],
])('reads %s', (text, pieces) => {
  expect(told(text)).toEqual(pieces)
})

it('draws joined emoji that nobody has a picture of as those that it has', () => {
  expect(told('🔥‍🚀')).toEqual(['<1f525>', '<1f680>'])
})

it('has the picture of every emoji that it names', async () => {
  for (const piece of splitEmoji('🔥❤️🇯🇵👍🏽👩‍🚀1️⃣')) {
    expect(piece.kind === 'emoji' && String(await readEmoji(piece.name))).toContain('<svg')
  }
})
