/**
 * Roasts that somebody owns: listing, seeing, opening to others and deleting them.
 * Beside it: save-roast.ts, sharing.ts (links, reactions, reports), media.ts (picture, cards).
 * SPEC.md sections 3 and 7; DESIGN.md 3 "Who sees a roast".
 */
import type { ListRoastsQuery, RoastList, SavedRoast } from '#contract/saved-roasts.ts'
import type { Visibility } from '#domain/roast-access.ts'
import type { UserCtx } from '#server/features/context.ts'
import { authorise } from './access.ts'
import { removeDueMedia } from './removals.ts'
import { getRoast } from './get-roast.ts'
import * as store from './store.ts'
import { toSavedRoast } from './view.ts'

/** For features that build on saved roasts. */
export { getCard, getPicture } from './media.ts'
export { deleteOwnReports, listOwnReports } from './own-reports.ts'
export { removeDueMedia } from './removals.ts'
export { abandonFolder, announceFolder, forgetFolder } from './removals-store.ts'
export { getRoast }

/** The actor's own, newest first. */
export async function listRoasts(ctx: UserCtx<'db'>, { before, limit }: ListRoastsQuery): Promise<RoastList> {
  const { userId } = ctx.actor
  // One more than asked for tells whether there is a next page.
  const rows = await store.listOwn(ctx.db, userId, before ? placeOf(before) : undefined, limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    roasts: page.map((row) => toSavedRoast(row, userId)),
    next: last && rows.length > limit ? `${last.created_at.getTime()}.${last.id}` : null,
  }
}

export async function changeVisibility(
  ctx: UserCtx<'db'>,
  id: string,
  visibility: Visibility,
): Promise<SavedRoast> {
  await authorise(ctx, id, 'change')
  await store.setVisibility(ctx.db, id, visibility)
  return getRoast(ctx, id)
}

/** With everything that was made of it, at once. */
export async function deleteRoast(ctx: UserCtx<'db' | 'storage' | 'log'>, id: string): Promise<void> {
  await authorise(ctx, id, 'change')
  await store.deleteRoast(ctx.db, id)
  await removeDueMedia(ctx)
}

function placeOf(before: string): store.Place {
  const [milliseconds, id = ''] = before.split('.')
  return { createdAt: new Date(Number(milliseconds)), id }
}
