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

const roasts: GuestRoast[] = []

export function keepGuestRoast(result: RoastTold): void {
  const { roast, rating, mode, imageUrl, originalText, receipt } = result
  roasts.push({ text: roast, rating, mode, imageUrl, originalText, receipt })
}

export function listGuestRoasts(): GuestRoast[] {
  return [...roasts]
}
