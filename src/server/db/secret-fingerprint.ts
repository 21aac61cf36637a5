import type { Kysely } from 'kysely'
import type { Schema } from './schema/schema.ts'

type Db = Kysely<Schema>

/** The fingerprint that is kept, which is the given one when none was. */
export async function keepFirst(db: Db, fingerprint: string): Promise<string> {
  await db
    .insertInto('secret_fingerprint')
    .values({ fingerprint })
    .onConflict((conflict) => conflict.column('is_only').doNothing())
    .execute()
  const row = await db.selectFrom('secret_fingerprint').select('fingerprint').executeTakeFirstOrThrow()
  return row.fingerprint
}

export async function replaceFingerprint(db: Db, fingerprint: string): Promise<void> {
  await db.updateTable('secret_fingerprint').set({ fingerprint }).execute()
}
