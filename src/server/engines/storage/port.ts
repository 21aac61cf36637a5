/**
 * Keeps files: pictures, cards, whatever is made from them.
 *
 * Guarantees: what was put is there for every instance as soon as `put` resolves; who reads gets a whole file, the old or
 * the new one, never a part; deleting what is not there is no failure. Keys are ours, so a wrong one is a bug.
 * Fails with RangeError on a wrong key, and with its vendor's error when the disk or the service cannot be reached.
 */
export interface Storage {
  /** Replaces what was there. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is nothing. Read the stream to its end or cancel it. */
  get(key: string): Promise<ReadableStream<Uint8Array> | null>
  delete(key: string): Promise<void>
  /** Everything below a folder; its name ends with "/". */
  deleteAll(folder: string): Promise<void>
}

const NAME = '[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9]+)*'
const KEY = new RegExp(`^(?:${NAME}/)*${NAME}$`)
const FOLDER = new RegExp(`^(?:${NAME}/)+$`)

/** Names of letters, digits, "-", "_" and single dots, with "/" between them: no way out of the store. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`"${key}" is no storage key`)
  return key
}

export function checkFolder(folder: string): string {
  if (!FOLDER.test(folder)) throw new RangeError(`"${folder}" is no storage folder`)
  return folder
}
