import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AuthError } from '#server/engines/auth/port.ts'
import type { Caller } from '#server/engines/rate-limits/port.ts'
import { AppError } from '#server/features/app-error.ts'
import type { AppEnv } from '#server/features/context.ts'
import { orRefuse } from '#server/features/rate-limit.ts'
import { AUTH_PATH } from './env.ts'
import { onErrorWith, toErrorBody } from './errors.ts'

/** Room for the longest password; nothing else in these calls is long. */
const MAX_BODY_BYTES = 32 * 1024

/** Signing up, in and out, password resets and providers: contract/auth.ts. Counts them, and lets the engine answer. */
export const authRoutes = new Hono<AppEnv>()
  .use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new AppError('too-large')
      },
    }),
  )
  .on(['GET', 'POST'], '/*', async (c) => {
    const { method, url } = c.req
    const text = method === 'POST' ? await c.req.text() : ''
    const request = new Request(url, {
      method,
      headers: c.req.raw.headers,
      ...(text !== '' && { body: text }),
    })
    const settle = await count(c, text)
    const response = await c.var.deps.auth.handle(request, c.var.address).catch((error: unknown) => {
      throw toAppError(error)
    })
    await settle()
    // A popup leads to the provider and back; with our usual policy its opener would lose sight of it.
    c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
    return c.newResponse(response.body, response)
  })

/** In a popup nobody could read a JSON answer: it goes to /auth, which closes it and says what happened. */
authRoutes.onError(async (error, c) => {
  const response = await onErrorWith(c.var.deps.log)(error, c)
  if (c.req.header('sec-fetch-mode') !== 'navigate') return response
  return c.redirect(`/auth?${new URLSearchParams({ error: toErrorBody(error).code })}`)
})

function toAppError(error: unknown): unknown {
  if (!(error instanceof AuthError)) return error
  const { reason, fields } = error
  return new AppError(reason, { cause: error, ...(fields && { fields }) })
}

/** Fails with rate-limited. What it returns takes the call back where only failures count. */
async function count(c: Context<AppEnv>, text: string): Promise<() => Promise<void>> {
  const { session, network, deps } = c.var
  const { rateLimits } = deps
  const account = accountIn(text)
  const nothing = async () => {}
  switch (c.req.path.slice(AUTH_PATH.length)) {
    case 'sign-in/email': {
      const caller: Caller<'sign-in'> = { accountAtNetwork: `${account}@${network}`, account, network }
      orRefuse(await rateLimits.take('sign-in', caller))
      return () => rateLimits.giveBack('sign-in', caller)
    }
    case 'sign-up/email':
      orRefuse(await rateLimits.take('sign-up', { session, network }))
      return nothing
    case 'request-password-reset':
      orRefuse(await rateLimits.take('password-reset', { account, network }))
      return nothing
    default:
      orRefuse(await rateLimits.take('account', { session, network }))
      return nothing
  }
}

/** A hash of the address tried, so that none is kept; the same for all calls that name none. */
function accountIn(text: string): string {
  return createHash('sha256').update(emailIn(text).trim().toLowerCase()).digest('base64url')
}

function emailIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text)
    const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : ''
    return typeof email === 'string' ? email : ''
  } catch {
    return ''
  }
}
