import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { EVERY_COLOR, PALETTE } from '../drawing/palette.ts'
import { makeBands } from './bands.ts'
import type { Photo } from './develop.ts'
import { printPhoto } from './halftone.ts'
import { GRAIN_INK, INKS, inkNamed, inkOf, PAPER_INK } from './inks.ts'
import { toSmallJpeg } from './jpeg.ts'
import { addGrain, blankPlate, type Gap, inkPaper, layPrint, type Plate } from './plate.ts'
import { toPng } from './png.ts'

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const SIDE = 90

const NO_GAP: Gap = { at: 0, rows: 0 }

function toPlate(rgba: Buffer, gap = NO_GAP): Plate {
  const plate = blankPlate(SIDE, SIDE + gap.rows)
  for (const _ of inkPaper(plate, rgba, gap));
  return plate
}

const toFile = (plate: Plate) => toPng(plate, [plate.data])

/** A frame of one colour, as a renderer draws it. */
function frame(hex: string): Buffer {
  return Buffer.from(Array.from({ length: SIDE * SIDE }, () => [...rgb(hex), 255]).flat())
}

/** A photo of one colour, or of those that `at` gives for each pixel. */
function photoOf(width: number, height: number, at: (x: number, y: number) => readonly number[]): Photo {
  const pixels = Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)))
  return {
    data: Uint8Array.from(pixels.flat()),
    width,
    height,
  }
}

const GREY = [128, 128, 128]

/** A frame whose inside is 30 x 30 CSS pixels. */
const FRAMED = { width: 36, height: 36 }

/** Columns of white at both ends, outside the frame, with which a photo is no dark one. */
const LAMP = 6

async function printed(color: readonly number[], lamp = 0): Promise<number[]> {
  const isLamp = (x: number) => x < lamp || x >= 60 + lamp
  const photo = photoOf(60 + 2 * lamp, 60, (x) => (isLamp(x) ? [255, 255, 255] : color))
  const { inks, width, height } = printPhoto(photo, FRAMED, 3)
  const plate = blankPlate(width, height)
  layPrint(plate, { inks, width, height }, 0, 0)
  const inside = sharp(await toFile(plate)).extract({ left: 9, top: 9, width: 90, height: 90 })
  const { channels } = await sharp(await inside.png().toBuffer()).stats()
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
    const [red = 0, green = 0, blue = 0] = await printed([grey, grey, grey], LAMP)
    const harder = 128 + (grey - 128) * 1.12
    expect(Math.abs((red + green + blue) / 3 - harder)).toBeLessThan(16)
  })

  it('keeps its colour', async () => {
    const [red = 0, green = 0, blue = 0] = await printed([210, 60, 50])
    expect(red).toBeGreaterThan(180)
    expect(Math.max(green, blue)).toBeLessThan(100)
  })

  it('is lit when it is dark all over, and stays darker than others', async () => {
    const mean = ([red = 0, green = 0, blue = 0]: number[]) => (red + green + blue) / 3
    const dark = mean(await printed([40, 40, 40]))
    expect(dark).toBeGreaterThan(mean(await printed([40, 40, 40], LAMP)) + 40)
    expect(dark).toBeLessThan(120)
  })

  it('is framed, and shows what is left, right, above and below where it belongs', () => {
    const [black, white] = [
      [0, 0, 0],
      [255, 255, 255],
    ]
    const quarters = photoOf(40, 40, (x, y) => (x < 20 === y < 20 ? black : white))
    const { inks, width, height } = printPhoto(quarters, FRAMED, 3)
    expect({ width, height }).toEqual({ width: 108, height: 108 })
    const at = (x: number, y: number) => inks[y * width + x]
    const [frame, darkest, lightest] = [inkNamed(PALETTE.ink), 0, 215]
    for (const edge of [0, 8, 99, 107]) {
      expect([at(edge, 50), at(50, edge)]).toEqual([frame, frame])
    }
    expect([at(9, 9), at(98, 9), at(9, 98), at(98, 98)]).toEqual([darkest, lightest, lightest, darkest])
  })

  it('loses its ends when it does not fit, from the bottom more than from the top', () => {
    const isKept = (y: number) => y >= 3 && y < 23
    const tall = photoOf(20, 40, (_, y) => (isKept(y) ? [255, 255, 255] : [0, 0, 0]))
    expect(new Set(insideOf(printPhoto(tall, FRAMED, 3)))).toEqual(new Set([215]))
  })

  it('has larger points where there is room for many', () => {
    const wide = printPhoto(
      photoOf(400, 10, () => GREY),
      { width: 326, height: 16 },
      3,
    )
    const inside = insideOf(wide)
    const pairs = Array.from({ length: inside.length / 2 }, (_, at) => inside.slice(2 * at, 2 * at + 2))
    expect(pairs.every(([left, right]) => left === right)).toBe(true)
    expect(new Set(inside).size).toBeGreaterThan(1)
  })
})

function insideOf({ inks, width, height }: { inks: Uint8Array; width: number; height: number }): number[] {
  return [...inks].filter((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return x >= 9 && y >= 9 && x < width - 9 && y < height - 9
  })
}

describe('a plate', () => {
  it('repeats the row above where the renderer left some out', () => {
    const drawn = frame(PALETTE.paper)
    drawn.set(frame(PALETTE.ember).subarray(0, SIDE * 40 * 4), SIDE * 50 * 4)
    const plate = toPlate(drawn, { at: 50, rows: 7 })
    expect(plate.height).toBe(SIDE + 7)
    const inks = Array.from({ length: plate.height }, (_, y) => plate.data[y * (SIDE + 1) + 1])
    expect(inks.indexOf(inkNamed(PALETTE.ember))).toBe(57)
    expect(inks.slice(50, 57)).toEqual(Array.from({ length: 7 }, () => PAPER_INK))
  })

  it('takes a print at its place', () => {
    const plate = blankPlate(SIDE, SIDE)
    plate.data.fill(PAPER_INK)
    layPrint(
      plate,
      printPhoto(
        photoOf(2, 2, () => [0, 0, 0]),
        { width: 10, height: 10 },
        3,
      ),
      30,
      15,
    )
    const touched = [...plate.data.keys()].filter((at) => plate.data[at] !== PAPER_INK)
    expect(touched).toHaveLength(30 * 30)
    expect(touched[0]).toBe(15 * (SIDE + 1) + 1 + 30)
  })
})

describe('paper', () => {
  it('gets its grain where it is bare, and nowhere else', () => {
    const bare = toPlate(frame(PALETTE.paper))
    addGrain(bare, 3, 0, SIDE)
    expect(bare.data.includes(GRAIN_INK)).toBe(true)
    const written = toPlate(frame(PALETTE.ink))
    addGrain(written, 3, 0, SIDE)
    expect(written.data.includes(GRAIN_INK)).toBe(false)
  })
})

it('a print in a gap ends where the gap ends', () => {
  const plate = blankPlate(SIDE, SIDE + 30)
  const print = printPhoto(
    photoOf(2, 2, () => [0, 0, 0]),
    { width: 10, height: 10 },
    3,
  )
  const gap = { at: 45, rows: 30 }
  const bands = [
    ...makeBands(plate, { rgba: frame(PALETTE.paper), gap, scale: 3, print: { print, x: 30, y: 45 } }),
  ]
  expect(bands.map(({ length }) => length / (SIDE + 1))).toEqual([75, 45])
  const printed = Array.from({ length: plate.height }, (_, y) => {
    const row = plate.data.subarray(y * (SIDE + 1), (y + 1) * (SIDE + 1))
    return row.some((ink) => ink !== 0 && ink !== PAPER_INK && ink !== GRAIN_INK)
  })
  expect([printed.indexOf(true), printed.lastIndexOf(true)]).toEqual([45, 74])
})

it('grain is the same made band by band', () => {
  const whole = toPlate(frame(PALETTE.paper))
  addGrain(whole, 3, 0, SIDE)
  const banded = toPlate(frame(PALETTE.paper))
  for (const [from, to] of [
    [0, 17],
    [17, 46],
    [46, SIDE],
  ] as const) {
    addGrain(banded, 3, from, to)
  }
  expect(banded.data.equals(whole.data)).toBe(true)
})

describe('files', () => {
  it('hold what was drawn, to the pixel', async () => {
    const drawn = frame(PALETTE.ground)
    drawn.set([...rgb(PALETTE.match), 255], (7 * SIDE + 11) * 4)
    const plate = toPlate(drawn)
    const png = await sharp(await toFile(plate))
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
    const jpeg = await toSmallJpeg(plate, [], 300_000)
    expect(jpeg.byteLength).toBeLessThan(300_000)
    expect((await sharp(jpeg).metadata()).width).toBe(1200)
  })
})
