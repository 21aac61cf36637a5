import type { RoastTold } from '#contract/roasts.ts'

/**
 * What a guest has been told, in memory only: gone with the tab, handed to /auth through navigation state.
 * SPEC.md section 3 "Guest roast"; the receipt lets the account save it.
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

export function keepGuestRoast(result: RoastTold): void {
  roasts = [...roasts, toGuestRoast(result)]
}

export function listGuestRoasts(): readonly GuestRoast[] {
  return roasts
}

/** Once it is saved, or past saving. */
export function forgetGuestRoast(receipt: string): void {
  roasts = roasts.filter((roast) => roast.receipt !== receipt)
}
