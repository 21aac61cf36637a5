import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import { checkFolder, checkKey, type Storage } from './port.ts'
import { toWebStream } from './web-stream.ts'

const UNFINISHED = '.unfinished'

/** Files below a folder of this machine, made when needed. For one machine, or a disk that all instances share. */
export function createFolderStorage(root: string): Storage {
  const driver = new FSDriver({ location: root, visibility: 'private' })
  return {
    async put(key, bytes) {
      const target = join(root, checkKey(key))
      // Written aside and renamed: a reader, or a crash, never meets half a file.
      const unfinished = `${UNFINISHED}/${randomUUID()}`
      await driver.put(unfinished, bytes)
      await mkdir(dirname(target), { recursive: true })
      await rename(join(root, unfinished), target)
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
    deleteAll: async (folder) => driver.deleteAll(checkFolder(folder)),
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
