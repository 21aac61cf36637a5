import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema/schema.ts'

type Db = Kysely<Schema>

export interface Tap {
  roastId: string
  userId: string
  reaction: 'laugh' | 'fire'
  at: Date
}

const NO_SUCH_ROW = '23503'

/** Runs what hangs something on a roast or a person. Null when that went away meanwhile. */
export async function whileThere<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NO_SUCH_ROW) return null
    throw error
  }
}

/**
 * Adds a reaction and counts it, both or neither, in one statement: the unique key decides, not a look beforehand.
 * False when this person has reacted to this roast already.
 */
export async function insertReaction(db: Db, { roastId, userId, reaction, at }: Tap): Promise<boolean> {
  const counted = await db
    .with('added', (cte) =>
      cte
        .insertInto('roast_reactions')
        .values({ roast_id: roastId, user_id: userId, reaction, created_at: at })
        .onConflict((conflict) => conflict.columns(['roast_id', 'user_id']).doNothing())
        .returning('roast_id'),
    )
    .updateTable('roasts')
    .set((eb) => ({ [reaction]: eb(reaction, '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('added').select('roast_id'))
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

export interface Report {
  roastId: string
  /** See db/schema/roasts.ts. */
  reporter: string
  reason: string
  at: Date
}

/** Once per roast and reporter; a second report changes nothing. */
export async function insertReport(db: Db, { roastId, reporter, reason, at }: Report): Promise<void> {
  await db
    .insertInto('roast_reports')
    .values({ roast_id: roastId, reporter, reason, created_at: at })
    .onConflict((conflict) => conflict.columns(['roast_id', 'reporter']).doNothing())
    .execute()
}

export async function listReportsOf(db: Db, reporter: string) {
  return db
    .selectFrom('roast_reports')
    .select(['roast_id as roastId', 'reason', 'created_at as createdAt'])
    .where('reporter', '=', reporter)
    .orderBy('created_at')
    .execute()
}

export async function deleteReports(db: Db, reporter: string): Promise<void> {
  await db.deleteFrom('roast_reports').where('reporter', '=', reporter).execute()
}

/** Counts a share in users.shares: once per roast and day (UTC), however often it is tapped. */
export async function countShare(db: Db, roastId: string, userId: string, at: Date): Promise<void> {
  await db
    .with('counted', (cte) =>
      cte
        .insertInto('roast_shares')
        .values({ roast_id: roastId, day: at.toISOString().slice(0, 10) })
        .onConflict((conflict) => conflict.columns(['roast_id', 'day']).doNothing())
        .returning('roast_id'),
    )
    .updateTable('users')
    .set((eb) => ({ shares: eb('shares', '+', 1), last_shared: at }))
    .where('id', '=', userId)
    .where(({ exists, selectFrom }) => exists(selectFrom('counted').select('roast_id')))
    .execute()
}
