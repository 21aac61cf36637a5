import { createHash } from 'node:crypto'
import type { SavedRoast, SaveRoastInput } from '#contract/saved-roasts.ts'
import { AppError } from '#server/features/app-error.ts'
import type { UserCtx } from '#server/features/context.ts'
import { throwLookingError } from '#server/features/looking-error.ts'
import { acceptReceipt } from '#server/features/roasts/service.ts'
import { mediaFolder, pictureKey, smallPictureKey } from './media-keys.ts'
import { abandonFolder, announceFolder } from './removals-store.ts'
import { removeDueMedia } from './service.ts'
import { findSaved, insertRoast } from './store.ts'
import { toSavedRoast } from './view.ts'

type SaveCtx = UserCtx<'db' | 'storage' | 'pictures' | 'log' | 'newId' | 'now' | 'secret'>

const DATA_URL_HEAD = 'data:image/webp;base64,'

/**
 * Keeps a roast that the backend wrote for this person, or for a guest. The same one again, also at the same moment, gives
 * the first. Fails with forged-receipt or expired-receipt, and then nothing is kept.
 */
export async function saveRoast(ctx: SaveCtx, input: SaveRoastInput): Promise<SavedRoast> {
  const { userId } = ctx.actor
  const picture = input.imageUrl && Buffer.from(input.imageUrl.slice(DATA_URL_HEAD.length), 'base64')
  const pictureHash = picture && createHash('sha256').update(picture).digest('hex')
  const { mode, roast, rating, originalText } = input
  const { mac, issuedAt } = acceptReceipt(ctx, input.receipt, {
    mode,
    roast,
    rating,
    pictureHash: pictureHash || null,
    originalText,
  })
  const saved = await findSaved(ctx.db, userId, mac)
  if (saved) return toSavedRoast(saved, userId)

  const id = ctx.newId()
  const folder = mediaFolder(id)
  if (picture) {
    const small = await ctx.pictures.shrink(picture).catch(throwLookingError)
    await announceFolder(ctx.db, folder)
    await Promise.all([ctx.storage.put(pictureKey(id), picture), ctx.storage.put(smallPictureKey(id), small)])
  }
  const row = {
    id,
    user_id: userId,
    mode,
    caption: roast,
    score: rating,
    original_text: originalText,
    picture_hash: pictureHash || null,
    battle_id: input.battleId,
    receipt_mac: mac,
    created_at: new Date(issuedAt),
  }
  if (!(await insertRoast(ctx.db, row, folder))) {
    await abandonFolder(ctx.db, folder)
    await removeDueMedia(ctx)
  }
  const kept = await findSaved(ctx.db, userId, mac)
  if (!kept) throw new AppError('not-found')
  return toSavedRoast(kept, userId)
}
