import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { networkOf } from '#domain/networks.ts'
import type { SessionAnswer } from '#server/engines/auth/port.ts'
import type { AppEnv, Deps } from '#server/features/context.ts'
import { report, toErrorBody } from './errors.ts'

export const AUTH_PATH = '/api/auth/'

const GUEST_ID = /^[0-9a-f-]{36}$/
const YEAR_SECONDS = 365 * 24 * 60 * 60

export interface EnvOptions {
  /** How many proxies in front may be believed about the client's address. */
  trustedProxies: number
  isHttps: boolean
}

/** Says who is asking, before any route runs. Logs method, route, status and time: nothing personal. */
export function requestEnv(deps: Deps, options: EnvOptions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    c.set('deps', deps)
    c.set('requestId', requestId)
    const address = clientAddress(c, options.trustedProxies)
    c.set('address', address)
    c.set('network', networkOf(address))
    const { user, setCookies } = await whoAsks(c, deps)
    for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
    c.set('user', user)
    c.set('actor', user ? { kind: 'user', userId: user.id } : { kind: 'guest' })
    c.set('session', user?.id ?? guestSession(c, options.isHttps))
    c.set('toErrorBody', (error) => {
      report(deps.log, error, requestId)
      return toErrorBody(error)
    })
    c.header('X-Request-Id', requestId)
    await next()
    const ms = Math.round(performance.now() - started)
    deps.log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  })
}

/** The calls around accounts read and write the session themselves. */
async function whoAsks(c: Context, deps: Deps): Promise<SessionAnswer> {
  if (c.req.path.startsWith(AUTH_PATH)) return { user: null, setCookies: [] }
  return deps.auth.sessionOf(c.req.raw.headers)
}

/** Named as the session's cookie is: see engines/auth/options.ts. */
function guestSession(c: Context, isHttps: boolean): string {
  const name = isHttps ? '__Host-scorch_guest' : 'scorch_guest'
  const known = getCookie(c, name)
  if (known && GUEST_ID.test(known)) return known
  const fresh = randomUUID()
  setCookie(c, name, fresh, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: isHttps,
    maxAge: YEAR_SECONDS,
  })
  return fresh
}

/** The last address that a trusted proxy wrote, or the socket's own. Headers from strangers are not believed. */
function clientAddress(c: Context, trustedProxies: number): string {
  const forwarded =
    c.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((part) => part.trim()) ?? []
  if (trustedProxies > 0 && forwarded.length > 0)
    return forwarded.at(-trustedProxies) ?? forwarded[0] ?? 'unknown'
  // app.request() in tests has no socket.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown'
}
