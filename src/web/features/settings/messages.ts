import { ApiError, type ApiErrorCode } from '#web/lib/api-error.ts'

/** Sentences of /settings. */
export const LOAD_FAILED = 'Your settings could not be fetched. Check your connection and try again.'
export const NAME_SAVED = 'Saved. That is how others see you now.'
export const EXPORT_STARTED = 'Packed while it downloads: many roasts take a minute or two.'
export const NOT_AN_IMAGE = 'That is not an image. Choose a photo.'
const TRY_AGAIN = 'That did not go through. Please try again.'
const NO_CONNECTION = 'That did not go through. Check your connection and try again.'

/** What the person can do something about: the server says in its own sentence what. */
const REFUSALS = new Set<ApiErrorCode>([
  'invalid-input',
  'too-large',
  'unsupported-image',
  'damaged-image',
  'image-too-large',
  'too-many-pixels',
  'explicit-image',
  'rate-limited',
])

export function changeFailed(error: unknown): string {
  if (!(error instanceof ApiError)) return TRY_AGAIN
  if (error.code === 'network') return NO_CONNECTION
  return REFUSALS.has(error.code) ? error.message : TRY_AGAIN
}

/** What is wrong with the password that came along, if that is what was refused. */
export function passwordProblem(error: unknown): string | null {
  return (error instanceof ApiError && error.fields.password) || null
}
