import { betterAuth } from 'better-auth'
import { withoutSessionKey } from './answers.ts'
import { type AuthCall, readCall } from './calls.ts'
import { hasCause, withCauses } from './causes.ts'
import { lazyOpenIdAuth, type OpenIdAuth } from './open-id.ts'
import { type AuthSettings, toOptions } from './options.ts'
import { hasPassword, isPassword } from './passwords.ts'
import { type Auth, AuthError, type AuthProvider, type SessionAnswer } from './port.ts'
import { refusalOf } from './refusals.ts'

/** Accounts kept by better-auth in our own database. */
export function createAuth(settings: AuthSettings): Auth {
  const options = toOptions(settings, (userId) => proveEmail(plain, userId))
  const plain: Plain = betterAuth(options)
  const openId = settings.openId && lazyOpenIdAuth(options, settings.openId, settings.onProblem)
  const sessionCookie = `${options.advanced?.cookiePrefix}.session_token=`
  /** Under way, with the address that each is for. */
  const resets = new Map<Promise<void>, string>()

  /** The answer comes before anything is looked up, so neither it nor its time tells whether there is an account. */
  const requestReset = (call: AuthCall): Response => {
    if (!settings.hasPasswords) throw new AuthError('passwords-off')
    if (!call.email) throw new AuthError('invalid-email')
    const work: Promise<void> = run(plain, undefined, call)
      .then(() => {})
      .catch((error: unknown) => settings.onProblem('a password reset failed', error))
      .finally(() => resets.delete(work))
    resets.set(work, call.email)
    return Response.json({ success: true })
  }

  return {
    providers: providersOf(settings),
    async handle(request, clientAddress) {
      const call = await readCall(request, clientAddress)
      if (call.path === '/request-password-reset') return requestReset(call)
      return withoutSessionKey(await runTwiceIfNeeded(plain, openId, call))
    },
    async sessionOf(headers) {
      const cookie = headers.get('cookie')
      if (!cookie?.includes(sessionCookie)) return { user: null, setCookies: [] }
      return withCauses(() => readSession(plain, cookie))
    },
    hasPassword: async (userId) => settings.hasPasswords && hasPassword(plain, userId),
    isPassword: (userId, typed) => isPassword(plain, userId, typed),
    async forgetUser({ id, email }) {
      const theirs = [...resets].filter(([, to]) => to === email.toLowerCase())
      await Promise.all(theirs.map(([work]) => work))
      await forgetUser(plain, id)
    },
    async close() {
      await Promise.all(resets.keys())
    },
  }
}

type Plain = ReturnType<typeof betterAuth>

function run(plain: Plain, openId: OpenIdAuth | undefined, call: AuthCall): Promise<Response> {
  return withCauses(async () => {
    const auth = (call.provider === 'oidc' && (await openId?.())) || plain
    const response = await auth.handler(call.request())
    const isRefusal = response.status >= 400
    // better-auth takes a person whose session cannot be read for a guest, and one whose session stays for signed out.
    if (hasCause() && (isRefusal || call.path === '/sign-out')) throw new AuthError('internal')
    if (isRefusal) throw await refusalOf(response)
    return response
  })
}

/** Two sign-ups for one address at once: the second one fails, and finds the account of the first when it tries again. */
async function runTwiceIfNeeded(plain: Plain, openId: OpenIdAuth | undefined, call: AuthCall) {
  try {
    return await run(plain, openId, call)
  } catch (error) {
    const isLostRace = error instanceof AuthError && error.reason === 'internal'
    if (call.path !== '/sign-up/email' || !isLostRace) throw error
    return run(plain, openId, call)
  }
}

async function readSession(plain: Plain, cookie: string): Promise<SessionAnswer> {
  const headers = new Headers({ cookie })
  const found = await plain.api.getSession({ headers, returnHeaders: true })
  const setCookies = found.headers.getSetCookie()
  if (!found.response) return { user: null, setCookies }
  const { id, email, name, image } = found.response.user
  return { user: { id, email, name, avatarUrl: image ?? null }, setCookies }
}

/** Whoever resets a password has read mail sent to the address: what was attached to it unproven goes. */
async function proveEmail(plain: Plain, userId: string): Promise<void> {
  const { internalAdapter } = await plain.$context
  const user = await internalAdapter.findUserById(userId)
  if (!user || user.emailVerified) return
  for (const { id, providerId } of await internalAdapter.findAccounts(userId))
    if (providerId !== 'credential') await internalAdapter.deleteAccount(id)
  await internalAdapter.updateUser(userId, { emailVerified: true })
}

/** A reset link under way names the person in its value. */
async function forgetUser(plain: Plain, userId: string): Promise<void> {
  const { adapter } = await plain.$context
  await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] })
}

function providersOf({ google, openId }: AuthSettings): AuthProvider[] {
  return [
    ...(google ? [{ id: 'google', name: 'Google' } as const] : []),
    ...(openId ? [{ id: 'oidc', name: openId.name } as const] : []),
  ]
}
