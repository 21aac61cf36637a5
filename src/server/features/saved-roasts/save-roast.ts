import { createHash } from 'node:crypto'
import type { SavedRoast, SaveRoastInput } from '#contract/saved-roasts.ts'
import { AppError } from '#server/features/app-error.ts'
import type { UserCtx } from '#server/features/context.ts'
import { inTransaction } from '#server/features/in-transaction.ts'
import { throwLookingError } from '#server/features/looking-error.ts'
import { acceptReceipt } from '#server/features/roasts/service.ts'
import { mediaFolder, pictureKey, smallPictureKey } from './media-keys.ts'
import { abandonFolder, announceFolder, forgetFolder } from './removals-store.ts'
import { removeDueMedia } from './service.ts'
import { whileThere } from './sharing-store.ts'
import { findSaved, insertRoast, type NewRoast } from './store.ts'
import { toSavedRoast } from './view.ts'

type SaveCtx = UserCtx<'db' | 'storage' | 'pictures' | 'log' | 'newId' | 'now' | 'secret'>

const DATA_URL_HEAD = 'data:image/webp;base64,'

/**
 * Keeps a roast that the backend wrote for this person, or for a guest. The same one again, also at the same moment, gives
 * the first, and to another account nothing. Fails with forged-receipt or expired-receipt, and then nothing is kept.
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
  const saved = await findOwn(ctx, mac)
  if (saved) return saved

  const id = ctx.newId()
  const folder = mediaFolder(id)
  if (picture) {
    const small = await ctx.pictures.shrink(picture).catch(throwLookingError)
    await announceFolder(ctx.db, folder)
    await putAway(ctx, folder, [
      [pictureKey(id), picture],
      [smallPictureKey(id), small],
    ])
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
  const isNew = await whileThere(() => keep(ctx, row, folder))
  if (!isNew) {
    await abandonFolder(ctx.db, folder)
    await removeDueMedia(ctx)
  }
  // The account was deleted while its picture was put away.
  if (isNew === null) throw new AppError('signed-out')
  const kept = await findOwn(ctx, mac)
  if (!kept) throw new AppError('not-found')
  return kept
}

/** All of them, or none: half a photo of somebody does not lie around until the hour is over. */
async function putAway(
  ctx: SaveCtx,
  folder: string,
  files: [key: string, bytes: Uint8Array][],
): Promise<void> {
  const puts = await Promise.allSettled(files.map(([key, bytes]) => ctx.storage.put(key, bytes)))
  const failed = puts.find((put) => put.status === 'rejected')
  if (!failed) return
  await abandonFolder(ctx.db, folder)
  await removeDueMedia(ctx)
  throw failed.reason
}

/** A receipt for a guest names nobody: whoever saves it first is the one it was for. */
async function findOwn({ db, actor: { userId } }: UserCtx<'db'>, mac: string): Promise<SavedRoast | null> {
  const saved = await findSaved(db, mac, userId)
  if (saved && saved.user_id !== userId) throw new AppError('forged-receipt')
  return saved ? toSavedRoast(saved, userId) : null
}

/** The row, and its files off the list of what is to be removed; false when the receipt has been saved meanwhile. */
function keep(ctx: UserCtx<'db'>, row: NewRoast, folder: string): Promise<boolean> {
  return inTransaction(ctx, async ({ db }) => {
    const isNew = await insertRoast(db, row)
    if (isNew) await forgetFolder(db, folder)
    return isNew
  })
}
