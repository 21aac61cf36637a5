import type { FontDetails } from '@takumi-rs/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { type FontRegister, FontShelf } from './fonts.ts'

let registered: FontDetails[] = []
const register: FontRegister = {
  async registerFont(font) {
    registered.push(font)
  },
}

beforeEach(() => {
  registered = []
})

const families = () => [...new Set(registered.map(({ name }) => name))]

describe('the shelf', () => {
  it('has only the faces of the house for plain English', async () => {
    await new FontShelf(register).provide(['Roast My Selfie', 'The lamp did its best.'])
    expect(families()).toEqual(['Anton', 'Atkinson Hyperlegible Next'])
    expect(registered).toHaveLength(4)
  })

  it.each([
    ['Привет', 'Noto Sans'],
    ['Ελλάδα', 'Noto Sans'],
    ['हिन्दी', 'Noto Sans'],
    ['סלאם', 'Noto Sans Hebrew'],
    ['ไทย', 'Noto Sans Thai'],
    ['سلام', 'Noto Sans Arabic'],
    ['বাংলা', 'Noto Sans Bengali'],
    ['日本の', 'Noto Sans JP'],
    ['한국어 大韓', 'Noto Sans KR'],
    ['简体', 'Noto Sans SC'],
    ['✦', 'Noto Sans Symbols 2'],
  ])('gets what %s is written in', async (text, family) => {
    await new FontShelf(register).provide([text])
    expect(families()).toEqual([family])
  })

  it('gets what a face claims but does not hold from the next', async () => {
    await new FontShelf(register).provide(['ə₺'])
    expect(families()).toEqual(['Anton', 'Noto Sans'])
    await new FontShelf(register).provide(['这阢'])
    expect(families()).toContain('Noto Sans JP')
  })

  it('gets a small part of a large face', async () => {
    await new FontShelf(register).provide(['汉字'])
    expect(registered.length).toBeLessThan(4)
  })

  it('gets nothing for emoji and for what cannot be seen', async () => {
    await new FontShelf(register).provide(['👩‍🚀🇯🇵❤️ \u200C\u00A0'])
    expect(registered).toEqual([])
  })

  it('gets nothing twice', async () => {
    const shelf = new FontShelf(register)
    await shelf.provide(['日本の'])
    const before = registered.length
    await shelf.provide(['日本の', 'の日'])
    expect(registered).toHaveLength(before)
  })
})
