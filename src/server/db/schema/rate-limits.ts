/** The columns are those that rate-limiter-flexible's RateLimiterPostgres writes. */
export interface RateLimitsTable {
  key: string
  points: number
  /** Milliseconds since 1970; null never ends. */
  expire: number | null
}
