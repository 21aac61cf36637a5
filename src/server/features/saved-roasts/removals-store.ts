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

/** The folder is not needed, or no more: it is due now. */
export async function abandonFolder(db: Db, folder: string): Promise<void> {
  await db
    .updateTable('media_removals')
    .set({ due_at: sql<Date>`now()` })
    .where('folder', '=', folder)
    .execute()
}

/** Up to `limit` folders that are due, the oldest first, each for whoever asks first: it is due again in ten minutes. */
export async function listDueFolders(
  db: Db,
  limit: number,
  except: readonly string[] = [],
): Promise<string[]> {
  const rows = await db
    .with('due', (cte) =>
      cte
        .selectFrom('media_removals')
        .select('folder')
        .where('due_at', '<=', sql<Date>`now()`)
        .where(({ eb, val }) => eb('folder', '<>', sql<string>`all(${val(except)}::text[])`))
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('media_removals')
    .set({ due_at: sql<Date>`now() + interval '10 minutes'` })
    .where('folder', 'in', (eb) => eb.selectFrom('due').select('folder'))
    .returning('folder')
    .execute()
  return rows.map(({ folder }) => folder)
}

export async function forgetFolder(db: Db, folder: string): Promise<void> {
  await db.deleteFrom('media_removals').where('folder', '=', folder).execute()
}
