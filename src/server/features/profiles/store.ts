import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema/schema.ts'

type Db = Kysely<Schema>

export async function findProfile(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'avatar as avatarUrl'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** False when there is no such person any more. */
export async function updateProfile(
  db: Db,
  userId: string,
  change: { name: string } | { avatar: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findAvatar(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('avatar').where('id', '=', userId).executeTakeFirst()
  return row?.avatar ?? null
}

/** All that is kept of a person besides the roasts. Keys and password hashes are of use to nobody but a thief. */
export async function findKept(db: Db, userId: string) {
  const [person, signIns, sessions, reactions] = await Promise.all([
    db
      .selectFrom('users')
      .select(['id', 'email', 'email_verified', 'name', 'shares', 'last_shared', 'invites', 'last_invited'])
      .select('created_at')
      .where('id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('accounts')
      .select(['provider_id', 'account_id', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('sessions')
      .select(['created_at', 'expires_at', 'ip_address', 'user_agent'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('roast_reactions')
      .select(['roast_id', 'reaction', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  ])
  return { person, signIns, sessions, reactions }
}
