import type { PhotoCondition } from './conditions.ts'
import type { PhotoView } from './view.ts'

/** The words that image material may leave open. Each comes with the conditions of which one must guarantee it. */
export const PHOTO_SLOTS = {
  /** "navy", "paper white": main clothing colour on the torso, lower case, reads well before a noun. */
  top: {
    needs: [
      'top-colour',
      'top-two-colours',
      'top-one-colour',
      'top-dark',
      'top-neutral',
      'top-loud',
      'top-matches-background',
      'top-black',
      'top-white',
      'top-grey',
      'top-beige',
      'top-brown',
      'top-navy',
      'top-blue',
      'top-teal',
      'top-green',
      'top-red',
      'top-pink',
      'top-purple',
      'top-orange',
      'top-yellow',
      'top-soft',
      'top-earthy',
      'top-pair',
    ],
    word: (v) => paint(v.top[0]),
  },
  /** Second clothing colour. */
  top2: { needs: ['top-two-colours', 'top-pair'], word: (v) => paint(v.top[1]) },
  /** "beige": the most common colour of the whole photo. */
  main: {
    needs: [
      'main-colour',
      'scene-colour',
      'scene-beyond-top',
      'scene-two-colours',
      'one-colour',
      'two-colours',
      'top-matches-background',
    ],
    word: (v) => paint(v.sight.palette[0]?.name),
  },
  /** Second most common colour of the whole photo. */
  second: { needs: ['two-colours', 'scene-two-colours'], word: (v) => paint(v.sight.palette[1]?.name) },
  /** "cell phone", "potted plant": the surest object, singular, without an article. */
  thing: { needs: ['thing', 'two-things'], word: (v) => v.thing },
  /** "a potted plant", "an umbrella". */
  athing: { needs: ['thing', 'two-things'], word: (v) => v.thing && withArticle(v.thing) },
  thing2: { needs: ['two-things'], word: (v) => v.secondThing },
  /** "left" or "right": the side of the photo that the main face is on. */
  side: { needs: ['face-off-centre'], word: (v) => v.face?.position },
  /** "about 12": whole degrees of head tilt. */
  degrees: {
    needs: ['head-tilted'],
    word: (v) => v.face && `about ${Math.round(Math.abs(v.face.tilt.value))}`,
  },
  /** "37%": how much of the photo the main face takes. */
  facepercent: {
    needs: ['face-huge', 'face-large', 'face-medium'],
    word: (v) => v.face && `${Math.round(v.face.share * 100)}%`,
  },
  /** "two", "three" ... "six": people counted. */
  people: { needs: ['two-people', 'group'], word: (v) => NUMBER_WORDS[v.people] },
  /** "cat", "dog" or "pet". */
  pet: {
    needs: [
      'pet',
      'pet-seen',
      'cat',
      'dog',
      'other-pet',
      'one-pet',
      'pet-fills-frame',
      'pet-medium',
      'pet-small',
      'pet-centred',
      'pet-off-centre',
      'pet-cut-off',
      'pet-with-people',
      'pet-alone',
      'any',
    ],
    word: (v) => petWord(v),
  },
  /** "left" or "right": the side of the photo that the pet is on. */
  petside: { needs: ['pet-off-centre'], word: (v) => v.pet?.position },
  /** "61%": how much of the photo the pet takes. */
  petpercent: {
    needs: ['pet-fills-frame', 'pet-medium'],
    word: (v) => v.pet && `${Math.round(v.pet.share * 100)}%`,
  },
} satisfies Record<string, Slot>

interface Slot {
  needs: readonly PhotoCondition[]
  word: (view: PhotoView) => string | null | undefined
}

export type PhotoSlot = keyof typeof PHOTO_SLOTS

/** Colours by which people, too, are named. Said as a paint is, they cannot be taken for anybody. */
const PAINTS: ReadonlyMap<string, string> = new Map([
  ['black', 'ink black'],
  ['white', 'paper white'],
  ['brown', 'walnut brown'],
  ['yellow', 'lemon yellow'],
])

function paint(name: string | undefined): string | undefined {
  return name && (PAINTS.get(name) ?? name)
}

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

function petWord(view: PhotoView): string {
  return view.petKind === 'cat' || view.petKind === 'dog' ? view.petKind : 'pet'
}
