import type { SavedRoast } from '#contract/saved-roasts.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import { authorise } from './access.ts'
import { findRoast } from './store.ts'
import { toSavedRoast, viewerOf } from './view.ts'

/** Fails with not-found unless the actor may see it. */
export async function getRoast(ctx: Ctx<'db'>, id: string): Promise<SavedRoast> {
  await authorise(ctx, id, 'see')
  const viewer = viewerOf(ctx.actor)
  const row = await findRoast(ctx.db, id, viewer)
  if (!row) throw new AppError('not-found')
  return toSavedRoast(row, viewer)
}
