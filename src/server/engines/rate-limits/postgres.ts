import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Caller, LIMITS, type LimitName, type Permit, type RateLimits } from './port.ts'

type Scope = keyof Caller

/** Rate limits counted in the table `rate_limits` (migration 001). */
export function createPostgresRateLimits(pool: Pool): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  for (const [name, scopes] of Object.entries(LIMITS)) {
    for (const [scope, allowance] of Object.entries(scopes)) {
      const key = `${name}:${scope}`
      limiters.set(key, createLimiter(pool, key, allowance))
    }
  }
  const consume = async (name: LimitName, scope: Scope, who: string) => {
    const limiter = limiters.get(`${name}:${scope}`)
    if (!limiter) throw new Error(`no rate limit ${name}:${scope}`)
    return limiter.consume(who)
  }
  return {
    async take(name, caller) {
      try {
        await consume(name, 'network', caller.network)
        await consume(name, 'session', caller.session)
        return { ok: true }
      } catch (refusal) {
        return toPermit(refusal)
      }
    },
  }
}

/** For tests and benchmarks: everything is allowed. */
export function createUnlimited(): RateLimits {
  return { take: async () => ({ ok: true }) }
}

function createLimiter(pool: Pool, keyPrefix: string, allowance: { points: number; duration: number }) {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    ...allowance,
    // A caller that is over the limit is refused from memory: a flood does not become a flood of queries.
    inMemoryBlockOnConsumed: allowance.points + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, ...allowance }),
  })
}

function toPermit(refusal: unknown): Permit {
  if (!(refusal instanceof RateLimiterRes)) throw refusal
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
}
