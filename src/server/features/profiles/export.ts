import type { SavedRoast } from '#contract/saved-roasts.ts'
import type { ArchiveFile } from '#server/engines/archives/port.ts'
import { AppError } from '#server/features/app-error.ts'
import type { UserCtx } from '#server/features/context.ts'
import { getCard, getPicture, listOwnReports, listRoasts } from '#server/features/saved-roasts/service.ts'
import { readAvatar } from './avatars.ts'
import { writeReadme } from './export-readme.ts'
import { findKept } from './store.ts'

type ExportCtx = UserCtx<'archives' | 'db' | 'log' | 'now' | 'secret' | 'pictures' | 'storage' | 'cards'>

/**
 * Everything that is kept of the actor as a zip archive: JSON, photos and cards. Made while it is read, so that it takes the
 * memory of one page of roasts, however many there are.
 */
export function exportProfile(ctx: ExportCtx): ReadableStream<Uint8Array> {
  return ctx.archives.pack(reported(ctx, listEntries(ctx)))
}

/** The answer is under way when it fails: the browser sees a download that broke off, and the log says why. */
async function* reported(
  { log }: Pick<ExportCtx, 'log'>,
  entries: AsyncGenerator<ArchiveFile, void>,
): AsyncGenerator<ArchiveFile, void> {
  try {
    yield* entries
  } catch (error) {
    log.error({ err: error }, 'an export broke off')
    throw error
  }
}

async function* listEntries(ctx: ExportCtx): AsyncGenerator<ArchiveFile, void> {
  const kept = await findKept(ctx.db, ctx.actor.userId)
  const email = kept.person?.email ?? ''
  yield toText('README.txt', writeReadme(email, new Date(ctx.now())))
  yield toJson('profile.json', { ...kept, reports: await listOwnReports(ctx) })
  const avatar = await readAvatar(ctx, ctx.actor.userId)
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
  const photo = roast.imageUrl && (await readUnlessGone(() => getPicture(ctx, roast.id, 'whole')))
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
  return toText(name, JSON.stringify(content, null, 2))
}

function toText(name: string, text: string): ArchiveFile {
  return { name, bytes: new TextEncoder().encode(text) }
}
