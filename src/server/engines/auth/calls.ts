import { MAX_EMAIL_LENGTH } from '#domain/accounts.ts'
import { AuthError } from './port.ts'

/** The calls of better-auth that the product offers. It has many more; each would be a way in to look after. */
const CALLS: Record<string, 'GET' | 'POST'> = {
  '/sign-up/email': 'POST',
  '/sign-in/email': 'POST',
  '/sign-in/social': 'POST',
  '/sign-out': 'POST',
  '/revoke-sessions': 'POST',
  '/request-password-reset': 'POST',
  '/reset-password': 'POST',
  '/oauth-popup/start': 'GET',
  '/callback/google': 'GET',
  '/callback/oidc': 'GET',
}

const BASE_PATH = '/api/auth'

/** Ours alone: whatever a client sends under this name is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-scorch-client-address'

/** Loose on purpose: better-auth judges the address itself. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export interface AuthCall {
  path: string
  /** The provider that the call is about, as the caller names it. */
  provider: unknown
  /** In lower case; null unless it looks like one. */
  email: string | null
  /** A request of its own each time: a body can be read only once. */
  request: () => Request
}

/** Fails with not-found for a call that is not offered, with invalid-input or invalid-email for a body that cannot be one. */
export async function readCall(request: Request, clientAddress: string): Promise<AuthCall> {
  const { method, url } = request
  const { pathname, searchParams } = new URL(url)
  const path = pathname.slice(BASE_PATH.length)
  const headers = new Headers(request.headers)
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress)
  if (!Object.hasOwn(CALLS, path) || CALLS[path] !== method) throw new AuthError('not-found')
  const text = method === 'POST' ? await request.text() : ''
  const body = text === '' ? {} : parseBody(text, headers)
  const { email, provider } = body
  if (typeof email === 'string' && email.length > MAX_EMAIL_LENGTH) throw new AuthError('invalid-email')
  return {
    path,
    provider: path === '/callback/oidc' ? 'oidc' : (provider ?? searchParams.get('provider')),
    email: typeof email === 'string' && EMAIL.test(email) ? email.toLowerCase() : null,
    request: () => new Request(url, { method, headers, ...(text !== '' && { body: text }) }),
  }
}

function parseBody(text: string, headers: Headers): Record<string, unknown> {
  try {
    // A page elsewhere can send forms and plain text to us without asking, but not JSON.
    if (!headers.get('content-type')?.startsWith('application/json')) throw new TypeError('another type')
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  } catch {
    // Said below.
  }
  throw new AuthError('invalid-input', { fields: { body: NO_OBJECT } })
}

const NO_OBJECT = 'Send a JSON object, and application/json as its Content-Type.'
