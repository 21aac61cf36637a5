import { createHmac } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import { oauthPopup } from 'better-auth/plugins'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/accounts.ts'
import { cleanName } from '#domain/names.ts'
import { CLIENT_ADDRESS_HEADER } from './calls.ts'
import { noteCause } from './causes.ts'
import { rotateSession } from './rotation.ts'
import { TABLES } from './tables.ts'

/** The query builder, as better-auth takes it. */
export type AuthDatabase = Extract<BetterAuthOptions['database'], { db: unknown }>['db']

export interface AuthSettings {
  db: AuthDatabase
  /** The public address, without a slash at the end. */
  url: string
  /** Keys of the cookies are derived from it. */
  secret: string
  newId: () => string
  /** May people sign in with an e-mail address and a password? */
  hasPasswords: boolean
  google?: ClientCredentials | undefined
  openId?: OpenIdProvider | undefined
  /** Called when somebody with an account asked for it. May fail; it is reported. */
  sendPasswordReset: (reset: PasswordReset) => Promise<void>
  /** What an operator may want to know. Names nobody. */
  onProblem: (problem: string, error?: unknown) => void
}

export interface ClientCredentials {
  clientId: string
  clientSecret: string
}

export interface OpenIdProvider extends ClientCredentials {
  /** Without a slash at the end. */
  issuer: string
  name: string
}

export interface PasswordReset {
  email: string
  /** Good for an hour, once. */
  token: string
}

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

const LOOPBACK = /^(localhost|127\.0\.0\.1)$/

/** All of better-auth's options but the OpenID provider, see open-id.ts. */
export function toOptions(
  settings: AuthSettings,
  onPasswordReset: (userId: string) => Promise<void>,
): BetterAuthOptions {
  const { db, url, newId, hasPasswords, google, sendPasswordReset } = settings
  return {
    baseURL: url,
    basePath: '/api/auth',
    secret: createHmac('sha256', settings.secret).update('sessions').digest('base64url'),
    database: { db, type: 'postgres', transaction: true },
    emailAndPassword: {
      enabled: hasPasswords,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendPasswordReset({ email: user.email, token }),
      onPasswordReset: ({ user }) => onPasswordReset(user.id),
    },
    socialProviders: google ? { google: { ...google, prompt: 'select_account' } } : {},
    plugins: [oauthPopup()],
    user: TABLES.user,
    session: { ...TABLES.session, expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS },
    account: { ...TABLES.account, storeStateStrategy: 'cookie', updateAccountOnSignIn: false },
    verification: { ...TABLES.verification, storeIdentifier: 'hashed' },
    databaseHooks: { user: { create: { before: cleanUser } }, account: { create: { before: dropTokens } } },
    hooks: { after: rotateSession },
    // Left to itself it prints what it did not expect to the console, rows and all.
    onAPIError: { errorURL: `${url}/auth`, throw: true },
    trustedOrigins: LOOPBACK.test(new URL(url).hostname) ? ['http://localhost:*', 'http://127.0.0.1:*'] : [],
    advanced: {
      ...cookiesFor(url),
      // Its own defaults depend on NODE_ENV: the same everywhere, or tests would test something else.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: newId },
    },
    // Counted by http/auth-routes.ts, per account and network.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_, message, error) => settings.onProblem(message, noteCause(error)) },
  }
}

/** __Host-: sent over https only, to this very host only. Browsers refuse that name from plain http. */
function cookiesFor(url: string) {
  const isHttps = url.startsWith('https:')
  return {
    useSecureCookies: false,
    cookiePrefix: isHttps ? '__Host-scorch' : 'scorch',
    defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: 'lax', path: '/' },
  } as const
}

/** Whatever a form or a provider calls a person; a provider's picture would tell it who looks at ours. */
async function cleanUser(user: { name: string }) {
  return { data: { ...user, name: cleanName(user.name), image: null } }
}

/** We only ask a provider who somebody is, once. */
async function dropTokens<T extends object>(account: T) {
  const none = { accessToken: null, refreshToken: null, idToken: null }
  return {
    data: { ...account, ...none, accessTokenExpiresAt: null, refreshTokenExpiresAt: null, scope: null },
  }
}
