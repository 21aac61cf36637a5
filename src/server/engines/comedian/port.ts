import type { ImageModeId, TextModeId } from '#domain/modes.ts'
import type { PickupLine } from '#domain/pickup-line.ts'
import type { PetKind, Sight } from '#domain/sight.ts'

/**
 * Writes a roast from facts. The score is the judge's (domain/judge-photo.ts, domain/judge-line.ts) and part of the brief: the writer cannot change it.
 *
 * Guarantees: at least one draft, best first, each at most 220 characters, each bound to a premise that the brief's
 * `avoid` list does not name while others are left. Drafts are unfiltered: the caller passes every one through
 * moderation before a person sees it. The house comedian never fails; others fail with ComedianError.
 */
export interface Comedian {
  /** Rejects with the signal's own reason when the caller aborts: that is the caller's doing, not a ComedianError. */
  writeRoast(brief: Brief, signal?: AbortSignal): Promise<Told>
}

/** What was written, and who wrote it: a comedian with a fallback learns the source only while it answers. */
export interface Told {
  source: RoastSource
  /** Best first, never empty. */
  drafts: Draft[]
}

/** house: the built-in comedian. model: a language model chosen by the operator. */
export type RoastSource = 'house' | 'model'

export type Brief = PhotoBrief | LineBrief

interface BriefBase {
  /** Whole number, 1 to 10. */
  score: number
  /** Ids of premises that this person has had already (Draft.premise). */
  avoid: readonly string[]
  /** Same seed, same brief, same evening (what this instance has told before): same drafts (house). */
  seed: string
  heat: Heat
}

/** mild: rooms and battles. spicy: everything else. */
export type Heat = 'mild' | 'spicy'

export interface PhotoBrief extends BriefBase {
  kind: 'photo'
  mode: ImageModeId
  sight: Sight
  /** What the person says the pet is; overrules the detector. */
  petKind?: PetKind
  /** image/webp, for comedians that look for themselves. */
  photo: Uint8Array
}

export interface LineBrief extends BriefBase {
  kind: 'line'
  mode: TextModeId
  line: PickupLine
}

export interface Draft {
  /** Stable id of the premise and its wording, at most 64 characters of [a-z0-9.-], for `avoid`. */
  premise: string
  text: string
}

export class ComedianError extends Error {
  readonly reason: 'timeout' | 'unavailable' | 'refused' | 'garbage' | 'circuit-open'
  constructor(reason: ComedianError['reason'], options?: ErrorOptions) {
    super(`comedian: ${reason}`, options)
    this.name = 'ComedianError'
    this.reason = reason
  }
}
