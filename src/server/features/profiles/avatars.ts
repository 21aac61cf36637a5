import type { Profile } from '#contract/profiles.ts'
import { PRODUCT } from '#domain/product.ts'
import type { Sight } from '#domain/sight.ts'
import type { SquarePlace } from '#server/engines/pictures/port.ts'
import type { Storage } from '#server/engines/storage/port.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx, Deps, UserCtx } from '#server/features/context.ts'
import type { VisibleFile } from '#server/features/file-answer.ts'
import { inTransaction } from '#server/features/in-transaction.ts'
import { throwLookingError } from '#server/features/looking-error.ts'
import {
  abandonFolder,
  announceFolder,
  forgetFolder,
  removeDueMedia,
} from '#server/features/saved-roasts/service.ts'
import { getProfile } from './service.ts'
import { findAvatar, replaceAvatar } from './store.ts'

/**
 * A version is one upload, with a folder and an address of its own: no upload touches the file of another, and no page goes
 * on showing the old one. Migration 004 lists the folder above them for removal.
 */
const folderOf = (userId: string, version: string) => `profiles/${userId}/${version}/`
const keyOf = (userId: string, version: string) => `${folderOf(userId, version)}avatar.webp`
const addressOf = (userId: string, version: string) => `/api/profiles/${userId}/avatar?v=${version}`
const versionIn = (address: string) => address.slice(address.indexOf('?v=') + '?v='.length)

type ChangeCtx = UserCtx<'auth' | 'db' | 'log' | 'storage'>
type AvatarCtx = ChangeCtx & UserCtx<'newId' | 'pictures' | 'vision'>

/** Fails as roasting does: unsupported-image, damaged-image, too-many-pixels, explicit-image, timeout, worker-crashed. */
export async function setAvatar(ctx: AvatarCtx, upload: Uint8Array, signal: AbortSignal): Promise<Profile> {
  const { userId } = ctx.actor
  const picture = await ctx.pictures.prepare(upload, signal).catch(throwLookingError)
  const { isExplicit, sight } = await ctx.vision.lookAt(picture, { signal }).catch(throwLookingError)
  if (isExplicit) throw new AppError('explicit-image')
  const square = await ctx.pictures
    .cutSquare(picture.webp, placeOfFace(sight), signal)
    .catch(throwLookingError)
  const version = ctx.newId()
  await announceFolder(ctx.db, folderOf(userId, version))
  await ctx.storage.put(keyOf(userId, version), square)
  return changeAvatar(ctx, version)
}

const ACROSS = { left: 0, centre: 0.5, right: 1 } as const
const DOWN = { high: 0, middle: 0.5, low: 1 } as const

/** Around the largest face, or a pet's: a tall photo's middle is often a shirt. */
function placeOfFace({ faces: [face], pets: [pet] }: Sight): SquarePlace {
  return {
    x: ACROSS[face?.position ?? pet?.position ?? 'centre'],
    y: DOWN[face?.level ?? 'middle'],
  }
}

export async function removeAvatar(ctx: ChangeCtx): Promise<Profile> {
  return changeAvatar(ctx, null)
}

/** The row first, then the file before it: whoever looks meanwhile finds the one or the other. */
async function changeAvatar(ctx: ChangeCtx, version: string | null): Promise<Profile> {
  const { userId } = ctx.actor
  await inTransaction(ctx, async ({ db }) => {
    const before = await replaceAvatar(db, userId, version && addressOf(userId, version))
    if (before) await announceFolder(db, folderOf(userId, versionIn(before)))
    if (before) await abandonFolder(db, folderOf(userId, versionIn(before)))
    // Nobody is there any more: what was put stays on the list.
    if (version && before === undefined) await abandonFolder(db, folderOf(userId, version))
    else if (version) await forgetFolder(db, folderOf(userId, version))
  })
  await removeDueMedia(ctx)
  return getProfile(ctx)
}

/** For everybody. Fails with not-found for people without a picture and for nobody alike. */
export async function getAvatar(ctx: Ctx<'db' | 'storage'>, userId: string): Promise<VisibleFile> {
  // No text in the database holds a NUL, so none is asked for.
  const address = userId.includes('\0') ? null : await findAvatar(ctx.db, userId)
  if (!address) throw new AppError('not-found')
  return {
    tag: versionIn(address),
    mime: 'image/webp',
    name: `${PRODUCT.toLowerCase()}-${userId}.webp`,
    read: async () => {
      const bytes = await readVersion(ctx.storage, userId, versionIn(address))
      if (!bytes) throw new AppError('not-found')
      return bytes
    },
  }
}

/** image/webp, or null without a picture. */
export async function readAvatar(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  userId: string,
): Promise<Uint8Array | null> {
  const address = await findAvatar(db, userId)
  return address ? readVersion(storage, userId, versionIn(address)) : null
}

async function readVersion(storage: Storage, userId: string, version: string): Promise<Uint8Array | null> {
  const stream = await storage.get(keyOf(userId, version))
  return stream && new Uint8Array(await new Response(stream).arrayBuffer())
}
