import { describe, expect, it } from 'vitest'
import { createReader } from '#server/engines/reader/reader.ts'
import { RIZZ_PREMISES } from '../material/rizz/index.ts'
import { LINE_CONDITIONS, type LineCondition } from './conditions.ts'
import { LINE_SLOTS, type LineSlot } from './slots.ts'
import { viewLine } from './view.ts'

const { readLine } = createReader()
const view = (text: string) => viewLine(readLine(text))
const holds = (text: string, condition: LineCondition) => LINE_CONDITIONS[condition](view(text))
const word = (text: string, slot: LineSlot) => LINE_SLOTS[slot].word(view(text))

describe('facts of a line', () => {
  it.each<[string, LineCondition[], LineCondition[]]>([
    ['hey', ['greeting', 'very-short', 'lowercase'], ['no-compliment', 'no-topic', 'original']],
    ['🔥🔥❤️', ['emoji-only', 'many-emoji', 'no-question'], ['very-short', 'fully-spelt', 'no-emoji']],
    ['WOULD YOU LIKE TO DANCE', ['shouting', 'short'], ['capitalised', 'lowercase']],
    [
      'Tu es belle comme le jour',
      ['foreign', 'short'],
      ['no-compliment', 'original', 'no-pun', 'fully-spelt'],
    ],
    ['Did it hurt when you fell from heaven?', ['known-line', 'cliche', 'cliche-angel'], ['original']],
    ['You are so beautiful', ['compliments', 'opens-you'], ['original', 'no-compliment']],
    ['Can I have your number please', ['asks-number', 'opens-can-i'], ['asks-nothing', 'original']],
    ['My toaster misses you', ['original', 'about-home', 'noun', 'opens-i'], ['no-topic', 'no-me', 'no-you']],
    ['If I could rearrange the alphabet I would put U and I together', ['about-both'], ['about-me']],
    ['You are the reason your street smells of cake and I moved here', ['about-both'], ['about-you']],
    ['???', ['no-words'], ['no-question']],
    ['Marry me in the garden!!!!', ['many-exclamations'], ['exclaimed']],
    ['If I could rearrange the alphabet, I would put U and I together', ['cliche-alphabet'], ['text-speak']],
    ['Hey [name], which pizza would you take to a desert island?', ['template'], ['original', 'specific']],
    ["You'd be prettier if you smiled", ['neg'], ['compliments', 'warm', 'original']],
    ['asdkfj qwpeoiru', ['gibberish'], ['very-short', 'no-punctuation']],
  ])('%j', (text, yes, no) => {
    for (const condition of yes) expect(holds(text, condition), condition).toBe(true)
    for (const condition of no) expect(holds(text, condition), condition).toBe(false)
  })

  it('does not say that something is missing when it may only have been overlooked', () => {
    const punny = 'Are you a quokka? Because you make me smile'
    for (const lack of ['no-pun', 'no-payoff', 'no-compliment', 'no-topic'] as const) {
      expect(holds(punny, lack), lack).toBe(false)
    }
  })
})

describe('words of a line', () => {
  it.each<[string, LineSlot, string | null]>([
    ['Do you like raisins? How about a date?', 'noun', 'raisin'],
    ['Would you share these cookies with me', 'noun', 'cookie'],
    ['We have physics to discuss', 'noun', 'physics'],
    ['If you were a spreadsheet I would marry you', 'opener', 'if you were'],
    ['My oven and I both need ten minutes', 'opener', 'my oven'],
    ['Are you a lamp in my street', 'opener', 'are you'],
    ['Give me your number before the minute is over', 'noun', null],
    ['hey u', 'textspeak', 'u'],
    ['My dog told me to say hello to you over there', 'words', 'eleven'],
    ['I love your fatso', 'noun', null],
    ['banana', 'noun', null],
  ])('%j: {%s} is %s', (text, slot, expected) => {
    expect(word(text, slot) ?? null).toBe(expected)
  })
})

describe('what there is to say', () => {
  it.each([
    ['an ordinary line', 'My toaster has only two settings: burnt, and thinking about you.', 230],
    ['a cliche', 'Are you from Tennessee? Because you are the only ten I see', 230],
    ['food', 'Are you a dumpling? Because I would share you with absolutely nobody', 230],
    ['a shout', 'WOULD YOU LIKE TO DANCE WITH ME IN THE KITCHEN', 120],
    ['one word', 'banana', 120],
    [
      'a long line',
      'I wrote you a song about my bicycle but it said that it was far too soon and so instead here is some cheese',
      120,
    ],
    ['another language', 'Ты веришь в любовь с первого взгляда?', 120],
    ['emoji alone', '🔥', 120],
  ])('is enough for %s', (_what, text, enough) => {
    const seen = view(text)
    const lines = RIZZ_PREMISES.filter((premise) =>
      premise.when.every((condition) => LINE_CONDITIONS[condition](seen)),
    )
    expect(lines.flatMap((premise) => premise.lines).length).toBeGreaterThanOrEqual(enough)
  })
})
