import type { RoastReaction, SavedRoast, SharedRoast } from '#contract/saved-roasts.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx, UserCtx } from '#server/features/context.ts'
import { authorise } from './access.ts'
import { getRoast } from './get-roast.ts'
import { reporterOf } from './own-reports.ts'
import { countShare, insertReaction, insertReport, whileThere } from './sharing-store.ts'
import { openByLink } from './store.ts'

/** Lets whoever has the link see it, and counts the share. */
export async function shareRoast(ctx: UserCtx<'db' | 'now' | 'publicUrl'>, id: string): Promise<SharedRoast> {
  await authorise(ctx, id, 'change')
  await openByLink(ctx.db, id)
  await whileThere(() => countShare(ctx.db, id, ctx.actor.userId, new Date(ctx.now())))
  const roast = await getRoast(ctx, id)
  return { roast, link: `${ctx.publicUrl}/roast/${id}` }
}

/** One per person, and final. Fails with already-reacted. */
export async function reactToRoast(
  ctx: UserCtx<'db' | 'now'>,
  id: string,
  reaction: RoastReaction,
): Promise<SavedRoast> {
  await authorise(ctx, id, 'see')
  const tap = { roastId: id, userId: ctx.actor.userId, reaction, at: new Date(ctx.now()) }
  const isAdded = await whileThere(() => insertReaction(ctx.db, tap))
  if (isAdded === null) throw new AppError('not-found')
  if (!isAdded) throw new AppError('already-reacted')
  return getRoast(ctx, id)
}

/** Once per account, or per guest's browser, which is what `session` names. */
export async function reportRoast(
  ctx: Ctx<'db' | 'now' | 'secret'>,
  id: string,
  { reason, session }: { reason: string; session: string },
): Promise<void> {
  await authorise(ctx, id, 'see')
  const reporter = reporterOf(ctx, session)
  await whileThere(() => insertReport(ctx.db, { roastId: id, reporter, reason, at: new Date(ctx.now()) }))
}
