import { isBeatenByAnother } from '#server/db/failures.ts'
import type { Deps } from './context.ts'

const ATTEMPTS = 3

/**
 * All or nothing across stores: `work` gets the same context with `db` inside a transaction, the one around it if there is
 * one. Runs again when the database ended it in favour of another, so nothing but the database belongs in it.
 */
export async function inTransaction<C extends Pick<Deps, 'db'>, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction().execute((db) => work({ ...ctx, db }))
    } catch (error) {
      if (attempt === ATTEMPTS || !isBeatenByAnother(error)) throw error
    }
  }
}
