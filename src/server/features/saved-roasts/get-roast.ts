import type { SavedRoast } from '#contract/saved-roasts.ts'
import { accessTo } from '#domain/roast-access.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import { toRoastId } from './access.ts'
import { findRoast } from './store.ts'
import { toSavedRoast, viewerOf } from './view.ts'

/** Fails with not-found unless the actor may see it, which its own row decides: asked once, not twice. */
export async function getRoast(ctx: Ctx<'db'>, id: string): Promise<SavedRoast> {
  const viewer = viewerOf(ctx.actor)
  const row = await findRoast(ctx.db, toRoastId(id), viewer)
  const access = accessTo(row && { ownerId: row.user_id, visibility: row.visibility }, viewer, 'see')
  if (!row || !access.ok) throw new AppError('not-found')
  return toSavedRoast(row, viewer)
}
