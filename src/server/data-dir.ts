import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode, StartError, toDataDirError } from './start-error.ts'

/** Makes the data folder, closed to other users, unless it is there. Fails with StartError when that is not possible. */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolders(dataDir)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw toDataDirError(error, dataDir)
    throw new StartError(`Nothing can be made at ${dataDir}: set SCORCH_DATA_DIR to another folder.`, {
      cause: error,
    })
  }
}

/** Not mkdir's `recursive`: where a folder refuses children with ENOENT, as /proc does, that tries for ever. */
async function makeFolders(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolders(dirname(path))
    await mkdir(path, { mode: 0o700 }).catch((again: unknown) => {
      if (errorCode(again) !== 'EEXIST') throw again
    })
  }
}
