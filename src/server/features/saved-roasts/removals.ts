import type { Deps } from '#server/features/context.ts'
import { abandonFolder, forgetFolder, listDueFolders } from './removals-store.ts'

const AT_ONCE = 50

type RemovalCtx = Pick<Deps, 'db' | 'storage' | 'log'>

/**
 * Removes the files of whatever is gone: roasts, people, pictures that were replaced. Runs after each deletion, at start and
 * every few minutes. What fails is logged, stays listed for the next run, holds up nothing else and fails nobody's call: to
 * the world it is gone already. Several may run at once, also on several machines: each takes other folders.
 */
export async function removeDueMedia(ctx: RemovalCtx, signal?: AbortSignal): Promise<void> {
  const failed: string[] = []
  try {
    let folders: string[]
    let failedBefore: number
    do {
      failedBefore = failed.length
      folders = await listDueFolders(ctx.db, AT_ONCE, failed)
      const results = await Promise.all(folders.map((folder) => removeFolder(ctx, folder)))
      failed.push(...folders.filter((_, index) => !results[index]))
      // When nothing at all can be removed the store is away: it will not come back for the next fifty.
    } while (folders.length === AT_ONCE && failed.length < failedBefore + AT_ONCE && !signal?.aborted)
  } catch (error) {
    ctx.log.error({ err: error }, 'the list of files to remove cannot be read or written')
  }
}

/** False when it did not work, and then it is due again. */
async function removeFolder({ db, storage, log }: RemovalCtx, folder: string): Promise<boolean> {
  try {
    await storage.deleteAll(folder)
    await forgetFolder(db, folder)
    return true
  } catch (error) {
    log.error({ err: error, folder }, 'a folder could not be removed yet')
    await abandonFolder(db, folder)
    return false
  }
}
