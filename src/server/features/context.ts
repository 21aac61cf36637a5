import type { Logger } from 'pino'
import type { ErrorBody } from '#contract/errors.ts'
import type { Database } from '#server/db/open.ts'
import type { Archives } from '#server/engines/archives/port.ts'
import type { Auth, SessionUser } from '#server/engines/auth/port.ts'
import type { Cards } from '#server/engines/cards/port.ts'
import type { Comedian } from '#server/engines/comedian/port.ts'
import type { Mail } from '#server/engines/mail/port.ts'
import type { Moderation } from '#server/engines/moderation/port.ts'
import type { Pictures } from '#server/engines/pictures/port.ts'
import type { RateLimits } from '#server/engines/rate-limits/port.ts'
import type { Reader } from '#server/engines/reader/port.ts'
import type { Storage } from '#server/engines/storage/port.ts'
import type { Vision } from '#server/engines/vision/port.ts'

/** Everything a service may ask for. deps.ts chooses and wires it once; a service names what it touches with Ctx. */
export interface Deps {
  log: Logger
  /** For stores alone. */
  db: Database['db']
  /** Milliseconds since 1970. */
  now: () => number
  newId: () => string
  /** Signs receipts. Never leaves the server. */
  secret: string
  /** Where people find us, without a slash at the end. */
  publicUrl: string
  pictures: Pictures
  vision: Vision
  comedian: Comedian
  /** Answers when the comedian's drafts do not pass the filter. Never fails. */
  houseComedian: Comedian
  reader: Reader
  moderation: Moderation
  rateLimits: RateLimits
  storage: Storage
  cards: Cards
  archives: Archives
  auth: Auth
  mail: Mail
}

export type Actor = { kind: 'guest' } | SignedIn
export interface SignedIn {
  kind: 'user'
  userId: string
}

export type Ctx<K extends keyof Deps> = Pick<Deps, K> & { actor: Actor }

/** For what only signed-in people do: the route stands behind requireUser. */
export type UserCtx<K extends keyof Deps> = Pick<Deps, K> & { actor: SignedIn }

/** What every request carries, set by http/ before a route runs. */
export interface AppEnv {
  Variables: {
    deps: Deps
    actor: Actor
    /** Who the actor is, null for guests. */
    user: SessionUser | null
    /** The guest cookie's value or the account: whose pace the rate limits keep. */
    session: string
    /** Client address behind the trusted proxies. */
    address: string
    /** The address; IPv6 by its /64. */
    network: string
    requestId: string
    /** The error table, for answers that are already under way when they fail. Logs what is our fault. */
    toErrorBody: (error: unknown) => ErrorBody
  }
}
