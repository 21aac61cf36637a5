import type { Generated } from 'kysely'
import type { ModeId } from '#domain/modes.ts'
import type { Visibility } from '#domain/roast-access.ts'

/** A roast that somebody owns. Its files are in the storage folder roasts/{id}/. SPEC.md section 3. */
export interface RoastsTable {
  id: string
  user_id: string
  mode: ModeId
  caption: string
  score: number
  /** Null for photos. */
  original_text: string | null
  /** SHA-256 of the picture, lower-case hex; null for text. */
  picture_hash: string | null
  battle_id: string | null
  used_in_video: Generated<boolean>
  visibility: Generated<Visibility>
  /** How often somebody reacted so; changed by the statement that adds the reaction. */
  laugh: Generated<number>
  fire: Generated<number>
  /** The signature of the receipt it was saved with: one roast per receipt. */
  receipt_mac: string
  /** When it was written, to the millisecond. */
  created_at: Date
}

export interface RoastReactionsTable {
  roast_id: string
  user_id: string
  reaction: 'laugh' | 'fire'
  created_at: Date
}

export interface RoastReportsTable {
  roast_id: string
  /** A keyed hash of who reported: once each, and nothing personal. */
  reporter: string
  reason: string
  created_at: Date
}

/** That a roast was shared on a day (UTC); counted once in users.shares. */
export interface RoastSharesTable {
  roast_id: string
  day: string
}

/** Storage folders whose owner is gone, or never came to be; whatever is due is deleted. */
export interface MediaRemovalsTable {
  folder: string
  due_at: Generated<Date>
}
