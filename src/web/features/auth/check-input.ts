import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/accounts.ts'
import { type AuthProblem, PASSWORD_MISSING, PASSWORD_TOO_LONG, problemWith } from './messages.ts'

/** Only what is surely none: the server judges the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** SPEC.md section 5, "Login form". Null: it can be sent. */
export function checkEmail(email: string): AuthProblem | null {
  const address = email.trim()
  // The length first: a pattern takes its time over megabytes.
  return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address) ? null : problemWith('invalid-email')
}

export function checkNewPassword(password: string): AuthProblem | null {
  return password.length < MIN_PASSWORD_LENGTH ? problemWith('weak-password') : checkLength(password)
}

/** A known password may be short: the server knows it or does not. */
export function checkKnownPassword(password: string): AuthProblem | null {
  return password === '' ? PASSWORD_MISSING : checkLength(password)
}

function checkLength(password: string): AuthProblem | null {
  return password.length > MAX_PASSWORD_LENGTH ? PASSWORD_TOO_LONG : null
}
