import { MAX_EMAIL_LENGTH } from '#domain/accounts.ts'
import { AuthError } from './port.ts'

interface Call {
  method: 'GET' | 'POST'
  /** What is passed on, of the body or of the query. */
  takes: readonly string[]
}

const post = (...takes: string[]): Call => ({ method: 'POST', takes })
const get = (...takes: string[]): Call => ({ method: 'GET', takes })

/** What a provider sends somebody back with (RFC 6749, RFC 9207). */
const callback = get('code', 'state', 'iss', 'error', 'error_description')

/**
 * The calls of better-auth that the product offers, with what contract/auth.ts says they take. It has many more of both;
 * each would be a way in to look after: a link could have people asked for their mailbox in our name.
 */
const CALLS: Record<string, Call> = {
  '/sign-up/email': post('email', 'password', 'name'),
  '/sign-in/email': post('email', 'password'),
  '/sign-in/social': post('provider', 'callbackURL', 'errorCallbackURL'),
  '/sign-out': post(),
  '/revoke-sessions': post(),
  '/request-password-reset': post('email'),
  '/reset-password': post('token', 'newPassword'),
  '/oauth-popup/start': get('provider', 'popupOrigin', 'popupNonce'),
  '/callback/google': callback,
  '/callback/oidc': callback,
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
  const { method } = request
  const url = new URL(request.url)
  const path = url.pathname.slice(BASE_PATH.length)
  const call = Object.hasOwn(CALLS, path) ? CALLS[path] : undefined
  if (call?.method !== method) throw new AuthError('not-found')
  const headers = new Headers(request.headers)
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress)
  // The body is written anew.
  headers.delete('content-length')
  const text = method === 'POST' ? await request.text() : ''
  const body = text === '' ? null : pick(parseBody(text, headers), call.takes)
  const query = method === 'GET' ? pick(Object.fromEntries(url.searchParams), call.takes) : {}
  url.search = String(new URLSearchParams(query))
  const { email, provider } = body ?? query
  if (typeof email === 'string' && email.length > MAX_EMAIL_LENGTH) throw new AuthError('invalid-email')
  return {
    path,
    provider: path === '/callback/oidc' ? 'oidc' : provider,
    email: typeof email === 'string' && EMAIL.test(email) ? email.toLowerCase() : null,
    request: () => new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
  }
}

function pick<T>(given: Record<string, T>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
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
