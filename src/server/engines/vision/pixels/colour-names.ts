import { converter, differenceCiede2000, type Lab65 } from 'culori'

/** Everyday words for colours, each by examples of it. The nearest example by CIEDE2000 names a colour. */
const EXAMPLES = {
  black: ['#111111'],
  charcoal: ['#36393d', '#2b2b2d'],
  'dark grey': ['#555555'],
  grey: ['#808080'],
  'light grey': ['#bdbdbd'],
  'off-white': ['#ece8df'],
  white: ['#fbfbfb'],
  cream: ['#f2e6c4'],
  beige: ['#d8c4a0', '#cdb9a6'],
  tan: ['#c19a6b'],
  taupe: ['#9a8a80', '#b39a91'],
  brown: ['#7a4a28', '#96683f', '#7e5f52'],
  'dark brown': ['#3e2718'],
  rust: ['#a8481f'],
  terracotta: ['#bb6a50'],
  orange: ['#f08020', '#e2703f', '#d9602f'],
  peach: ['#f7bd94'],
  coral: ['#f4735e'],
  mustard: ['#d0a01c'],
  yellow: ['#f6de3a'],
  gold: ['#c9a227'],
  olive: ['#6e6b28', '#4a5118'],
  khaki: ['#9c9468'],
  'moss green': ['#7d8a2e', '#8e9b30'],
  lime: ['#a6d43a'],
  green: ['#2f9344', '#5f9a3a'],
  'forest green': ['#1f4d2b'],
  'bottle green': ['#123524'],
  sage: ['#9caf88'],
  mint: ['#a8e6c8'],
  teal: ['#14787a'],
  turquoise: ['#36c9c6'],
  'sky blue': ['#86c5ee'],
  blue: ['#2166c9'],
  'royal blue': ['#2440b8'],
  navy: ['#182447', '#1e2636', '#34364c'],
  denim: ['#4a6890'],
  'steel blue': ['#7690a8'],
  lavender: ['#b9a6dc'],
  purple: ['#6d2d91', '#8f6aa3'],
  plum: ['#4f1f45'],
  magenta: ['#c8258a'],
  'hot pink': ['#f94f9f'],
  pink: ['#f5a9c0'],
  'dusty pink': ['#c98d92'],
  red: ['#d0212a'],
  burgundy: ['#691425'],
  maroon: ['#4a1015'],
}

/** CIE Lab under D65. */
export type LabColour = readonly [l: number, a: number, b: number]

const toLab65 = converter('lab65')
const distance = differenceCiede2000()
const named: [string, Lab65][] = Object.entries(EXAMPLES).flatMap(([name, examples]) =>
  examples.flatMap((hex): [string, Lab65][] => {
    const colour = toLab65(hex)
    return colour ? [[name, colour]] : []
  }),
)

/** The nearest name and how far the colour is from its example: up to about 10 everybody agrees. */
export function nameColour(colour: LabColour): { name: string; distance: number } {
  let best = { name: 'grey', distance: Number.POSITIVE_INFINITY }
  for (const [name, example] of named) {
    const far = distance(asLab65(colour), example)
    if (far < best.distance) best = { name, distance: far }
  }
  return best
}

/** Difference as people see it, CIEDE2000: 2 is just visible, 20 another colour. */
export function colourDistance(one: LabColour, other: LabColour): number {
  return distance(asLab65(one), asLab65(other))
}

/** 8-bit sRGB to Lab. */
export function toLab(r: number, g: number, b: number): LabColour {
  const colour = toLab65({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
  return [colour.l, colour.a, colour.b]
}

function asLab65([l, a, b]: LabColour): Lab65 {
  return { mode: 'lab65', l, a, b }
}
