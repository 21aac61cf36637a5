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
  const reason = code === 'VALIDATION_ERROR' ? fieldReason(message) : REASONS[code]
  return new AuthError(reason ?? reasonOfStatus(response.status), {
    cause: new Error(`better-auth: ${code}`),
  })
}

/** Its messages name the field: "[body.email] Invalid email address". */
function fieldReason(message: string): AuthReason {
  if (message.includes('[body.email]')) return 'invalid-email'
  return /\[body\.(newP|p)assword\]/.test(message) ? 'weak-password' : 'invalid-input'
}

function reasonOfStatus(status: number): AuthReason {
  if (status >= 500) return 'internal'
  return status === 404 || status === 405 ? 'not-found' : 'invalid-input'
}
