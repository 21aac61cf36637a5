import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema/schema.ts'

type Db = Kysely<Schema>

export async function findProfile(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'avatar as avatarUrl'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

export async function renamePerson(db: Db, userId: string, name: string): Promise<void> {
  await db.updateTable('users').set({ name }).where('id', '=', userId).execute()
}

/**
 * The avatar that was there before, null for none, undefined when there is no such person any more. In a transaction: of
 * several at once each sees the one before it.
 */
export async function replaceAvatar(
  db: Db,
  userId: string,
  avatar: string | null,
): Promise<string | null | undefined> {
  const before = await db
    .selectFrom('users')
    .select('avatar')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  await db.updateTable('users').set({ avatar }).where('id', '=', userId).execute()
  return before?.avatar
}

/** Any number, the same for all instances. */
const LEAVING = 5_318_008

/**
 * What hangs on a person goes with the row. In a transaction: one person at a time, and all roasts that go or whose counts
 * change are taken before anything else, so that nobody waits for this who holds something that this waits for.
 */
export async function deletePerson(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LEAVING)})`.execute(db)
  await takeRoasts(db, userId)
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  // From here on nothing is added; this takes what came a moment ago.
  await takeRoasts(db, userId)
  await db.deleteFrom('users').where('id', '=', userId).execute()
}

/** In order, as everybody who takes several must. No stronger: a share has taken the person and still needs to see the roast. */
async function takeRoasts(db: Db, userId: string): Promise<void> {
  const reactedTo = db.selectFrom('roast_reactions').select('roast_id as id').where('user_id', '=', userId)
  const concerned = db.selectFrom('roasts').select('id').where('user_id', '=', userId).unionAll(reactedTo)
  await db
    .selectFrom('roasts')
    .select('id')
    // One list: with "or" between the two the whole table would be read.
    .where('id', 'in', concerned)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function findAvatar(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('avatar').where('id', '=', userId).executeTakeFirst()
  return row?.avatar ?? null
}

/** All that is kept of a person besides the roasts. Keys and password hashes are of use to nobody but a thief. */
export async function findKept(db: Db, userId: string) {
  const [person, signIns, sessions, reactions, shares] = await Promise.all([
    findPerson(db, userId),
    db
      .selectFrom('accounts')
      .select(['provider_id as provider', 'account_id as accountId', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('sessions')
      .select(['created_at as createdAt', 'expires_at as expiresAt'])
      .select(['ip_address as address', 'user_agent as browser'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('roast_reactions')
      .select(['roast_id as roastId', 'reaction', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('roast_shares')
      .innerJoin('roasts', 'roasts.id', 'roast_shares.roast_id')
      .select(['roasts.id as roastId', sql<string>`roast_shares.day::text`.as('day')])
      .where('roasts.user_id', '=', userId)
      .orderBy('roast_shares.day')
      .execute(),
  ])
  return { person, signIns, sessions, reactions, shares }
}

async function findPerson(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified as emailVerified', 'name'])
    .select(['shares', 'last_shared as lastShared', 'invites', 'last_invited as lastInvited'])
    .select('created_at as createdAt')
    .where('id', '=', userId)
    .executeTakeFirst()
}
