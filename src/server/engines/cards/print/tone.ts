/** What goes into one of red, green and blue as printed: how much of each, times 1024, and what is added after. */
export interface Mix {
  r: number
  g: number
  b: number
  added: number
}

export interface Tone {
  red: Mix
  green: Mix
  blue: Mix
}

/** contrast(1.12) saturate(0.86) sepia(0.12), as on the web page. */
const TONE: Tone = {
  red: { r: 950, g: 211, b: 34, added: -16 },
  green: { r: 76, g: 1067, b: 32, added: -16 },
  blue: { r: 66, g: 177, b: 895, added: -15 },
}

/** A photo whose brightest places are darker than this is printed lighter: in ink it would be a black box. */
const DUSK = 115
/** It was dark, and the joke may be about that. */
const MOST_LIGHT = 2.4
/** The share of pixels that may be brighter than its brightest places: lamps, reflections. */
const GLARE = 0.02
const SAMPLE_STEP = 3 * 37

/** How a photo is printed: a little harder, a little browner, and lighter when it is a dark one. */
export function toneOf(rgb: Uint8Array): Tone {
  const light = lightFor(rgb)
  const lit = ({ r, g, b, added }: Mix): Mix => ({
    r: Math.round(r * light),
    g: Math.round(g * light),
    b: Math.round(b * light),
    added,
  })
  return { red: lit(TONE.red), green: lit(TONE.green), blue: lit(TONE.blue) }
}

function lightFor(rgb: Uint8Array): number {
  const counts = new Uint32Array(256)
  let total = 0
  for (let at = 0; at + 2 < rgb.length; at += SAMPLE_STEP, total++) {
    const brightness = Math.max(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0)
    counts[brightness] = (counts[brightness] ?? 0) + 1
  }
  let brightest = 256
  for (let above = 0; brightest > 1 && above <= total * GLARE; ) above += counts[--brightest] ?? 0
  return Math.min(MOST_LIGHT, Math.max(1, DUSK / brightest))
}
