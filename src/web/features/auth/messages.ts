import { MAX_PASSWORD_LENGTH } from '#domain/accounts.ts'
import type { PasswordStrength, PasswordWeakness } from '#domain/password-strength.ts'
import { ApiError, type ApiErrorCode } from '#web/lib/api-error.ts'

/** Sentences of /auth. SPEC.md section 8, "Authentication"; the codes beyond it have sentences in its manner. */
const UNEXPECTED = 'An unexpected error occurred. Please try again.'

const SENTENCES: Partial<Record<ApiErrorCode, string>> = {
  'weak-password': 'Password should be at least 6 characters long.',
  'email-in-use': 'This email address is already registered.',
  'invalid-email': 'Please enter a valid email address.',
  'passwords-off': 'Email/password accounts are not enabled.',
  'wrong-credentials': 'This email address and password do not go together.',
  'reset-link-invalid': 'This link is no longer good. Ask for a new one.',
  network: 'Network error. Please check your connection and try again.',
}

/** Which field a refusal is about: it is said there. */
const FIELDS: Partial<Record<ApiErrorCode, AuthField>> = {
  'weak-password': 'password',
  'email-in-use': 'email',
  'invalid-email': 'email',
  'wrong-credentials': 'password',
}

type AuthField = 'email' | 'password'

export interface AuthProblem {
  /** Null: it is about the whole. */
  field: AuthField | null
  sentence: string
  code: ApiErrorCode | null
}

export function problemWith(code: 'weak-password' | 'invalid-email'): AuthProblem {
  return { field: FIELDS[code] ?? null, sentence: SENTENCES[code] ?? UNEXPECTED, code }
}

export function toProblem(error: unknown): AuthProblem {
  if (!(error instanceof ApiError)) return { field: null, sentence: UNEXPECTED, code: null }
  const { code, retryAfter } = error
  const sentence = code === 'rate-limited' ? waitFor(retryAfter) : (SENTENCES[code] ?? UNEXPECTED)
  return { field: FIELDS[code] ?? null, sentence, code }
}

/** Whole minutes are easier to wait for. */
function waitFor(seconds = 60): string {
  const minutes = Math.ceil(seconds / 60)
  return `Easy, tiger. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

export const PASSWORD_MISSING: AuthProblem = {
  field: 'password',
  sentence: 'Please enter your password.',
  code: null,
}

export const PASSWORD_TOO_LONG: AuthProblem = {
  field: 'password',
  sentence: `Even we stop reading after ${MAX_PASSWORD_LENGTH} characters.`,
  code: null,
}

export function popupFailed(provider: string): string {
  return `Could not sign in with ${provider}. Please try again.`
}

export const SAVING_ROASTS = 'Saving your roasts...'

export const NOT_SAVED = {
  'sign-up': 'Could not save your guest roasts, but your account was created.',
  'sign-in': 'Could not save your guest roasts, but you are signed in.',
} as const

export const STRENGTHS: Record<PasswordStrength, string> = {
  'too-short': 'At least 6 characters.',
  weak: 'A wet match.',
  fair: 'It sparks.',
  good: 'It burns.',
  strong: 'Nobody blows that one out.',
}

export const WEAKNESSES: Record<PasswordWeakness, string> = {
  'common-word': 'Words like that are tried first.',
  'own-address': 'That stands in your address.',
  run: 'Keys in a row are tried first.',
  repetition: 'Saying it twice does not help.',
  length: 'Make it longer.',
}
