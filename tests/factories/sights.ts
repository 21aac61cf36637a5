import type { Sight } from '#domain/sight.ts'
import type { Look } from '#server/engines/vision/port.ts'

const no = { value: false, confidence: 1 }

/** One smiling person in navy, upright, well lit. */
export function aSight(change: Partial<Sight> = {}): Sight {
  return {
    frame: { width: 1200, height: 1600, shape: 'tall', isLowResolution: false },
    light: { dark: no, overexposed: no, blurry: no, blackAndWhite: no, vivid: no, muted: no, flat: no },
    palette: [
      { name: 'navy', share: 0.4 },
      { name: 'beige', share: 0.25 },
    ],
    people: { value: 1, confidence: 0.9 },
    isMany: false,
    faces: [
      {
        confidence: 0.95,
        share: 0.15,
        position: 'centre',
        level: 'middle',
        isCutOff: false,
        tilt: { value: 2, confidence: 0.9 },
        turnedAway: no,
        expression: { value: 'smiling', confidence: 0.95 },
      },
    ],
    bodies: [
      {
        confidence: 0.9,
        framing: 'shoulders-up',
        handNearFace: no,
        top: { value: [{ name: 'navy', share: 0.8 }], confidence: 0.9 },
      },
    ],
    things: [],
    pets: [],
    ...change,
  }
}

export function aLook(change: Partial<Look> = {}): Look {
  return { sight: aSight(), isExplicit: false, ...change }
}
