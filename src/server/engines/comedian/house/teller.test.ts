import { describe, expect, it } from 'vitest'
import type { Premise } from './premise.ts'
import { createTeller, type Ask } from './teller.ts'

interface View {
  isDark: boolean
  hat: string | null
}

type Condition = 'any' | 'dark' | 'hat'

const ask: Ask = { score: 5, heat: 'spicy', avoid: [], seed: 'one' }
const view: View = { isDark: true, hat: 'orange' }

function tellerOf(premises: readonly Premise<Condition>[]) {
  return createTeller<View, Condition>({
    mode: 'test',
    conditions: { any: () => true, dark: (v) => v.isDark, hat: (v) => v.hat !== null },
    slots: { hat: { word: (v) => v.hat } },
    weights: { any: 0, dark: 3 },
    usualWeight: 4,
    slotPoints: 0.3,
    premises,
  })
}

const premise = (id: string, rest: Partial<Premise<Condition>> = {}): Premise<Condition> => ({
  id,
  when: ['any'],
  lines: [`${id} walked into a cupboard.`],
  ...rest,
})
const many = (count: number, lines = 3) =>
  Array.from({ length: count }, (_, i) =>
    premise(`p${i}`, {
      lines: Array.from({ length: lines }, (_, j) => `Number ${i} of kind ${j}, with a lamp.`),
    }),
  )
const ids = (drafts: { premise: string }[]) => drafts.map((draft) => draft.premise)
const texts = (drafts: { text: string }[]) => drafts.map((draft) => draft.text)

describe('a teller', () => {
  it('tells only what is true of what was seen', () => {
    const teller = tellerOf([
      premise('dark', { when: ['dark'] }),
      premise('hat', { when: ['hat'] }),
      premise('any'),
    ])
    expect(ids(teller.tell({ isDark: false, hat: null }, ask))).toEqual(['test.any.0'])
  })

  it('fills the slots', () => {
    const teller = tellerOf([premise('hat', { when: ['hat'], lines: ['A {hat} cupboard.'] })])
    expect(texts(teller.tell(view, ask))).toEqual(['An orange cupboard.'])
  })

  it.each([
    [2, 'spicy', ['burn', 'tease']],
    [2, 'mild', ['tease']],
    [5, 'spicy', ['tease']],
    [9, 'spicy', ['praise', 'tease']],
    [9, 'mild', ['praise', 'tease']],
  ] as const)('at %i, %s, takes %j', (score, heat, expected) => {
    const teller = tellerOf([premise('a', { lines: ['tease'], low: ['burn'], high: ['praise'] })])
    expect(texts(teller.tell(view, { ...ask, score, heat })).sort()).toEqual(expected)
  })

  it('numbers lines through all three lists, so that an id keeps its meaning', () => {
    const teller = tellerOf([premise('a', { lines: ['zero', 'one'], low: ['two'], high: ['three'] })])
    const told = [...teller.tell(view, { ...ask, score: 1 }), ...teller.tell(view, { ...ask, score: 10 })]
    expect(Object.fromEntries(told.map((draft) => [draft.premise, draft.text]))).toEqual({
      'test.a.0': 'zero',
      'test.a.1': 'one',
      'test.a.2': 'two',
      'test.a.3': 'three',
    })
  })

  it('drops a joke that the words make too long', () => {
    const long = premise('long', { when: ['hat'], lines: [`{hat} ${'x'.repeat(210)}`] })
    const drafts = tellerOf([long, premise('short')]).tell({ isDark: true, hat: 'extraordinary' }, ask)
    expect(ids(drafts)).toEqual(['test.short.0'])
  })

  it('prefers the rarer fact', () => {
    const firsts = Array.from({ length: 40 }, (_, i) => {
      const teller = tellerOf([premise('hat', { when: ['hat', 'dark'] }), premise('any')])
      return teller.tell(view, { ...ask, seed: `${i}` })[0]?.premise
    })
    expect(firsts.filter((id) => id === 'test.hat.0').length).toBeGreaterThan(35)
  })

  it('offers eight drafts of eight premises while there are enough', () => {
    const drafts = tellerOf(many(20)).tell(view, ask)
    expect(drafts).toHaveLength(8)
    expect(new Set(ids(drafts).map((id) => id.slice(0, id.lastIndexOf('.')))).size).toBe(8)
  })

  it('says the same for the same seed and something else for another', () => {
    const first = (seed: string) => tellerOf(many(40)).tell(view, { ...ask, seed })[0]?.premise
    expect(first('x')).toBe(first('x'))
    expect(new Set(Array.from({ length: 20 }, (_, i) => first(`${i}`))).size).toBeGreaterThan(8)
  })
})

describe('not repeating itself', () => {
  it('leaves used premises alone while others are left, then comes back with other wordings', () => {
    const teller = tellerOf(many(30, 3))
    const avoid: string[] = []
    for (let i = 0; i < 90; i++) {
      const [best] = teller.tell(view, { ...ask, avoid, seed: `${i}` })
      if (best) avoid.push(best.premise)
      if (i === 17) expect(new Set(avoid.map((id) => id.split('.')[1])).size).toBe(18)
    }
    expect(new Set(avoid).size).toBe(90)
  })

  it('repeats a line rather than fall silent', () => {
    const teller = tellerOf([premise('sole')])
    expect(ids(teller.tell(view, { ...ask, avoid: ['test.sole.0'] }))).toEqual(['test.sole.0'])
  })

  it('remembers across people what it has just told', () => {
    const teller = tellerOf(many(40, 5))
    const told = Array.from({ length: 200 }, (_, i) => teller.tell(view, { ...ask, seed: `${i}` })[0]?.text)
    expect(new Set(told).size).toBe(200)
  })

  it('has something to say even without material', () => {
    expect(tellerOf([]).tell(view, ask)).toHaveLength(1)
  })
})
