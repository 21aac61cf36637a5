import type { Profile } from '#contract/profiles.ts'
import { PRODUCT } from '#domain/product.ts'
import type { Sight } from '#domain/sight.ts'
import type { SquarePlace } from '#server/engines/pictures/port.ts'
import type { Storage } from '#server/engines/storage/port.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx, UserCtx } from '#server/features/context.ts'
import type { VisibleFile } from '#server/features/file-answer.ts'
import { throwLookingError } from '#server/features/looking-error.ts'
import { getProfile } from './service.ts'
import { findAvatar, updateProfile } from './store.ts'

/** Migration 004 knows the folder too: it lists it for removal. */
const folderOf = (userId: string) => `profiles/${userId}/`
const keyOf = (userId: string) => `${folderOf(userId)}avatar.webp`

const HASH_SHOWN = 16

type AvatarCtx = UserCtx<'auth' | 'db' | 'storage' | 'pictures' | 'vision'>

/** Fails as roasting does: unsupported-image, damaged-image, too-many-pixels, explicit-image, timeout, worker-crashed. */
export async function setAvatar(ctx: AvatarCtx, upload: Uint8Array, signal: AbortSignal): Promise<Profile> {
  const { userId } = ctx.actor
  const picture = await ctx.pictures.prepare(upload, signal).catch(throwLookingError)
  const { isExplicit, sight } = await ctx.vision.lookAt(picture, { signal }).catch(throwLookingError)
  if (isExplicit) throw new AppError('explicit-image')
  const square = await ctx.pictures
    .cutSquare(picture.webp, placeOfFace(sight), signal)
    .catch(throwLookingError)
  await ctx.storage.put(keyOf(userId), square)
  // A new picture has a new address, so that no page goes on showing the old one.
  const avatar = `/api/profiles/${userId}/avatar?v=${picture.hash.slice(0, HASH_SHOWN)}`
  // Deleted meanwhile: the folder was cleared before this picture came.
  if (!(await updateProfile(ctx.db, userId, { avatar }))) await ctx.storage.deleteAll(folderOf(userId))
  return getProfile(ctx)
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

export async function removeAvatar(ctx: UserCtx<'auth' | 'db' | 'storage'>): Promise<Profile> {
  await updateProfile(ctx.db, ctx.actor.userId, { avatar: null })
  await ctx.storage.delete(keyOf(ctx.actor.userId))
  return getProfile(ctx)
}

/** For everybody. Fails with not-found for people without a picture and for nobody alike. */
export async function getAvatar(ctx: Ctx<'db' | 'storage'>, userId: string): Promise<VisibleFile> {
  // No text in the database holds a NUL, so none is asked for.
  const address = userId.includes('\0') ? null : await findAvatar(ctx.db, userId)
  if (!address) throw new AppError('not-found')
  return {
    tag: address.slice(-HASH_SHOWN),
    mime: 'image/webp',
    name: `${PRODUCT.toLowerCase()}-${userId}.webp`,
    read: async () => {
      const bytes = await readAvatar(ctx.storage, userId)
      if (!bytes) throw new AppError('not-found')
      return bytes
    },
  }
}

/** image/webp, or null without a picture. */
export async function readAvatar(storage: Storage, userId: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const stream = await storage.get(keyOf(userId))
  return stream && new Uint8Array(await new Response(stream).arrayBuffer())
}
