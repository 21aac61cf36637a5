import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Storage } from '#server/engines/storage/port.ts'
import { mediaFolder } from './media-keys.ts'
import { findFacts } from './store.ts'

/** Files that are made from a roast: the first time that somebody asks, and then kept beside it. */

const making = new Map<string, Promise<Uint8Array>>()

/**
 * Whoever asks while the file is being made waits for that one. Fails as `make` does, or with not-found; one that cannot be
 * kept is made again the next time.
 */
export async function readDerived(
  ctx: Ctx<'db' | 'log' | 'storage'>,
  roastId: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const running = making.get(key)
  if (running) return running
  const read = async () => (await readFile(ctx.storage, key)) ?? (await makeAndKeep())
  const makeAndKeep = async () => {
    const bytes = await make()
    await ctx.storage.put(key, bytes).catch((error: unknown) => {
      ctx.log.error({ err: error }, 'a file made from a roast could not be kept')
    })
    if (await findFacts(ctx.db, roastId)) return bytes
    // Deleted while the file was being made: its folder was cleared before the file came.
    await ctx.storage.deleteAll(mediaFolder(roastId))
    throw new AppError('not-found')
  }
  const made = read().finally(() => making.delete(key))
  making.set(key, made)
  return made
}

export async function readFile(storage: Storage, key: string): Promise<Uint8Array | null> {
  const stream = await storage.get(key)
  return stream && new Uint8Array(await new Response(stream).arrayBuffer())
}
