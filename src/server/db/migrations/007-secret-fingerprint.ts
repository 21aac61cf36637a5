import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** One row: which secret the instances on this database sign with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secret_fingerprint')
    .addColumn('is_only', 'boolean', (column) => column.primaryKey().defaultTo(true).check(sql`is_only`))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .execute()
}
