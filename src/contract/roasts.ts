import { z } from 'zod'
import { MODE_IDS } from '#domain/modes.ts'
import { MAX_TEXT_LENGTH } from '#domain/roasts.ts'
import { MAX_SCORE, MIN_SCORE } from '#domain/scores.ts'

/** POST /api/roast: SPEC.md section 7, with label, receipt, source and what was seen besides. */

const PREMISE_ID = /^[a-z0-9.-]{1,64}$/
const MAX_AVOIDED = 400
/** With a comma behind each. */
const MAX_AVOID_LENGTH = MAX_AVOIDED * 65

const Avoid = z.array(z.string().regex(PREMISE_ID)).max(MAX_AVOIDED)

/** JSON form of the call: a typed pickup line. */
export const RoastLineInput = z.object({
  mode: z.literal('rizz', 'Only a line comes as JSON, with the mode rizz. Send a photo as a form.'),
  text: z.string('Type a pickup line first.').max(2000, `Keep it to ${MAX_TEXT_LENGTH} characters.`),
  /** Premises that this person has had already; see RoastResult.premise. */
  avoid: Avoid.default([]),
})
export type RoastLineInput = z.infer<typeof RoastLineInput>

/** Multipart form of the call: a photo. `avoid` is a comma-separated list there. */
export const RoastPhotoInput = z.object({
  mode: z.enum(['selfie', 'fit', 'pet'], 'Choose what the photo is: selfie, fit or pet.'),
  file: z.instanceof(File, { error: 'Choose one photo.' }).meta({ type: 'string', format: 'binary' }),
  avoid: z
    .string()
    .max(MAX_AVOID_LENGTH)
    .default('')
    .transform((list) => list.split(',').filter((id) => id !== ''))
    .pipe(Avoid),
  /** Pet mode: what the person says it is. The detector only suggests. */
  pet: z.enum(['cat', 'dog', 'other']).optional(),
})
export type RoastPhotoInput = z.infer<typeof RoastPhotoInput>

/** Something true about the photo or line, in a few words, for people to read while they wait. */
export const SeenNote = z.object({ id: z.string(), text: z.string() })
export type SeenNote = z.infer<typeof SeenNote>

const ResultBase = z.object({
  success: z.literal(true),
  mode: z.enum(MODE_IDS),
  /** The joke, or with kind care a few kind words. */
  roast: z.string(),
  /** The re-encoded photo as a data URL (image/webp), null for text. Guests leave nothing behind. */
  imageUrl: z.string().nullable(),
  originalText: z.string().nullable(),
  seen: z.array(SeenNote),
  error: z.null(),
})

export const RoastTold = ResultBase.extend({
  kind: z.literal('roast'),
  rating: z.int().min(MIN_SCORE).max(MAX_SCORE),
  label: z.string(),
  /** Proof that the backend wrote this; saving takes it. Good for 24 hours. */
  receipt: z.string(),
  /** house: the built-in comedian. model: a language model. */
  source: z.enum(['house', 'model']),
  /** Send it back in `avoid` for another angle. */
  premise: z.string(),
})
export type RoastTold = z.infer<typeof RoastTold>

/** What somebody gets who typed something that needs care instead of a joke: no score, nothing to save. */
export const RoastCare = ResultBase.extend({ kind: z.literal('care'), rating: z.null() })
export type RoastCare = z.infer<typeof RoastCare>

export const RoastResult = z.discriminatedUnion('kind', [RoastTold, RoastCare])
export type RoastResult = z.infer<typeof RoastResult>

/**
 * Events of the streamed form (Accept: text/event-stream), in order: seen (zero or more), word (each with its trailing
 * space), then exactly one of result and error.
 */
export type RoastEventName = 'seen' | 'word' | 'result' | 'error'
