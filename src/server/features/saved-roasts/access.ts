import { accessTo } from '#domain/roast-access.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import { findFacts, type KnownFacts } from './store.ts'
import { viewerOf } from './view.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Looked up in place of what is no id. Ids are random, so none is this one. */
const NOBODYS = '00000000-0000-0000-0000-000000000000'

/** Nothing about a roast is asked of the database by any other name. */
export function toRoastId(given: string): string {
  return UUID.test(given) ? given : NOBODYS
}

/**
 * Every service that takes a roast's id begins here. Fails with not-found for what is absent, deleted, private or no id at
 * all, after the same look at the database, and with not-yours for what can be seen but is another person's.
 */
export async function authorise(ctx: Ctx<'db'>, id: string, deed: 'see' | 'change'): Promise<KnownFacts> {
  const facts = await findFacts(ctx.db, toRoastId(id))
  const access = accessTo(facts, viewerOf(ctx.actor), deed)
  if (!access.ok || !facts) throw new AppError(access.ok ? 'not-found' : access.reason)
  return facts
}
