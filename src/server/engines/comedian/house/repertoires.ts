import type { ImageModeId } from '#domain/modes.ts'
import { LINE_CONDITIONS, type LineCondition } from './line/conditions.ts'
import { LINE_SLOTS } from './line/slots.ts'
import type { LineView } from './line/view.ts'
import { LINE_WEIGHTS, USUAL_LINE_WEIGHT } from './line/weights.ts'
import { FIT_PREMISES } from './material/fit/index.ts'
import { PET_PREMISES } from './material/pet/index.ts'
import { RIZZ_PREMISES } from './material/rizz/index.ts'
import { SELFIE_PREMISES } from './material/selfie/index.ts'
import { PHOTO_CONDITIONS, type PhotoCondition } from './photo/conditions.ts'
import { PHOTO_SLOTS } from './photo/slots.ts'
import type { PhotoView } from './photo/view.ts'
import { PHOTO_WEIGHTS, USUAL_PHOTO_WEIGHT } from './photo/weights.ts'
import type { Premise } from './premise.ts'
import type { Repertoire } from './repertoire.ts'

/** Where a person was due, a pet is the first thing that anybody would mention. */
const UNEXPECTED: Partial<Record<PhotoCondition, number>> = {
  'pet-alone': 9,
  'pet-fills-frame': 8,
  'pet-with-people': 5,
}

/** What the house comedian knows, mode by mode. */
export const SELFIE_REPERTOIRE = photoRepertoire('selfie', SELFIE_PREMISES)
export const FIT_REPERTOIRE = photoRepertoire('fit', FIT_PREMISES)
export const PET_REPERTOIRE = photoRepertoire('pet', PET_PREMISES)

function photoRepertoire(mode: ImageModeId, premises: readonly Premise<PhotoCondition>[]) {
  return {
    mode,
    conditions: PHOTO_CONDITIONS,
    slots: PHOTO_SLOTS,
    weights: mode === 'pet' ? PHOTO_WEIGHTS : { ...PHOTO_WEIGHTS, ...UNEXPECTED },
    usualWeight: USUAL_PHOTO_WEIGHT,
    slotPoints: 0.3,
    premises,
  } satisfies Repertoire<PhotoView, PhotoCondition>
}

export const RIZZ_REPERTOIRE = {
  mode: 'rizz',
  conditions: LINE_CONDITIONS,
  slots: LINE_SLOTS,
  weights: LINE_WEIGHTS,
  usualWeight: USUAL_LINE_WEIGHT,
  slotPoints: 0.9,
  premises: RIZZ_PREMISES,
} satisfies Repertoire<LineView, LineCondition>
