import { describe, expect, test } from 'vitest'
import type { LightFacts } from '#domain/sight.ts'
import type { Pixels } from '../../pictures/port.ts'
import { clusterColours } from './clusters.ts'
import { nameColour, toLab } from './colour-names.ts'
import { describeFrame, describeLight } from './light.ts'
import { measurePixels } from './measure.ts'
import { describePalette } from './palette.ts'

const SIZE = 120

type Colour = [r: number, g: number, b: number]

function paint(colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8Array(SIZE * SIZE * 3)
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) data.set(colourAt(x, y), (y * SIZE + x) * 3)
  return { data, width: SIZE, height: SIZE }
}

const grey = (value: number): Colour => [value, value, value]
const isDot = (x: number, y: number) => (x * 7 + y * 13) % 11 < 4
/** A pattern with sharp edges, between two colours. */
const dots = (one: Colour, other: Colour) => paint((x, y) => (isDot(x, y) ? one : other))
const ramp = (from: number, to: number) => paint((x) => grey(from + ((to - from) * x) / SIZE))

function lights(pixels: Pixels): string[] {
  const light = describeLight(measurePixels(pixels))
  return (Object.keys(light) as (keyof LightFacts)[]).filter((name) => light[name].value)
}

describe('light', () => {
  test.each<[string, Pixels, string[]]>([
    ['a sharp grey pattern', dots(grey(30), grey(220)), ['blackAndWhite']],
    ['a soft grey ramp', ramp(20, 240), ['blurry', 'blackAndWhite']],
    ['a narrow range', dots(grey(110), grey(130)), ['blackAndWhite', 'flat']],
    ['night', dots(grey(2), grey(40)), ['dark', 'blackAndWhite', 'flat']],
    ['loud colours', dots([230, 20, 20], [20, 40, 220]), ['vivid', 'flat']],
    ['faded colours', dots([120, 110, 100], [200, 195, 180]), ['muted']],
    ['sepia is a colour', dots([60, 45, 20], [230, 205, 160]), []],
    ['a bright room, burnt out', dots(grey(255), [220, 210, 190]), ['overexposed', 'muted', 'flat']],
    ['a dark suit before a white wall', dots(grey(255), [20, 24, 50]), ['muted']],
    [
      'a lit face in a dark room',
      paint((x, y) => (x < 70 ? grey(3) : isDot(x, y) ? [220, 160, 130] : [160, 110, 90])),
      [],
    ],
  ])('%s', (_name, pixels, expected) => {
    expect(lights(pixels)).toEqual(expected)
  })

  test('is least sure at the threshold', () => {
    const [near, far] = [ramp(46, 52), ramp(0, 10)].map((pixels) => describeLight(measurePixels(pixels)).dark)
    expect(near?.confidence).toBeLessThan(0.6)
    expect(far?.confidence).toBeGreaterThan(0.9)
  })
})

test.each([
  [400, 1000, 'tall', false],
  [900, 1000, 'square', false],
  [1600, 900, 'wide', false],
  [2000, 900, 'panorama', false],
  [479, 300, 'wide', true],
  [480, 300, 'wide', false],
])('%i x %i is %s', (width, height, shape, isLowResolution) => {
  expect(describeFrame({ width, height })).toEqual({ width, height, shape, isLowResolution })
})

describe('colour', () => {
  test.each([
    ['#db6541', 'orange'],
    ['#f07a1e', 'orange'],
    ['#1e2636', 'navy'],
    ['#373849', 'navy'],
    ['#111217', 'black'],
    ['#fefefe', 'white'],
    ['#cbc1bd', 'light grey'],
    ['#8e9b30', 'moss green'],
    ['#d0212a', 'red'],
    ['#7e5232', 'brown'],
    ['#f7bd94', 'peach'],
    ['#ffe23c', 'yellow'],
    ['#f94f9f', 'hot pink'],
    ['#4d6a90', 'denim'],
  ])('%s is called %s', (hex, name) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    expect(nameColour(toLab(r, g, b)).name).toBe(name)
  })

  test('the palette lists the largest share first and each name once', () => {
    const palette = describePalette(
      paint((x, y) => (x < 80 ? [20, 30, 60] : y < 60 ? [208, 33, 42] : [200, 30, 40])),
    )
    expect(palette.map(({ name }) => name)).toEqual(['navy', 'red'])
    expect(palette[0]?.share).toBeCloseTo(2 / 3, 1)
  })

  test('clusters know a mixture from one colour', () => {
    const [red, blue] = [toLab(208, 33, 42), toLab(33, 102, 201)]
    const mixed = clusterColours([red, blue, red, blue], 1)
    const apart = clusterColours([red, blue, red, red], 2)
    expect(mixed[0]?.spread).toBeGreaterThan(30)
    expect(apart.map(({ share, spread }) => [share, spread])).toEqual([
      [0.75, 0],
      [0.25, 0],
    ])
    expect(clusterColours([], 2)).toEqual([])
  })
})
