import type { FaceFacts, Sight } from './sight.ts'

/** A sight in a few words each, for people to read while the comedian writes. COMEDY.md: facts first. */
export interface Note {
  id: string
  text: string
}

const SHAPES = {
  tall: 'an upright photo',
  square: 'a square photo',
  wide: 'a wide photo',
  panorama: 'a panorama',
}
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const EXPRESSIONS = { smiling: 'a smile', deadpan: 'a deadpan look', 'open-mouth': 'a wide-open mouth' }

export function describeFrame({ frame, light, palette }: Pick<Sight, 'frame' | 'light' | 'palette'>): Note[] {
  const notes: Note[] = [{ id: 'shape', text: SHAPES[frame.shape] }]
  if (light.blackAndWhite.value) notes.push({ id: 'colours', text: 'black and white' })
  else if (palette[0])
    notes.push({ id: 'colours', text: `mostly ${listed(palette.slice(0, 2).map((s) => s.name))}` })
  if (light.dark.value) notes.push({ id: 'light', text: 'very little light' })
  if (light.overexposed.value) notes.push({ id: 'light', text: 'a lot of light' })
  if (light.blurry.value) notes.push({ id: 'focus', text: 'soft focus' })
  if (frame.isLowResolution) notes.push({ id: 'resolution', text: `${frame.width} × ${frame.height} pixels` })
  return notes
}

export function describePeople({ faces, bodies }: Pick<Sight, 'faces' | 'bodies'>): Note[] {
  const notes: Note[] = []
  const face = faces[0]
  if (faces.length > 0) notes.push({ id: 'faces', text: facesText(faces) })
  if (face?.expression && faces.length === 1)
    notes.push({ id: 'expression', text: EXPRESSIONS[face.expression.value] })
  const tilt = Math.round(Math.abs(face?.tilt.value ?? 0))
  if (tilt >= 8 && faces.length === 1) notes.push({ id: 'tilt', text: `tilted about ${tilt}°` })
  const top = bodies[0]?.top
  if (top && top.confidence >= 0.5 && top.value[0])
    notes.push({ id: 'top', text: `${top.value[0].name} on top` })
  return notes
}

export function describeThings({
  people,
  isMany,
  things,
  pets,
}: Pick<Sight, 'people' | 'isMany' | 'things' | 'pets'>): Note[] {
  const notes: Note[] = []
  if (isMany) notes.push({ id: 'people', text: 'a whole crowd' })
  else if (people.value >= 2)
    notes.push({ id: 'people', text: `${COUNTS[people.value] ?? people.value} people` })
  for (const pet of pets.slice(0, 2)) notes.push({ id: `pet-${notes.length}`, text: withArticle(pet.label) })
  for (const thing of things.slice(0, 3))
    notes.push({ id: `thing-${thing.label}`, text: `maybe ${withArticle(thing.label)}` })
  return notes
}

function facesText(faces: readonly FaceFacts[]): string {
  if (faces.length > 1) return `${COUNTS[faces.length] ?? 'many'} faces`
  const percent = Math.round((faces[0]?.share ?? 0) * 100)
  return percent >= 1 ? `one face, ${percent}% of the frame` : 'one face, far away'
}

function listed(words: readonly string[]): string {
  return words.length > 1 ? `${words[0]} and ${words[1]}` : (words[0] ?? '')
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
