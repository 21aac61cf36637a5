import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#server/features/app-error.ts'
import type { AppEnv } from '#server/features/context.ts'

const LOOPBACK = /^(localhost|127\.0\.0\.1)$/
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * What changes something is for our own pages and for programs, not for a page elsewhere that borrows a visitor's cookies:
 * SameSite does not tell our pages from those of a neighbour below the same domain. Fails with foreign-origin.
 */
export const ownPagesOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!READS.has(c.req.method) && isFromElsewhere(c)) throw new AppError('foreign-origin')
  await next()
})

/** Browsers name the page's origin with every call that is no mere read; programs need not. */
function isFromElsewhere(c: Context<AppEnv>): boolean {
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  if (site === 'same-origin') return false
  if (origin === undefined) return site !== undefined && site !== 'none'
  return !isOurs(origin, c)
}

/** The public address, the one that was called, and on a machine of one's own any port: the web part may have its own. */
function isOurs(origin: string, c: Context<AppEnv>): boolean {
  const ours = new URL(c.var.deps.publicUrl)
  if (origin === ours.origin) return true
  if (!URL.canParse(origin)) return false
  const { host, hostname, protocol } = new URL(origin)
  // Whoever sits on the wire writes our pages without https as they like.
  if (ours.protocol === 'https:' && protocol !== 'https:' && !LOOPBACK.test(hostname)) return false
  return host === new URL(c.req.url).host || (LOOPBACK.test(ours.hostname) && LOOPBACK.test(hostname))
}
