import { ApiError } from '#web/lib/api-error.ts'

/** Sentences of the public page of a roast. */
export const LOAD_FAILED = 'This roast could not be fetched. Check your connection and try again.'
const REPORT_FAILED = 'Your report did not get through. Please try again.'
const REPORTED_ENOUGH = 'That was a lot of reports. Wait a minute, then try again.'
const REPORTED_GONE = 'It is gone already: nobody sees it any more.'
export const REPORTED = 'Thank you. A person will look at it.'

export const SIGN_UP_TO_REACT = 'One person, one tap. Sign up, and yours counts.'
export const SIGN_UP_TO_CHALLENGE = 'A challenge needs a name on it. Sign up, and it is on.'

/** What came of a report that was not taken. */
export function reportProblem(error: unknown): string {
  if (isGone(error)) return REPORTED_GONE
  return error instanceof ApiError && error.code === 'rate-limited' ? REPORTED_ENOUGH : REPORT_FAILED
}

/** Absent, private and deleted are one and the same: nobody learns which. DESIGN.md 3. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found'
}

/** What a report can say; the words go to whoever moderates. */
export const REPORT_REASONS = [
  'Somebody in it never agreed to this',
  'It is hateful or threatening',
  'It is sexual, or it harms a child',
  'Something else',
] as const
