/** What of red, green and blue goes into each, times 1024, and what is added to it: rg is how much of green into red. */
export type Tone = Record<`${'r' | 'g' | 'b'}${'r' | 'g' | 'b' | '0'}`, number>

/** contrast(1.12) saturate(0.86) sepia(0.12), as on the web page. */
const TONE: Tone = {
  ...{ rr: 950, rg: 211, rb: 34, r0: -16 },
  ...{ gr: 76, gg: 1067, gb: 32, g0: -16 },
  ...{ br: 66, bg: 177, bb: 895, b0: -15 },
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
  const lit = (share: number) => Math.round(share * light)
  const { rr, rg, rb, gr, gg, gb, br, bg, bb } = TONE
  return {
    ...TONE,
    ...{ rr: lit(rr), rg: lit(rg), rb: lit(rb) },
    ...{ gr: lit(gr), gg: lit(gg), gb: lit(gb) },
    ...{ br: lit(br), bg: lit(bg), bb: lit(bb) },
  }
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
