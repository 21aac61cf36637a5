import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rename, rm, rmdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import { checkFolder, checkKey, type Storage } from './port.ts'
import { toWebStream } from './web-stream.ts'

/** What is written meanwhile, a card for instance, makes a folder not empty: again, then. */
const REMOVAL = { recursive: true, force: true, maxRetries: 10, retryDelay: 10 }

/** Files below a folder of this machine, made when needed. For one machine, or a disk that all instances share. */
export function createFolderStorage(root: string): Storage {
  const driver = new FSDriver({ location: root, visibility: 'private' })
  return {
    async put(key, bytes) {
      const target = checkKey(key)
      // Written aside and renamed: a reader never meets half a file, and what a crash leaves goes with the folder.
      const unfinished = posix.join(posix.dirname(target), `.unfinished-${randomUUID()}`)
      try {
        await driver.put(unfinished, bytes)
        await rename(join(root, unfinished), join(root, target))
      } catch (error) {
        await driver.delete(unfinished)
        throw error
      }
    },
    async get(key) {
      const stream = await driver.getStream(checkKey(key))
      try {
        await once(stream, 'open')
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
      return toWebStream(stream)
    },
    delete: async (key) => driver.delete(checkKey(key)),
    async deleteAll(folder) {
      await rm(join(root, checkFolder(folder)), REMOVAL)
      const above = posix.dirname(folder)
      // Its name may say whose it was: nothing of a person stays, and a folder with nothing in it is nothing.
      if (above.includes('/')) await rmdir(join(root, above)).catch(unlessNeeded)
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

/** There is something in it, or it is gone already. */
function unlessNeeded(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && !isMissing(error)) throw error
}
