import { checkFolder, checkKey, type Storage } from './port.ts'

/** In memory, for tests. `keys` tells what is there, in order. */
export interface FakeStorage extends Storage {
  keys(): string[]
}

export function createFakeStorage(): FakeStorage {
  const files = new Map<string, Uint8Array>()
  return {
    keys: () => [...files.keys()].toSorted(),
    async put(key, bytes) {
      files.set(checkKey(key), new Uint8Array(bytes))
    },
    async get(key) {
      const bytes = files.get(checkKey(key))
      return bytes ? new Blob([new Uint8Array(bytes)]).stream() : null
    },
    async delete(key) {
      files.delete(checkKey(key))
    },
    async deleteAll(folder) {
      const prefix = checkFolder(folder)
      for (const key of files.keys()) if (key.startsWith(prefix)) files.delete(key)
    },
  }
}
