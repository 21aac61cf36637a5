import type { Insertable, Kysely } from 'kysely'
import type { RoastsTable } from '#server/db/schema/roasts.ts'
import type { Schema } from '#server/db/schema/schema.ts'
import type { RoastFacts, Viewer, Visibility } from '#domain/roast-access.ts'

type Db = Kysely<Schema>

/** A place in a list of roasts, newest first. */
export interface Place {
  createdAt: Date
  id: string
}

/** A roast, its owner, and what the viewer reacted with. */
export type RoastRow = NonNullable<Awaited<ReturnType<typeof findRoast>>>

export type NewRoast = Insertable<RoastsTable>

/** What the rules need to know of a roast, and whether it has a picture. */
export interface KnownFacts extends RoastFacts {
  pictureHash: string | null
}

/** One look at the primary key, whoever asks and whatever there is. */
export async function findFacts(db: Db, id: string): Promise<KnownFacts | undefined> {
  return db
    .selectFrom('roasts')
    .select(['user_id as ownerId', 'visibility', 'picture_hash as pictureHash'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** What the viewer may not see is left out before its owner and reactions are looked up: it costs as much as nothing. */
export async function findRoast(db: Db, id: string, viewer: Viewer) {
  return selectViews(db, viewer)
    .where('roasts.id', '=', id)
    .where(({ eb, or }) =>
      or([eb('roasts.visibility', '<>', 'private'), eb('roasts.user_id', '=', viewer ?? '')]),
    )
    .executeTakeFirst()
}

/** The roast that was saved with a receipt, whoever did it, as `viewer` sees it. */
export async function findSaved(db: Db, receiptMac: string, viewer: Viewer) {
  return selectViews(db, viewer).where('roasts.receipt_mac', '=', receiptMac).executeTakeFirst()
}

/** `limit` roasts of one person after `before`. */
export async function listOwn(db: Db, userId: string, before: Place | undefined, limit: number) {
  let query = selectViews(db, userId).where('roasts.user_id', '=', userId)
  if (before) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('roasts.created_at', 'roasts.id'), '<', tuple(before.createdAt, before.id)),
    )
  }
  return query.orderBy('roasts.created_at', 'desc').orderBy('roasts.id', 'desc').limit(limit).execute()
}

/** False when its receipt has been saved already. */
export async function insertRoast(db: Db, roast: NewRoast): Promise<boolean> {
  const inserted = await db
    .insertInto('roasts')
    .values(roast)
    .onConflict((conflict) => conflict.column('receipt_mac').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function setVisibility(db: Db, id: string, visibility: Visibility): Promise<void> {
  await db.updateTable('roasts').set({ visibility }).where('id', '=', id).execute()
}

/** Private becomes link; what more people can see stays so. */
export async function openByLink(db: Db, id: string): Promise<void> {
  await db
    .updateTable('roasts')
    .set({ visibility: 'link' })
    .where('id', '=', id)
    .where('visibility', '=', 'private')
    .execute()
}

/** The database lists its files for removal (migration 003). */
export async function deleteRoast(db: Db, id: string): Promise<void> {
  await db.deleteFrom('roasts').where('id', '=', id).execute()
}

function selectViews(db: Db, viewer: Viewer) {
  return db
    .selectFrom('roasts')
    .innerJoin('users', 'users.id', 'roasts.user_id')
    .leftJoin('roast_reactions', (join) =>
      join
        .onRef('roast_reactions.roast_id', '=', 'roasts.id')
        // No account has an empty id.
        .on('roast_reactions.user_id', '=', viewer ?? ''),
    )
    .selectAll('roasts')
    .select(['users.name as owner_name', 'users.avatar as owner_avatar'])
    .select('roast_reactions.reaction as my_reaction')
}
