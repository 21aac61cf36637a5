import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '#server/start-error.ts'
import * as rateLimits from './migrations/001-rate-limits.ts'
import * as accounts from './migrations/002-accounts.ts'
import * as roasts from './migrations/003-roasts.ts'
import * as profiles from './migrations/004-profiles.ts'
import * as receiptsSaveOnce from './migrations/005-receipts-save-once.ts'
import * as reportsByReporter from './migrations/006-reports-by-reporter.ts'
import * as secretFingerprint from './migrations/007-secret-fingerprint.ts'

/** In order, for good: what has run somewhere is never renamed, changed or taken out. */
const MIGRATIONS: Record<string, Migration> = {
  '001-rate-limits': rateLimits,
  '002-accounts': accounts,
  '003-roasts': roasts,
  '004-profiles': profiles,
  '005-receipts-save-once': receiptsSaveOnce,
  '006-reports-by-reporter': reportsByReporter,
  '007-secret-fingerprint': secretFingerprint,
}

/**
 * Brings the tables up to date. Safe when several instances start at once: one migrates, the others wait for it.
 * Fails with StartError when a newer Scorch has already been at work on the database.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations: previously executed')) {
    throw new StartError(
      'The database belongs to a newer Scorch than this one: start that version, or use another database.',
      { cause: error },
    )
  }
  if (error) throw error
}
