import type { RoastTold } from '#contract/roasts.ts'
import type { SaveRoastInput } from '#contract/saved-roasts.ts'
import { forget, recall, remember } from '#web/lib/tab-memory.ts'

/**
 * What somebody has been told and has not saved: gone with the tab, handed to /auth through navigation state. SPEC.md
 * section 3 "Guest roast"; the receipt lets the account save it.
 */
export interface GuestRoast {
  text: string
  rating: number
  mode: RoastTold['mode']
  imageUrl: string | null
  originalText: string | null
  receipt: string
}

const UNSAVED = 'scorch-unsaved'

/** A tab holds some five million characters: the rest is for the result on stage. */
const ROOM = 2_500_000

let roasts: readonly GuestRoast[] = recallGuestRoasts()

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

/** What saving it sends. */
export function toSaveInput({ text, ...told }: GuestRoast, battleId: string | null = null): SaveRoastInput {
  return { ...told, roast: text, battleId }
}

/**
 * Of guests and others alike: a session may have ended unnoticed, and saving may fail. Only those of guests outlast a
 * reload: who is there after one is not known yet, and theirs are for whoever signs up.
 */
export function keepUnsaved(result: RoastTold, isGuest: boolean): void {
  if (roasts.some(({ receipt }) => receipt === result.receipt)) return
  roasts = [...roasts, toGuestRoast(result)]
  if (isGuest) remember(UNSAVED, newestThatFit([...recallGuestRoasts(), toGuestRoast(result)]))
}

export function listGuestRoasts(): readonly GuestRoast[] {
  return roasts
}

/** Once it is saved, or past saving. */
export function forgetGuestRoast(receipt: string): void {
  const isOther = (roast: GuestRoast) => roast.receipt !== receipt
  roasts = roasts.filter(isOther)
  remember(UNSAVED, recallGuestRoasts().filter(isOther))
}

/** When somebody leaves: what is left here is not the next one's. */
export function forgetGuestRoasts(): void {
  roasts = []
  forget(UNSAVED)
}

function recallGuestRoasts(): readonly GuestRoast[] {
  const kept = recall(UNSAVED)
  return Array.isArray(kept) ? kept.filter(isGuestRoast) : []
}

/** Another version of the page may have kept it. */
export function isGuestRoast(value: unknown): value is GuestRoast {
  return (
    typeof value === 'object' && value !== null && 'receipt' in value && typeof value.receipt === 'string'
  )
}

function newestThatFit(all: readonly GuestRoast[]): readonly GuestRoast[] {
  const sizes = all.map((roast) => JSON.stringify(roast).length)
  let left = sizes.reduce((sum, size) => sum + size, 0)
  let from = 0
  while (left > ROOM) left -= sizes[from++] ?? 0
  return all.slice(from)
}
