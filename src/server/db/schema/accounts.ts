import type { Generated } from 'kysely'

/** A person. The engine auth writes the first five and the times; the counters are SPEC.md section 3, "User document". */
export interface UsersTable {
  id: string
  /** Lower case. */
  email: string
  email_verified: Generated<boolean>
  /** As cleaned by domain/names.ts; empty until the person chooses one. */
  name: string
  avatar: string | null
  shares: Generated<number>
  last_shared: Date | null
  invites: Generated<number>
  last_invited: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** The engine auth alone writes this and the tables below. */
export interface SessionsTable {
  id: string
  user_id: string
  token: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** One way in: a password (provider_id "credential") or an identity at a provider, whose tokens are not kept. */
export interface AccountsTable {
  id: string
  user_id: string
  provider_id: string
  account_id: string
  /** A salted hash. */
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Date | null
  refresh_token_expires_at: Date | null
  scope: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** What was sent to somebody and may come back once, such as a reset link. Only its hash is kept. */
export interface VerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: Date
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
