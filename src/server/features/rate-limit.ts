import { createMiddleware } from 'hono/factory'
import type { PaceName, Permit } from '#server/engines/rate-limits/port.ts'
import { AppError } from '#server/features/app-error.ts'
import type { AppEnv } from '#server/features/context.ts'

/** Refuses a call over the limit with rate-limited and the seconds to wait. */
export function limitRate(limit: PaceName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { session, network, deps } = c.var
    orRefuse(await deps.rateLimits.take(limit, { session, network }))
    await next()
  })
}

/** Fails with rate-limited and the seconds to wait when there is no permit. */
export function orRefuse(permit: Permit): void {
  if (!permit.ok) throw new AppError('rate-limited', { retryAfter: permit.retryAfterSeconds })
}
