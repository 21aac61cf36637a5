import { describe, expect, it } from 'vitest'
import { premiseId, readDrafts } from './drafts.ts'

const BRIEF = { avoid: [], score: 4 }

function draftsJson(...texts: string[]): string {
  return JSON.stringify({ drafts: texts.map((text, index) => ({ premise: `clash-${index}`, text })) })
}

function textsOf(answer: string, brief: Parameters<typeof readDrafts>[1] = BRIEF): string[] {
  return readDrafts(answer, brief).map((draft) => draft.text)
}

describe('readDrafts', () => {
  it.each([
    ['plain', draftsJson('A joke.')],
    ['fenced', `Here:\n\`\`\`json\n${draftsJson('A joke.')}\n\`\`\`\nHave {fun}!`],
    ['inside chatter', `Of course. ${draftsJson('A joke.')} Enjoy.`],
    [
      'after thinking aloud',
      `<think>{"drafts":[{"premise":"x","text":"Not yet."}]}</think>${draftsJson('A joke.')}`,
    ],
    ['a bare list', '[{"premise":"clash","text":"A joke."}]'],
    ['next to a broken draft', '{"drafts":[{"premise":"clash"},{"premise":"clash","text":"A joke."}]}'],
  ])('finds the drafts: %s', (_, answer) => {
    expect(textsOf(answer)).toEqual(['A joke.'])
  })

  it('drops what is empty, too long or there already', () => {
    const answer = draftsJson('  ', 'x'.repeat(221), 'y'.repeat(220), 'One  joke.', 'one joke.')
    expect(textsOf(answer)).toEqual(['y'.repeat(220), 'One joke.'])
  })

  it('drops a second draft of one premise and those to be avoided', () => {
    const drafts = ['Dark Cave', 'dark-cave', 'Old joke', 'fresh'].map((premise) => ({
      premise,
      text: `On ${premise}.`,
    }))
    const answer = JSON.stringify({ drafts })
    expect(textsOf(answer, { avoid: ['model.old-joke'], score: 4 })).toEqual(['On Dark Cave.', 'On fresh.'])
  })

  it('drops drafts that name another score than the judge', () => {
    const answer = draftsJson(
      'A solid 9/10.',
      'Four would be kind, 4/10 is exact.',
      'An 8 out of ten for courage.',
    )
    expect(textsOf(answer)).toEqual(['Four would be kind, 4/10 is exact.'])
  })

  it.each([
    ['garbage', 'Lovely photo, {really}.'],
    ['garbage', '{"jokes":["one"]}'],
    ['garbage', '{"drafts":[{"premise":"clash"}]}'],
    ['garbage', draftsJson('x'.repeat(300))],
    ['garbage', ''],
    ['refused', '{"drafts":[]}'],
    ['refused', "I'm sorry, but I can't joke about this."],
    ['refused', 'I cannot help with that.'],
  ])('is %s: %s', (reason, answer) => {
    expect(() => readDrafts(answer, BRIEF)).toThrow(expect.objectContaining({ reason }))
  })
})

describe('premiseId', () => {
  it.each([
    ['Dark Cave!', 'model.dark-cave'],
    ['café au lait', 'model.cafe-au-lait'],
    ['model.dark-cave', 'model.dark-cave'],
  ])('%s becomes %s', (premise, id) => {
    expect(premiseId(premise)).toBe(id)
  })

  it.each(['x'.repeat(200), `${'a'.repeat(57)} b`, '暗い洞窟', '', '🦆'])(
    'fits the pattern of the port: %s',
    (premise) => {
      expect(premiseId(premise)).toMatch(/^model\.[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/)
    },
  )

  it('keeps premises in other scripts apart', () => {
    expect(premiseId('暗い洞窟')).not.toBe(premiseId('明るい洞窟'))
  })
})
