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
    ['日本', 'Noto Sans JP'],
    ['Привет', 'Noto Sans JP'],
    ['سلام', 'Noto Sans Arabic'],
  ])('gets what %s is written in', async (text, family) => {
    await new FontShelf(register).provide([text])
    expect(families()).toContain(family)
  })

  it('gets a small part of a large face', async () => {
    await new FontShelf(register).provide(['日本'])
    expect(registered.length).toBeLessThan(10)
  })

  it('gets nothing twice', async () => {
    const shelf = new FontShelf(register)
    await shelf.provide(['日本'])
    const before = registered.length
    await shelf.provide(['日本', '日'])
    expect(registered).toHaveLength(before)
  })
})
