import type { BodyFacts, FaceFacts, LightFacts, PetFacts, Sight } from '#domain/sight.ts'
import type { Look } from '#server/engines/vision/port.ts'

/** A plain, well-lit, portrait photo with nobody in it; every test names only what differs. */
export function aSight(
  overrides: Partial<Omit<Sight, 'light'>> & { light?: Partial<LightFacts> } = {},
): Sight {
  return {
    frame: { width: 1080, height: 1440, shape: 'tall', isLowResolution: false },
    palette: [
      { name: 'beige', share: 0.42 },
      { name: 'charcoal', share: 0.24 },
      { name: 'white', share: 0.14 },
    ],
    people: { value: 0, confidence: 0.9 },
    isMany: false,
    faces: [],
    bodies: [],
    things: [],
    pets: [],
    ...overrides,
    light: aLight(overrides.light),
  }
}

export function aLight(overrides: Partial<LightFacts> = {}): LightFacts {
  const no = { value: false, confidence: 0.9 }
  return {
    dark: no,
    overexposed: no,
    blurry: no,
    blackAndWhite: no,
    vivid: no,
    muted: no,
    flat: no,
    ...overrides,
  }
}

export function aFace(overrides: Partial<FaceFacts> = {}): FaceFacts {
  return {
    confidence: 0.95,
    share: 0.18,
    position: 'centre',
    level: 'middle',
    isCutOff: false,
    tilt: { value: 2, confidence: 0.9 },
    turnedAway: { value: false, confidence: 0.9 },
    expression: { value: 'smiling', confidence: 0.9 },
    ...overrides,
  }
}

export function aBody(overrides: Partial<BodyFacts> = {}): BodyFacts {
  return {
    confidence: 0.9,
    framing: 'shoulders-up',
    handNearFace: { value: false, confidence: 0.9 },
    top: { value: [{ name: 'navy', share: 0.8 }], confidence: 0.9 },
    ...overrides,
  }
}

export function aPet(overrides: Partial<PetFacts> = {}): PetFacts {
  return {
    kind: 'cat',
    label: 'cat',
    confidence: 0.9,
    share: 0.34,
    position: 'centre',
    isCutOff: false,
    ...overrides,
  }
}

/** The most usual selfie: one smiling person in a navy top, head and shoulders. */
export function aSelfie(overrides: Parameters<typeof aSight>[0] = {}): Sight {
  return aSight({ people: { value: 1, confidence: 0.9 }, faces: [aFace()], bodies: [aBody()], ...overrides })
}

export function aLook(change: Partial<Look> = {}): Look {
  return { sight: aSelfie(), isExplicit: false, ...change }
}
