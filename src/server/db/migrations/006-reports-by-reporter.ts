import type { Kysely } from 'kysely'

/** Every export and every account that goes looks for what one person reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('roast_reports_reporter').on('roast_reports').column('reporter').execute()
}
