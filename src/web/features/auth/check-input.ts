import { MIN_PASSWORD_LENGTH } from '#domain/accounts.ts'
import { type AuthProblem, PASSWORD_MISSING, problemWith } from './messages.ts'

/** Only what is surely none: the server judges the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** SPEC.md section 5, "Login form". Null: it can be sent. */
export function checkEmail(email: string): AuthProblem | null {
  return EMAIL.test(email.trim()) ? null : problemWith('invalid-email')
}

export function checkNewPassword(password: string): AuthProblem | null {
  return password.length < MIN_PASSWORD_LENGTH ? problemWith('weak-password') : null
}

/** A known password may have any length: the server knows it or does not. */
export function checkKnownPassword(password: string): AuthProblem | null {
  return password === '' ? PASSWORD_MISSING : null
}
