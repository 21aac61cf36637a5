import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Allowance, LIMITS, type Permit, type RateLimits } from './port.ts'

interface Scope {
  scope: string
  limiter: RateLimiterPostgres
}

/** Rate limits counted in the table `rate_limits` (migration 001). */
export function createPostgresRateLimits(pool: Pool): RateLimits {
  const limits = new Map<string, Scope[]>()
  for (const [name, scopes] of Object.entries(LIMITS)) {
    const entries = Object.entries(scopes)
    limits.set(
      name,
      entries.map(([scope, allowance]) => ({
        scope,
        limiter: createLimiter(pool, `${name}:${scope}`, allowance),
      })),
    )
  }
  const scopesOf = (name: string) => limits.get(name) ?? []
  return {
    async take(name, caller: Record<string, string>) {
      try {
        for (const { scope, limiter } of scopesOf(name)) await limiter.consume(caller[scope] ?? '')
        return { ok: true }
      } catch (refusal) {
        return toPermit(refusal)
      }
    },
    async giveBack(name, caller: Record<string, string>) {
      await Promise.all(scopesOf(name).map(({ scope, limiter }) => limiter.reward(caller[scope] ?? '')))
    },
    async forget(session) {
      const all = [...limits.values()].flat().filter(({ scope }) => scope === 'session')
      await Promise.all(all.map(({ limiter }) => limiter.delete(session)))
    },
  }
}

/** For tests and benchmarks: everything is allowed. */
export function createUnlimited(): RateLimits {
  return { take: async () => ({ ok: true }), giveBack: async () => {}, forget: async () => {} }
}

function createLimiter(pool: Pool, keyPrefix: string, allowance: Allowance) {
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
