import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import type { Schema } from './db/schema/schema.ts'
import { keepFirst, replaceFingerprint } from './db/secret-fingerprint.ts'
import { StartError } from './start-error.ts'

type Settings = Pick<Config, 'secret' | 'databaseUrl' | 'dataDir'>

/**
 * Instances that sign with different secrets would sign each other's people out and refuse each other's receipts, now and
 * then and without a word. The first on a database leaves a fingerprint of its secret there; another secret fails with
 * StartError. The built-in database has one instance only: there another secret is its owner's choice.
 */
export async function checkSecret(db: Kysely<Schema>, secret: string, settings: Settings): Promise<void> {
  const fingerprint = createHmac('sha256', secret).update('fingerprint').digest('base64url')
  const kept = await keepFirst(db, fingerprint)
  if (kept === fingerprint) return
  if (settings.databaseUrl) throw new StartError(`${whatDiffers(settings)} ${WHAT_TO_DO}`)
  await replaceFingerprint(db, fingerprint)
}

function whatDiffers({ secret, dataDir }: Settings): string {
  return secret
    ? 'SCORCH_SECRET is another one than the database at DATABASE_URL is used with.'
    : `SCORCH_SECRET is not set, and the secret in ${dataDir} is another one than the database at DATABASE_URL is used with.`
}

const WHAT_TO_DO =
  'Set the same SCORCH_SECRET on every machine; to change it for all of them, see "Another secret" in docs/operations.md.'
