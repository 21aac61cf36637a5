import { type MeasuredNode, Renderer } from '@takumi-rs/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { LONG_TEXTS } from '../cards.samples.ts'
import { type FittedText, fitText, type TextSpec } from './fit-text.ts'
import { FontShelf, TEXT_FACE } from './fonts.ts'

const renderer = new Renderer()
const SPEC: TextSpec = {
  width: 300,
  maxHeight: 160,
  largest: 30,
  smallestWhole: 15,
  style: { fontFamily: TEXT_FACE, fontWeight: 700, lineHeight: 1.28 },
}

beforeAll(() => new FontShelf(renderer).provide(Object.values(LONG_TEXTS)))

const writtenIn = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join('')

/** What is written, and the right and left end of all that is drawn. */
async function layOut({ node }: FittedText) {
  const root = await renderer.measure(node, { width: SPEC.width })
  const all = (measured: MeasuredNode): MeasuredNode[] => [measured, ...measured.children.flatMap(all)]
  const runs = all(root).flatMap(({ runs }) => runs)
  return {
    written: writtenIn(runs),
    lines: [...Map.groupBy(runs, ({ y }) => Math.round(y)).values()].map(writtenIn),
    left: Math.min(...runs.map(({ x }) => x)),
    right: Math.max(...runs.map(({ x, width, text }) => (text.trim() ? x + width : 0))),
    bottom: root.height,
  }
}

const letters = (text: string) => [...text.replace(/[\s\u200B\p{RGI_Emoji}]/gv, '')].toSorted().join('')

describe.each(Object.entries(LONG_TEXTS))('%s', (_, text) => {
  it.each([
    { width: 300, maxHeight: 160 },
    { width: 300, maxHeight: 60 },
    { width: 120, maxHeight: 300 },
  ])('is all there, inside $width x $maxHeight', async (room) => {
    const fitted = await fitText(renderer, text, { ...SPEC, ...room })
    expect(fitted.height).toBeLessThanOrEqual(room.maxHeight)
    const root = await layOut(fitted)
    expect(letters(root.written)).toBe(letters(text))
    expect(root.right).toBeLessThanOrEqual(room.width + fitted.fontSize * 0.3)
  })
})

describe('the size', () => {
  it('is the largest for a short text, and smaller the longer it is', async () => {
    const sizes = await Promise.all(
      [1, 60, 120, 220].map((length) => fitText(renderer, 'lamp '.repeat(44).slice(0, length), SPEC)),
    )
    expect(sizes[0]?.fontSize).toBe(SPEC.largest)
    const [, ...rest] = sizes.map(({ fontSize }) => fontSize)
    expect(rest).toEqual(rest.toSorted((a, b) => b - a))
    expect(rest[2]).toBeLessThan(SPEC.largest)
  })

  it('could not be larger', async () => {
    const fitted = await fitText(renderer, LONG_TEXTS['English of 220 letters'] ?? '', SPEC)
    const larger = { ...SPEC, maxHeight: 10_000, largest: fitted.fontSize + 0.5 }
    const { height } = await fitText(renderer, LONG_TEXTS['English of 220 letters'] ?? '', larger)
    expect(height).toBeGreaterThan(SPEC.maxHeight)
  })

  it('keeps a long word whole rather than large', async () => {
    const fitted = await fitText(renderer, 'Incomprehensibilities', { ...SPEC, largest: 60 })
    expect((await layOut(fitted)).lines).toHaveLength(1)
    expect(fitted.fontSize).toBeLessThan(60)
  })
})

it('sets right-to-left text from the right', async () => {
  const { left, right } = await layOut(await fitText(renderer, 'سلام', SPEC))
  expect(right).toBeCloseTo(SPEC.width, -1)
  expect(left).toBeGreaterThan(SPEC.width / 2)
})

it.each([
  ['Thai', 'แสงไฟบอกว่าคุณกำลังหลบหนีค่าไฟอยู่'],
  ['Chinese', '领带想升职，灯光正在写辞职信。'],
])('does not set %s small only because it has no spaces', async (_, text) => {
  expect((await fitText(renderer, text, SPEC)).fontSize).toBe(SPEC.largest)
})

it('leaves Korean words whole', async () => {
  const { lines } = await layOut(
    await fitText(renderer, '당신의 미소는 회의록보다 길게', { ...SPEC, width: 200 }),
  )
  expect(lines.filter((line) => line.trim()).length).toBeGreaterThan(1)
  const torn = lines.map((line) => line.replace(/당신의|미소는|회의록보다|길게/g, '').trim())
  expect(torn.join('')).toBe('')
})

it('leaves no short word alone on the last line', async () => {
  const text = 'The ticket office has heard this one from every meter in town and it still fines you for it.'
  const { node } = await fitText(renderer, text, SPEC)
  expect(JSON.stringify(node)).toContain('for\u00A0it.')
})

it.each([120, 150, 180, 210, 240, 270])('keeps a T-shirt in one piece in a line of %s', async (width) => {
  const { lines } = await layOut(
    await fitText(renderer, 'Nobody irons a T-shirt twice.', { ...SPEC, width, maxHeight: 400, largest: 24 }),
  )
  expect(lines.some((line) => line.includes('T-\u2060shirt'))).toBe(true)
})
