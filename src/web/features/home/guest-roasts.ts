import type { RoastTold } from '#contract/roasts.ts'

/**
 * What somebody has been told and has not saved, in memory only: gone with the tab, handed to /auth through navigation
 * state. SPEC.md section 3 "Guest roast"; the receipt lets the account save it.
 */
export interface GuestRoast {
  text: string
  rating: number
  mode: RoastTold['mode']
  imageUrl: string | null
  originalText: string | null
  receipt: string
}

let roasts: readonly GuestRoast[] = []

export function toGuestRoast({
  roast,
  rating,
  mode,
  imageUrl,
  originalText,
  receipt,
}: RoastTold): GuestRoast {
  return { text: roast, rating, mode, imageUrl, originalText, receipt }
}

/** Of guests and others alike: a session may have ended unnoticed, and saving may fail. */
export function keepUnsaved(result: RoastTold): void {
  roasts = [...roasts, toGuestRoast(result)]
}

export function listGuestRoasts(): readonly GuestRoast[] {
  return roasts
}

/** Once it is saved, or past saving. */
export function forgetGuestRoast(receipt: string): void {
  roasts = roasts.filter((roast) => roast.receipt !== receipt)
}

/** When somebody leaves: what is left here is not the next one's. */
export function forgetGuestRoasts(): void {
  roasts = []
}
