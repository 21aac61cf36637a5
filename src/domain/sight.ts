/**
 * What was seen in a photo: only facts that are reliable enough to joke about, each with a confidence from 0 to 1.
 * Age, gender, origin, body and facial features are not here, on purpose: what is not recorded cannot be joked about.
 * COMEDY.md "The limits".
 */
export interface Fact<T> {
  value: T
  confidence: number
}

/** A share is a fraction from 0 to 1. */
export interface Swatch {
  name: string
  share: number
}

export type FrameShape = 'tall' | 'square' | 'wide' | 'panorama'
export type FacePosition = 'left' | 'centre' | 'right'
export type FaceLevel = 'high' | 'middle' | 'low'
export type Expression = 'smiling' | 'deadpan' | 'open-mouth'
export type Framing = 'head-only' | 'shoulders-up' | 'to-the-hips' | 'to-the-knees' | 'full-body'
export type PetKind = 'cat' | 'dog' | 'other'

/** Pixels only, known before any model has run. */
export interface FrameFacts {
  /** Pixels of the upright photo as it was uploaded. */
  width: number
  height: number
  shape: FrameShape
  /** Longest side under 480 pixels. */
  isLowResolution: boolean
}

export interface LightFacts {
  dark: Fact<boolean>
  /** Large parts blown out to white. */
  overexposed: Fact<boolean>
  blurry: Fact<boolean>
  blackAndWhite: Fact<boolean>
  /** Strong colours all over. */
  vivid: Fact<boolean>
  /** Hardly any colour, though not black and white. */
  muted: Fact<boolean>
  /** Everything in one narrow range of brightness. */
  flat: Fact<boolean>
}

export interface FaceFacts {
  confidence: number
  /** Share of the frame that the face's box takes. */
  share: number
  position: FacePosition
  level: FaceLevel
  /** True when the face's box touches the edge of the photo. */
  isCutOff: boolean
  /** Signed degrees of head tilt, positive clockwise as seen; "about" this many. */
  tilt: Fact<number>
  /** Head turned more than 15 degrees from the lens. */
  turnedAway: Fact<boolean>
  expression: Fact<Expression> | null
}

export interface BodyFacts {
  confidence: number
  framing: Framing
  handNearFace: Fact<boolean>
  /** Colours of the clothing on the torso, strongest first, at most two. */
  top: Fact<Swatch[]> | null
}

export interface ThingFacts {
  /** A COCO class name other than person and animals, such as "cell phone". */
  label: string
  confidence: number
  share: number
}

export interface PetFacts {
  kind: PetKind
  /** The detector's own word: cat, dog, horse, bird ... */
  label: string
  confidence: number
  share: number
  position: FacePosition
  isCutOff: boolean
}

export interface Sight {
  frame: FrameFacts
  light: LightFacts
  /** Five colours of the whole photo at most, largest share first. */
  palette: Swatch[]
  /** Heads counted up to 6; isMany when there are more. */
  people: Fact<number>
  isMany: boolean
  /** Largest first. Faces inside a pet's box without a body are left out. */
  faces: FaceFacts[]
  /** In the order of their faces: faces[0] and bodies[0] are the same person. */
  bodies: BodyFacts[]
  things: ThingFacts[]
  pets: PetFacts[]
}
