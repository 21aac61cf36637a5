import type { Generated } from 'kysely'

/** At most one row, see server/secret-fingerprint.ts. */
export interface SecretFingerprintTable {
  is_only: Generated<boolean>
  /** Made with the secret; tells nothing of it. */
  fingerprint: string
}
