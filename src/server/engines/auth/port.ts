/**
 * Knows who people are: accounts, sessions, and the pages' calls below /api/auth/.
 *
 * Guarantees: sessions live in the database; signing in makes a new one and ends the one that the browser had; a session's
 * key is only ever in a cookie that scripts cannot read; a password reset does not tell whether an address has an account;
 * calls from foreign pages are refused. Failures: AuthError with a reason; anything else is a defect or the database.
 */
export interface Auth {
  /** The providers that are set up. */
  readonly providers: readonly AuthProvider[]
  /** Answers a call below /api/auth/: JSON, a redirect, or the page that ends a popup. contract/auth.ts lists them. */
  handle(request: Request, clientAddress: string): Promise<Response>
  /** Reads nothing but the cookies, and asks the database only when one of them is a session's. */
  sessionOf(headers: Headers): Promise<SessionAnswer>
  /** False for whoever comes by a provider alone, and where nobody signs in with a password. */
  hasPassword(userId: string): Promise<boolean>
  isPassword(userId: string, typed: string): Promise<boolean>
  /** What is left of somebody whose row is deleted, and with it sessions and ways in: links, once their mails are sent. */
  forgetUser(user: Pick<SessionUser, 'id' | 'email'>): Promise<void>
  /** Waits for mails under way. */
  close(): Promise<void>
}

export interface AuthProvider {
  id: 'google' | 'oidc'
  name: string
}

export interface SessionUser {
  id: string
  email: string
  /** Empty until the person chooses one. */
  name: string
  /** On our own origin. */
  avatarUrl: string | null
}

export interface SessionAnswer {
  user: SessionUser | null
  /** Set-Cookie lines to send along: a session that is used lives on, a dead one's cookie goes. */
  setCookies: readonly string[]
}

export class AuthError extends Error {
  readonly reason: AuthReason
  /** With invalid-input: a sentence for each field at fault. */
  readonly fields: Record<string, string> | undefined

  constructor(reason: AuthReason, options: ErrorOptions & { fields?: Record<string, string> } = {}) {
    super(reason, options)
    this.reason = reason
    this.fields = options.fields
  }
}

export type AuthReason =
  | 'invalid-input'
  | 'invalid-email'
  | 'weak-password'
  | 'email-in-use'
  | 'wrong-credentials'
  | 'passwords-off'
  | 'reset-link-invalid'
  | 'signed-out'
  | 'provider-unavailable'
  | 'foreign-origin'
  | 'not-found'
  | 'internal'
