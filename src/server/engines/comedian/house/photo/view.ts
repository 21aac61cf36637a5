import type { ImageModeId } from '#domain/modes.ts'
import type { BodyFacts, Expression, FaceFacts, PetFacts, PetKind, Sight } from '#domain/sight.ts'

/**
 * A sight as the material sees it: one main face, body, pet and thing, and only what is certain enough to be said.
 * A joke that claims something false is worse than no joke, so every doubtful fact becomes null here.
 */
export interface PhotoView {
  mode: ImageModeId
  sight: Sight
  face: FaceFacts | null
  body: BodyFacts | null
  expression: Expression | null
  /** Names of the clothing colours on the torso, strongest first. */
  top: string[]
  pet: PetFacts | null
  petKind: PetKind | null
  thing: string | null
  secondThing: string | null
  people: number
}

const SURE = 0.6

export function viewPhoto(mode: ImageModeId, sight: Sight, petKind?: PetKind): PhotoView {
  const face = sight.faces[0] ?? null
  const body = sight.bodies[0] ?? null
  const pet = sight.pets[0] ?? null
  const things = [...new Set(sight.things.map((thing) => thing.label))]
  const expression = face?.expression && face.expression.confidence >= SURE ? face.expression.value : null
  return {
    mode,
    sight,
    face,
    body,
    expression,
    top: body?.top && body.top.confidence >= 0.5 ? body.top.value.map((swatch) => swatch.name) : [],
    pet,
    petKind: petKind ?? pet?.kind ?? null,
    thing: things[0] ?? null,
    secondThing: things[1] ?? null,
    people: sight.people.confidence >= 0.5 ? sight.people.value : sight.faces.length,
  }
}
