import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema/schema.ts'

type Db = Kysely<Schema>

/** Lists a folder for removal in an hour, before anything is put there: a crash leaves nothing behind. */
export async function announceFolder(db: Db, folder: string): Promise<void> {
  await db
    .insertInto('media_removals')
    .values({ folder, due_at: sql<Date>`now() + interval '1 hour'` })
    .execute()
}

/** The announced folder is not needed after all. */
export async function abandonFolder(db: Db, folder: string): Promise<void> {
  await db
    .updateTable('media_removals')
    .set({ due_at: sql<Date>`now()` })
    .where('folder', '=', folder)
    .execute()
}

/** Up to `limit` folders that are due, the oldest first. */
export async function listDueFolders(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media_removals')
    .select('folder')
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ folder }) => folder)
}

export async function forgetFolder(db: Db, folder: string): Promise<void> {
  await db.deleteFrom('media_removals').where('folder', '=', folder).execute()
}
