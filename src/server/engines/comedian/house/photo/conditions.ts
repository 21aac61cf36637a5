import { LOUD_COLOURS } from '#domain/colours.ts'
import type { Framing } from '#domain/sight.ts'
import type { PhotoView } from './view.ts'

type Test = (view: PhotoView) => boolean

const DARK_NAMES = new Set([
  'black',
  'charcoal',
  'dark grey',
  'navy',
  'dark brown',
  'maroon',
  'bottle green',
  'plum',
])
const NEUTRAL_NAMES = new Set([
  ...DARK_NAMES,
  'grey',
  'light grey',
  'off-white',
  'white',
  'cream',
  'beige',
  'tan',
])

/** Names that skin is given, too: the commonest colour of a close portrait may be the person's own, never a joke. */
const SKIN_LIKE_NAMES = new Set([
  'cream',
  'beige',
  'tan',
  'brown',
  'dark brown',
  'rust',
  'terracotta',
  'orange',
  'peach',
  'coral',
  'khaki',
  'pink',
  'dusty pink',
])

/** Tops by family of colour; a name may be in two families, and none of these holds in a black-and-white photo. */
const SHADES = {
  black: ['black'],
  white: ['white', 'off-white'],
  grey: ['charcoal', 'dark grey', 'grey', 'light grey'],
  beige: ['cream', 'beige', 'tan', 'khaki'],
  brown: ['brown', 'dark brown', 'rust', 'terracotta'],
  navy: ['navy'],
  blue: ['blue', 'royal blue', 'sky blue', 'steel blue', 'denim'],
  teal: ['teal', 'turquoise'],
  green: ['green', 'forest green', 'bottle green', 'sage', 'mint', 'olive', 'lime'],
  red: ['red', 'burgundy', 'maroon'],
  pink: ['pink', 'hot pink', 'dusty pink', 'magenta'],
  purple: ['purple', 'lavender', 'plum'],
  orange: ['orange', 'coral', 'peach'],
  yellow: ['yellow', 'mustard', 'gold'],
  soft: ['lavender', 'mint', 'sky blue', 'peach', 'pink', 'dusty pink', 'sage', 'cream'],
  earthy: ['olive', 'khaki', 'rust', 'terracotta', 'mustard', 'brown', 'tan'],
} as const

const share = (view: PhotoView, index: number) => view.sight.palette[index]?.share ?? 0
const faceShare = (view: PhotoView) => view.face?.share ?? 0
const petShare = (view: PhotoView) => view.pet?.share ?? 0
const tilt = (view: PhotoView) => Math.abs(view.face?.tilt.value ?? 0)
const topIs = (view: PhotoView, names: ReadonlySet<string>) =>
  view.top[0] !== undefined && names.has(view.top[0])
const isShade = (view: PhotoView, shade: keyof typeof SHADES) =>
  !view.sight.light.blackAndWhite.value && SHADES[shade].some((name) => name === view.top[0])

/** Everything that image material can be bound to. Names read as facts about the photo. */
export const PHOTO_CONDITIONS = {
  any: () => true,

  // the frame
  tall: (v) => v.sight.frame.shape === 'tall',
  square: (v) => v.sight.frame.shape === 'square',
  wide: (v) => v.sight.frame.shape === 'wide' || v.sight.frame.shape === 'panorama',
  panorama: (v) => v.sight.frame.shape === 'panorama',
  'low-resolution': (v) => v.sight.frame.isLowResolution,

  // the light
  dark: (v) => v.sight.light.dark.value,
  overexposed: (v) => v.sight.light.overexposed.value,
  'well-lit': (v) => !v.sight.light.dark.value && !v.sight.light.overexposed.value,
  blurry: (v) => v.sight.light.blurry.value,
  sharp: (v) => !v.sight.light.blurry.value && !v.sight.frame.isLowResolution,
  'black-and-white': (v) => v.sight.light.blackAndWhite.value,
  'in-colour': (v) => !v.sight.light.blackAndWhite.value,
  vivid: (v) => v.sight.light.vivid.value,
  muted: (v) => v.sight.light.muted.value && !v.sight.light.blackAndWhite.value,
  flat: (v) => v.sight.light.flat.value,

  // the palette
  'main-colour': (v) => share(v, 0) >= 0.2 && !v.sight.light.blackAndWhite.value,
  /** A main colour that is surely the scene's or the clothes', whoever is in it. */
  'scene-colour': (v) => isSceneColour(v),
  /** A scene colour that is not the top's, nor close to it. */
  'scene-beyond-top': (v) => isSceneColour(v) && !isLikeTop(v, v.sight.palette[0]?.name ?? ''),
  /** As scene-beyond-top, and the second colour surely is not skin either. */
  'scene-two-colours': (v) =>
    isSceneColour(v) &&
    !isLikeTop(v, v.sight.palette[0]?.name ?? '') &&
    share(v, 1) >= 0.15 &&
    isNeverSkin(v, v.sight.palette[1]?.name),
  'one-colour': (v) => share(v, 0) >= 0.5 && !v.sight.light.blackAndWhite.value,
  'two-colours': (v) => share(v, 0) >= 0.2 && share(v, 1) >= 0.15 && !v.sight.light.blackAndWhite.value,
  colourful: (v) =>
    v.sight.palette.filter((swatch) => swatch.share >= 0.12).length >= 4 && v.sight.light.vivid.value,

  // who is there
  'no-people': (v) => v.people === 0 && v.sight.faces.length === 0,
  'one-person': (v) => v.people === 1 && !v.sight.isMany,
  'two-people': (v) => v.people === 2 && !v.sight.isMany,
  group: (v) => v.people >= 3 && !v.sight.isMany,
  crowd: (v) => v.sight.isMany,
  company: (v) => v.people >= 2 || v.sight.isMany,
  face: (v) => v.face !== null,
  'no-face': (v) => v.face === null,

  // the main face
  'face-huge': (v) => faceShare(v) >= 0.3,
  'face-large': (v) => faceShare(v) >= 0.12 && faceShare(v) < 0.3,
  'face-medium': (v) => faceShare(v) >= 0.03 && faceShare(v) < 0.12,
  'face-small': (v) => v.face !== null && faceShare(v) < 0.03,
  'face-centred': (v) => v.face?.position === 'centre',
  'face-off-centre': (v) => v.face !== null && v.face.position !== 'centre',
  'face-high': (v) => v.face?.level === 'high',
  'face-low': (v) => v.face?.level === 'low',
  'face-cut-off': (v) => v.face?.isCutOff === true,
  'head-tilted': (v) => v.face !== null && tilt(v) >= 8 && v.face.tilt.confidence >= 0.5,
  'head-level': (v) => v.face !== null && tilt(v) < 5,
  'turned-away': (v) => v.face?.turnedAway.value === true,
  'facing-camera': (v) => v.face !== null && !v.face.turnedAway.value,
  smiling: (v) => v.expression === 'smiling',
  deadpan: (v) => v.expression === 'deadpan',
  'open-mouth': (v) => v.expression === 'open-mouth',
  'not-smiling': (v) => v.expression === 'deadpan',
  unreadable: (v) => v.face !== null && v.expression === null,

  // the body and what is on it
  'hand-near-face': (v) => v.body?.handNearFace.value === true && v.body.handNearFace.confidence >= 0.5,
  'head-only': (v) => isFramed(v, 'head-only') || (v.body === null && v.face !== null && !v.sight.isMany),
  'shoulders-up': (v) => isFramed(v, 'shoulders-up'),
  'to-the-hips': (v) => isFramed(v, 'to-the-hips'),
  'to-the-knees': (v) => isFramed(v, 'to-the-knees'),
  'full-body': (v) => isFramed(v, 'full-body'),
  'no-body': (v) => v.body === null && v.face === null && v.people === 0,
  'top-colour': (v) => v.top[0] !== undefined,
  'top-two-colours': (v) => v.top.length >= 2,
  'top-one-colour': (v) => v.top.length === 1,
  'top-dark': (v) => topIs(v, DARK_NAMES),
  'top-neutral': (v) => topIs(v, NEUTRAL_NAMES),
  'top-loud': (v) => topIs(v, LOUD_COLOURS),
  'top-matches-background': (v) => v.top[0] !== undefined && v.top[0] === v.sight.palette[0]?.name,
  'no-top-colour': (v) => v.top.length === 0,

  /** Two colours on the torso, the second one surely cloth. */
  'top-pair': (v) => v.top[1] !== undefined && !v.sight.light.blackAndWhite.value && isNeverSkin(v, v.top[1]),
  'top-black': (v) => isShade(v, 'black'),
  'top-white': (v) => isShade(v, 'white'),
  'top-grey': (v) => isShade(v, 'grey'),
  'top-beige': (v) => isShade(v, 'beige'),
  'top-brown': (v) => isShade(v, 'brown'),
  'top-navy': (v) => isShade(v, 'navy'),
  'top-blue': (v) => isShade(v, 'blue'),
  'top-teal': (v) => isShade(v, 'teal'),
  'top-green': (v) => isShade(v, 'green'),
  'top-red': (v) => isShade(v, 'red'),
  'top-pink': (v) => isShade(v, 'pink'),
  'top-purple': (v) => isShade(v, 'purple'),
  'top-orange': (v) => isShade(v, 'orange'),
  'top-yellow': (v) => isShade(v, 'yellow'),
  'top-soft': (v) => isShade(v, 'soft'),
  'top-earthy': (v) => isShade(v, 'earthy'),

  // things
  thing: (v) => v.thing !== null,
  'two-things': (v) => v.secondThing !== null,
  'no-things': (v) => v.thing === null,
  phone: (v) => has(v, 'cell phone'),
  tie: (v) => has(v, 'tie') && !v.sight.isMany,
  cup: (v) => has(v, 'cup', 'wine glass', 'bottle'),
  seat: (v) => has(v, 'chair', 'couch', 'bench'),
  bed: (v) => has(v, 'bed'),
  screen: (v) => has(v, 'tv', 'laptop', 'keyboard', 'mouse', 'remote'),
  book: (v) => has(v, 'book'),
  plant: (v) => has(v, 'potted plant', 'vase'),
  bag: (v) => has(v, 'handbag', 'backpack', 'suitcase'),
  vehicle: (v) => has(v, 'car', 'bus', 'truck', 'train', 'motorcycle', 'bicycle', 'boat', 'airplane'),
  food: (v) =>
    has(
      v,
      'pizza',
      'cake',
      'donut',
      'sandwich',
      'hot dog',
      'banana',
      'apple',
      'orange',
      'carrot',
      'broccoli',
      'bowl',
    ),
  kitchen: (v) => has(v, 'refrigerator', 'oven', 'microwave', 'sink', 'toaster', 'dining table'),
  bathroom: (v) => has(v, 'toilet', 'hair drier', 'toothbrush'),
  sport: (v) =>
    has(
      v,
      'sports ball',
      'skateboard',
      'surfboard',
      'tennis racket',
      'skis',
      'snowboard',
      'frisbee',
      'kite',
      'baseball bat',
      'baseball glove',
    ),
  toy: (v) => has(v, 'teddy bear'),
  umbrella: (v) => has(v, 'umbrella'),
  clock: (v) => has(v, 'clock'),

  // pets; in pet mode somebody said that there is one, so the general ones trust them
  pet: (v) => v.pet !== null || v.mode === 'pet',
  'pet-seen': (v) => v.pet !== null,
  'pet-not-seen': (v) => v.pet === null && v.mode === 'pet',
  'no-pet': (v) => v.pet === null && v.mode !== 'pet',
  cat: (v) => v.petKind === 'cat',
  dog: (v) => v.petKind === 'dog',
  'other-pet': (v) => v.petKind === 'other',
  'one-pet': (v) => v.sight.pets.length === 1,
  'two-pets': (v) => v.sight.pets.length === 2,
  'several-pets': (v) => v.sight.pets.length >= 2,
  'pet-fills-frame': (v) => petShare(v) >= 0.5,
  'pet-medium': (v) => petShare(v) >= 0.12 && petShare(v) < 0.5,
  'pet-small': (v) => v.pet !== null && petShare(v) < 0.12,
  'pet-centred': (v) => v.pet?.position === 'centre',
  'pet-off-centre': (v) => v.pet !== null && v.pet.position !== 'centre',
  'pet-cut-off': (v) => v.pet?.isCutOff === true,
  'pet-with-people': (v) => v.pet !== null && (v.people >= 1 || v.sight.faces.length > 0),
  'pet-alone': (v) => v.pet !== null && v.people === 0 && v.sight.faces.length === 0,
} satisfies Record<string, Test>

export type PhotoCondition = keyof typeof PHOTO_CONDITIONS

function isEmpty(view: PhotoView): boolean {
  return view.people === 0 && view.sight.faces.length === 0 && view.sight.bodies.length === 0
}

/** In a crowd the first body is just somebody's: how much of it is seen says nothing about the photo. */
function isFramed(view: PhotoView, framing: Framing): boolean {
  return view.body?.framing === framing && !view.sight.isMany
}

function has(view: PhotoView, ...labels: string[]): boolean {
  return view.sight.things.some((thing) => labels.includes(thing.label))
}

function isSceneColour(view: PhotoView): boolean {
  if (share(view, 0) < 0.2 || view.sight.light.blackAndWhite.value) return false
  return isNeverSkin(view, view.sight.palette[0]?.name)
}

function isNeverSkin(view: PhotoView, name = ''): boolean {
  return isEmpty(view) || !SKIN_LIKE_NAMES.has(name)
}

function isLikeTop(view: PhotoView, name: string): boolean {
  const top = view.top[0]
  if (top === undefined) return false
  if (top === name || (DARK_NAMES.has(top) && DARK_NAMES.has(name))) return true
  return Object.values(SHADES).some((names) => names.some((n) => n === top) && names.some((n) => n === name))
}
