import type { SavedRoast } from '#contract/saved-roasts.ts'
import type { ArchiveFile } from '#server/engines/archives/port.ts'
import { AppError } from '#server/features/app-error.ts'
import type { UserCtx } from '#server/features/context.ts'
import { getCard, getPicture, listRoasts } from '#server/features/saved-roasts/service.ts'
import { readAvatar } from './avatars.ts'
import { findKept } from './store.ts'

type ExportCtx = UserCtx<'archives' | 'db' | 'storage' | 'cards'>

/**
 * Everything that is kept of the actor as a zip archive: JSON, photos and cards. Made while it is read, so that it takes the
 * memory of one page of roasts, however many there are.
 */
export function exportProfile(ctx: ExportCtx): ReadableStream<Uint8Array> {
  return ctx.archives.pack(listEntries(ctx))
}

async function* listEntries(ctx: ExportCtx): AsyncGenerator<ArchiveFile, void> {
  yield toJson('profile.json', await findKept(ctx.db, ctx.actor.userId))
  const avatar = await readAvatar(ctx.storage, ctx.actor.userId)
  if (avatar) yield { name: 'avatar.webp', bytes: avatar }
  let page = 0
  for await (const roasts of listPages(ctx)) {
    page += 1
    yield toJson(`roasts-${page}.json`, roasts)
    for (const roast of roasts) yield* listFiles(ctx, roast)
  }
}

async function* listPages(ctx: ExportCtx): AsyncGenerator<SavedRoast[], void> {
  let before: string | null | undefined
  do {
    const { roasts, next } = await listRoasts(ctx, { before: before ?? undefined, limit: 50 })
    if (roasts.length > 0) yield roasts
    before = next
  } while (before)
}

async function* listFiles(ctx: ExportCtx, roast: SavedRoast): AsyncGenerator<ArchiveFile, void> {
  const photo = roast.imageUrl && (await readUnlessGone(() => getPicture(ctx, roast.id)))
  if (photo) yield { name: `photos/${roast.id}.webp`, bytes: photo }
  const card = await readUnlessGone(() => getCard(ctx, roast.id, 'card'))
  if (card) yield { name: `cards/${roast.id}.png`, bytes: card }
}

/** A roast deleted meanwhile, or a card that cannot be printed, keeps nobody from the rest. */
async function readUnlessGone(
  open: () => Promise<{ read: () => Promise<Uint8Array> }>,
): Promise<Uint8Array | null> {
  try {
    return await (await open()).read()
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

function toJson(name: string, content: unknown): ArchiveFile {
  return { name, bytes: new TextEncoder().encode(JSON.stringify(content, null, 2)) }
}
