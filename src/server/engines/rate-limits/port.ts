/**
 * Counts what each browser session, account and network address asks for.
 *
 * Guarantees: counts are shared by all instances on one database; a call that is refused says how long to wait, and counts
 * for nobody wider than whoever was over the limit. When the database cannot be reached it counts in memory instead: a
 * limit must not take the product down.
 */
export interface RateLimits {
  take<N extends LimitName>(limit: N, caller: Caller<N>): Promise<Permit>
  /** The call that `take` has just permitted does not count after all. */
  giveBack<N extends LimitName>(limit: N, caller: Caller<N>): Promise<void>
  /** Nothing is kept under that session's name any more, of any limit: for accounts that are deleted. */
  forget(session: string): Promise<void>
}

/**
 * Who is asking, by each of the limit's scopes.
 * session: the guest cookie or the account. network: the client's address; IPv6 by its /64.
 * account: the e-mail address tried, hashed. accountAtNetwork: that, from that network.
 */
export type Caller<N extends LimitName> = Record<keyof (typeof LIMITS)[N], string>

export type Permit = { ok: true } | { ok: false; retryAfterSeconds: number }

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Defaults, in calls per duration in seconds, narrowest scope first. Sessions are kept to a person's pace; networks are at
 * least ten times as wide, because a school, an office or a mobile carrier shares one address.
 */
export const LIMITS = {
  roast: { session: { points: 30, duration: MINUTE }, network: { points: 300, duration: MINUTE } },
  save: { session: { points: 60, duration: MINUTE }, network: { points: 600, duration: MINUTE } },
  /** Shares, reactions and the like. */
  tap: { session: { points: 120, duration: MINUTE }, network: { points: 1200, duration: MINUTE } },
  report: { session: { points: 10, duration: MINUTE }, network: { points: 100, duration: MINUTE } },
  /** Prints every card there is. */
  export: { session: { points: 6, duration: HOUR }, network: { points: 60, duration: HOUR } },
  /** Each may be a guess at the password. */
  leave: { session: { points: 10, duration: 10 * MINUTE }, network: { points: 100, duration: 10 * MINUTE } },
  card: { session: { points: 120, duration: MINUTE }, network: { points: 1200, duration: MINUTE } },
  /** Failures only: whoever signs in gets the call back. */
  'sign-in': {
    accountAtNetwork: { points: 10, duration: 10 * MINUTE },
    account: { points: 100, duration: HOUR },
    network: { points: 300, duration: 10 * MINUTE },
  },
  'sign-up': { session: { points: 20, duration: HOUR }, network: { points: 300, duration: HOUR } },
  /** Counted whether or not there is such an account. */
  'password-reset': { account: { points: 5, duration: HOUR }, network: { points: 300, duration: HOUR } },
  /** Everything else around an account. */
  account: { session: { points: 60, duration: MINUTE }, network: { points: 600, duration: MINUTE } },
} as const satisfies Record<string, Record<string, Allowance>>

export interface Allowance {
  points: number
  duration: number
}

export type LimitName = keyof typeof LIMITS

/** The limits that need no more than the session and the network. */
export type PaceName =
  | 'roast'
  | 'sign-up'
  | 'account'
  | 'save'
  | 'tap'
  | 'report'
  | 'card'
  | 'export'
  | 'leave'
