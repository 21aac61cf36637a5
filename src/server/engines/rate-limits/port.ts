/**
 * Counts what each browser session and each network address asks for.
 *
 * Guarantees: counts are shared by all instances on one database; a call that is refused says how long to wait. When the
 * database cannot be reached it counts in memory instead: a limit must not take the product down.
 */
export interface RateLimits {
  take(limit: LimitName, caller: Caller): Promise<Permit>
}

export interface Caller {
  /** The guest cookie or the account. */
  session: string
  /** The client's address; IPv6 by its /64. */
  network: string
}

export type Permit = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * Defaults, in calls per duration in seconds. Sessions are kept to a person's pace; networks are ten times as wide, because a
 * school, an office or a mobile carrier shares one address.
 */
export const LIMITS = {
  roast: { session: { points: 30, duration: 60 }, network: { points: 300, duration: 60 } },
} as const satisfies Record<string, Record<keyof Caller, Allowance>>

interface Allowance {
  points: number
  duration: number
}

export type LimitName = keyof typeof LIMITS
