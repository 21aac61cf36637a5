import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { EVERY_COLOR, PALETTE } from '../drawing/palette.ts'
import type { Box } from '../drawing/node.ts'
import type { Photo } from './develop.ts'
import { printPhoto } from './halftone.ts'
import { GRAIN_INK, INKS, inkOf, PAPER_INK } from './inks.ts'
import { toSmallJpeg } from './jpeg.ts'
import { addGrain, type Plate, toPlate } from './plate.ts'
import { toPng } from './png.ts'

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const SIDE = 90

function blankPlate(width = SIDE, height = SIDE): Plate {
  return { data: Buffer.alloc((width + 1) * height), width, height }
}

/** A frame of one colour, as a renderer draws it. */
function frame(hex: string): Buffer {
  return Buffer.from(Array.from({ length: SIDE * SIDE }, () => [...rgb(hex), 255]).flat())
}

async function* whole(plate: Plate) {
  yield plate.data
}

function print(plate: Plate, photo: Photo, area: Box): number[] {
  return [...printPhoto({ plate, photo, area, scale: 3 })]
}

async function printed(color: readonly number[]): Promise<number[]> {
  const plate = blankPlate()
  const photo = { data: Buffer.from(Array.from({ length: 3600 }, () => color).flat()), width: 60, height: 60 }
  print(plate, photo, { x: 0, y: 0, width: 30, height: 30 })
  const { channels } = await sharp(await toPng(plate, whole(plate))).stats()
  return channels.map(({ mean }) => mean)
}

describe('inks', () => {
  it('are no more than a PNG can name, with every colour of the house among them', () => {
    expect(INKS.length).toBeLessThanOrEqual(256)
    for (const color of EVERY_COLOR) {
      const [red = 0, green = 0, blue = 0] = rgb(color)
      expect(INKS[inkOf(((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0)]).toEqual([red, green, blue])
    }
  })
})

describe('a photo', () => {
  it.each([40, 90, 128, 170, 215])('keeps its brightness in dots: %s', async (grey) => {
    const [red = 0, green = 0, blue = 0] = await printed([grey, grey, grey])
    const harder = 128 + (grey - 128) * 1.12
    expect(Math.abs((red + green + blue) / 3 - harder)).toBeLessThan(16)
  })

  it('keeps its colour', async () => {
    const [red = 0, green = 0, blue = 0] = await printed([210, 60, 50])
    expect(red).toBeGreaterThan(180)
    expect(Math.max(green, blue)).toBeLessThan(100)
  })

  it('stays inside its frame', () => {
    const plate = blankPlate()
    plate.data.fill(PAPER_INK)
    const photo = { data: Buffer.alloc(4 * 4 * 3), width: 4, height: 4 }
    print(plate, photo, { x: 10, y: 5, width: 10, height: 10 })
    const touched = [...plate.data.keys()].filter((at) => plate.data[at] !== PAPER_INK)
    expect(touched).toHaveLength(30 * 30)
    expect(touched[0]).toBe(15 * (SIDE + 1) + 1 + 30)
  })
})

it('prints a photo strip by strip, as far as it says', () => {
  const plate = blankPlate(30, 900)
  const photo = { data: Buffer.alloc(2 * 2 * 3, 255), width: 2, height: 2 }
  let last = 0
  for (const done of printPhoto({ plate, photo, area: { x: 0, y: 10, width: 10, height: 280 }, scale: 3 })) {
    expect(done).toBeGreaterThan(last)
    expect(plate.data[(done - 1) * 31 + 1]).toBe(215)
    expect(plate.data[done * 31 + 1]).toBe(0)
    last = done
  }
  expect(last).toBe(870)
})

describe('paper', () => {
  it('gets its grain where it is bare, and nowhere else', () => {
    const bare = toPlate(frame(PALETTE.paper), SIDE, SIDE)
    addGrain(bare, 3)
    expect(bare.data.includes(GRAIN_INK)).toBe(true)
    const written = toPlate(frame(PALETTE.ink), SIDE, SIDE)
    addGrain(written, 3)
    expect(written.data.includes(GRAIN_INK)).toBe(false)
  })
})

describe('files', () => {
  it('hold what was drawn, to the pixel', async () => {
    const drawn = frame(PALETTE.ground)
    drawn.set([...rgb(PALETTE.match), 255], (7 * SIDE + 11) * 4)
    const plate = toPlate(drawn, SIDE, SIDE)
    const png = await sharp(await toPng(plate, whole(plate)))
      .ensureAlpha()
      .raw()
      .toBuffer()
    expect(png.equals(drawn)).toBe(true)
  })

  it('are small enough even of pure noise', async () => {
    const plate = blankPlate(1200, 630)
    let state = 1
    for (let at = 0; at < plate.data.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      plate.data[at] = at % 1201 === 0 ? 0 : (state >>> 24) % 216
    }
    const jpeg = await toSmallJpeg(plate, whole(plate), 300_000)
    expect(jpeg.byteLength).toBeLessThan(300_000)
    expect((await sharp(jpeg).metadata()).width).toBe(1200)
  })
})
