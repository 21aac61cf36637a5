import { ApiError } from '#web/lib/api-error.ts'

/** Sentences of the public page of a roast. */
export const LOAD_FAILED = 'This roast could not be fetched. Check your connection and try again.'
export const REPORT_FAILED = 'Your report did not get through. Please try again.'
export const REPORTED = 'Thank you. A person will look at it.'

/** Absent, private and deleted are one and the same: nobody learns which. DESIGN.md 3. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'invalid-input')
}

/** What a report can say; the words go to whoever moderates. */
export const REPORT_REASONS = [
  'Somebody in it never agreed to this',
  'It is hateful or threatening',
  'It is sexual, or it harms a child',
  'Something else',
] as const
