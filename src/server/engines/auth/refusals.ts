import { MAX_PASSWORD_LENGTH } from '#domain/accounts.ts'
import { AuthError, type AuthReason } from './port.ts'

/** better-auth's codes. What is not listed goes by its status. */
const REASONS: Record<string, AuthReason> = {
  PASSWORD_TOO_SHORT: 'weak-password',
  INVALID_PASSWORD: 'weak-password',
  PASSWORD_TOO_LONG: 'invalid-input',
  INVALID_EMAIL: 'invalid-email',
  USER_ALREADY_EXISTS: 'email-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-in-use',
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  EMAIL_PASSWORD_DISABLED: 'passwords-off',
  EMAIL_PASSWORD_SIGN_UP_DISABLED: 'passwords-off',
  INVALID_TOKEN: 'reset-link-invalid',
  USER_NOT_FOUND: 'reset-link-invalid',
  FAILED_TO_CREATE_USER: 'internal',
  PROVIDER_NOT_FOUND: 'provider-unavailable',
  UNAUTHORIZED: 'signed-out',
  INVALID_ORIGIN: 'foreign-origin',
  MISSING_OR_NULL_ORIGIN: 'foreign-origin',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'foreign-origin',
}

/** An answer of better-auth that is none: why. */
export async function refusalOf(response: Response): Promise<AuthError> {
  const { code = '', message = '' }: { code?: string; message?: string } = await response
    .json()
    .catch(() => ({}))
  const cause = new Error(`better-auth: ${code}`)
  const known = code === 'VALIDATION_ERROR' ? fieldReason(message) : REASONS[code]
  const reason = known ?? reasonOfStatus(response.status)
  if (reason !== 'invalid-input') return new AuthError(reason, { cause })
  return new AuthError(reason, { cause, fields: fieldsAtFault(code, message) })
}

function fieldsAtFault(code: string, message: string): Record<string, string> {
  if (code === 'PASSWORD_TOO_LONG')
    return { password: `Keep your password to ${MAX_PASSWORD_LENGTH} characters.` }
  if (code.includes('URL')) return { callbackURL: 'Come back to a path of ours, such as /auth.' }
  const [, field] = FIELD.exec(message) ?? []
  if (field) return { [field]: `Check "${field}" and send it again.` }
  return { body: 'Send what this call asks for as a JSON object.' }
}

/** Its messages name the field: "[body.email] Invalid email address". */
const FIELD = /\[(?:body|query)\.(\w+)/

function fieldReason(message: string): AuthReason {
  if (message.includes('[body.email]')) return 'invalid-email'
  return /\[body\.(newP|p)assword\]/.test(message) ? 'weak-password' : 'invalid-input'
}

function reasonOfStatus(status: number): AuthReason {
  if (status >= 500) return 'internal'
  return status === 404 || status === 405 ? 'not-found' : 'invalid-input'
}
