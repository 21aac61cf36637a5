import { ApiError, type ApiErrorCode } from '#web/lib/api-error.ts'

/** Sentences of the home screen. SPEC.md section 8, "Home". */
export const ROAST_FAILED = 'Failed to get roast from backend.'
export const BACKEND_DOWN = "Backend temporarily unavailable. Here's a sample roast!"

/** Failures that the person can do something about: the input stays, and the server's own sentence says what to do. */
const REFUSALS = new Set<ApiErrorCode>([
  'invalid-input',
  'unsupported-image',
  'damaged-image',
  'image-too-large',
  'too-many-pixels',
  'explicit-image',
  'rate-limited',
])

/** What to do about a refused input, or null when it is the backend that failed. */
export function refusalSentence(error: unknown): string | null {
  if (!(error instanceof ApiError) || !REFUSALS.has(error.code)) return null
  const wait = error.retryAfter ? ` (${error.retryAfter} s)` : ''
  return `${error.message}${wait}`
}

const GONE = 'You have burnt this one. It is in your collection no more.'
const NOT_SAVED = "Couldn't save roast to your collection due to a network issue."

/** Why a roast is not in the collection: what the server refuses has its own sentence. */
export function notSavedSentence(error: Error): string {
  if (error instanceof ApiError && error.code === 'not-found') return GONE
  const isRefused = error instanceof ApiError && REFUSED_SAVES.has(error.code)
  return isRefused ? error.message : NOT_SAVED
}

/** A receipt that was refused once is refused for ever, and what was deleted stays so. */
export function mayBeSavedLater(error: Error): boolean {
  return !(error instanceof ApiError && LOST.has(error.code))
}

const LOST = new Set<ApiErrorCode>(['forged-receipt', 'expired-receipt', 'not-found'])
const REFUSED_SAVES = new Set<ApiErrorCode>([
  'forged-receipt',
  'expired-receipt',
  'rate-limited',
  'signed-out',
])

export const PHOTO_PROBLEMS = {
  'not-an-image': 'That is not an image. Choose a photo.',
  'too-large': 'This photo is over 12 MB. Choose a smaller one.',
} as const
