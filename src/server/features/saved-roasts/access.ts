import { accessTo } from '#domain/roast-access.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import { findFacts } from './store.ts'
import { viewerOf } from './view.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Looked up in place of what is no id. Ids are random, so none is this one. */
const NOBODYS = '00000000-0000-0000-0000-000000000000'

/**
 * Every service that takes a roast's id begins here. Fails with not-found for what is absent, deleted, private or no id at
 * all, after the same look at the database, and with not-yours for what can be seen but is another person's.
 */
export async function authorise(ctx: Ctx<'db'>, id: string, deed: 'see' | 'change'): Promise<void> {
  const facts = await findFacts(ctx.db, UUID.test(id) ? id : NOBODYS)
  const access = accessTo(facts, viewerOf(ctx.actor), deed)
  if (!access.ok) throw new AppError(access.reason)
}
