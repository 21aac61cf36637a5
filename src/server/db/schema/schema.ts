import type { AccountsTable, SessionsTable, UsersTable, VerificationsTable } from './accounts.ts'
import type { RateLimitsTable } from './rate-limits.ts'
import type {
  MediaRemovalsTable,
  RoastReactionsTable,
  RoastReportsTable,
  RoastSharesTable,
  RoastsTable,
} from './roasts.ts'
import type { SecretFingerprintTable } from './secret-fingerprint.ts'

/** Every table, one line each. */
export interface Schema {
  rate_limits: RateLimitsTable
  users: UsersTable
  sessions: SessionsTable
  accounts: AccountsTable
  verifications: VerificationsTable
  roasts: RoastsTable
  roast_reactions: RoastReactionsTable
  roast_reports: RoastReportsTable
  roast_shares: RoastSharesTable
  media_removals: MediaRemovalsTable
  secret_fingerprint: SecretFingerprintTable
}
