import { describe, expect, test } from 'vitest'
import type { Sight, Swatch } from '#domain/sight.ts'
import { aSight } from '#tests/factories/sights.ts'
import { PHOTO_CONDITIONS, type PhotoCondition } from './conditions.ts'
import { PHOTO_SLOTS, type PhotoSlot } from './slots.ts'
import { viewPhoto } from './view.ts'

const swatches = (...names: string[]): Swatch[] =>
  names.map((name, index) => ({ name, share: 0.4 - index * 0.1 }))

function dressedIn(top: string[], palette: string[], isMono = false): Sight {
  const sight = aSight({ palette: swatches(...palette) })
  const body = {
    confidence: 0.9,
    framing: 'to-the-hips' as const,
    handNearFace: { value: false, confidence: 0.9 },
    top: { value: swatches(...top), confidence: 0.9 },
  }
  const blackAndWhite = { value: isMono, confidence: 0.9 }
  return { ...sight, bodies: [body], light: { ...sight.light, blackAndWhite } }
}

const holds = (condition: PhotoCondition, sight: Sight) =>
  PHOTO_CONDITIONS[condition](viewPhoto('fit', sight))

describe('colours of a top', () => {
  test.each([
    ['navy', 'top-navy', true],
    ['navy', 'top-blue', false],
    ['off-white', 'top-white', true],
    ['mustard', 'top-earthy', true],
    ['mint', 'top-soft', true],
    ['charcoal', 'top-black', false],
  ] as const)('%s: %s is %s', (name, condition, expected) => {
    expect(holds(condition, dressedIn([name], ['sage']))).toBe(expected)
  })

  test('name no colour in a black-and-white photo', () => {
    expect(holds('top-grey', dressedIn(['grey'], ['grey'], true))).toBe(false)
  })

  test('make no pair with what may be an arm', () => {
    expect(holds('top-pair', dressedIn(['navy', 'white'], ['sage']))).toBe(true)
    expect(holds('top-pair', dressedIn(['navy', 'tan'], ['sage']))).toBe(false)
  })
})

describe('the colour of the scene', () => {
  test('is not the colour of the top, nor one close to it', () => {
    expect(holds('scene-beyond-top', dressedIn(['navy'], ['sage']))).toBe(true)
    expect(holds('scene-beyond-top', dressedIn(['navy'], ['navy']))).toBe(false)
    expect(holds('scene-beyond-top', dressedIn(['charcoal'], ['black']))).toBe(false)
    expect(holds('scene-beyond-top', dressedIn(['olive'], ['forest green']))).toBe(false)
  })

  test('has a second one only when that surely is not skin', () => {
    expect(holds('scene-two-colours', dressedIn(['navy'], ['sage', 'white']))).toBe(true)
    expect(holds('scene-two-colours', dressedIn(['navy'], ['sage', 'peach']))).toBe(false)
  })
})

describe('a crowd', () => {
  const tie = { label: 'tie', confidence: 0.9, share: 0.01 }
  const dressed: Sight = { ...dressedIn(['navy'], ['sage']), things: [tie] }

  test.each(['to-the-hips', 'tie'] as const)('is not one person: %s', (condition) => {
    expect(holds(condition, dressed)).toBe(true)
    expect(holds(condition, { ...dressed, isMany: true })).toBe(false)
  })
})

test.each<[PhotoSlot, string]>([
  ['top', 'ink black'],
  ['top2', 'navy'],
  ['main', 'paper white'],
  ['second', 'walnut brown'],
])('{%s} is %s: a paint, never a word for people', (slot, expected) => {
  const view = viewPhoto('fit', dressedIn(['black', 'navy'], ['white', 'brown']))
  expect(PHOTO_SLOTS[slot].word(view)).toBe(expected)
})
