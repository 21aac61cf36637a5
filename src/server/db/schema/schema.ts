import type { RateLimitsTable } from './rate-limits.ts'

/** Every table, one line each. */
export interface Schema {
  rate_limits: RateLimitsTable
}
