import { describe, expect, it } from 'vitest'
import { fillTemplate, parseTemplate, slotsOf } from './template.ts'

const fill = (text: string, words: Record<string, string>) =>
  fillTemplate(parseTemplate(text), (slot) => words[slot])

describe('filling a template', () => {
  it.each([
    ['That {top} is doing overtime.', { top: 'navy' }, 'That navy is doing overtime.'],
    ['{top} and {main}: a merger.', { top: 'navy', main: 'beige' }, 'Navy and beige: a merger.'],
    ['Bold. {top} again?', { top: 'orange' }, 'Bold. Orange again?'],
    ['Location: {top}. Plot: {top}?', { top: 'navy' }, 'Location: navy. Plot: navy?'],
    ['"{top}," said the wall.', { top: 'orange' }, '"Orange," said the wall.'],
    ['A {top} emergency, a {top} one.', { top: 'orange' }, 'An orange emergency, an orange one.'],
    ['An {thing} walks in.', { thing: 'umbrella' }, 'An umbrella walks in.'],
    ['An {thing} walks in.', { thing: 'uniform' }, 'A uniform walks in.'],
    ['Not even a {thing} helps.', { thing: 'hour' }, 'Not even an hour helps.'],
    ['Such a {thing}.', { thing: 'European' }, 'Such a European.'],
    ['Hello, {thing} of a {top} kind', { thing: 'tie', top: 'audio' }, 'Hello, tie of an audio kind'],
    ['Nothing to fill.', {}, 'Nothing to fill.'],
  ])('%s', (text, words, expected) => {
    expect(fill(text, words as Record<string, string>)).toBe(expected)
  })

  it('gives nothing rather than a joke with a hole', () => {
    expect(fill('That {top} again.', {})).toBeNull()
  })

  it('knows its slots', () => {
    expect(slotsOf(parseTemplate('{top}, {main}, {top}'))).toEqual(['top', 'main', 'top'])
  })
})
