import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { makeDataDir } from './data-dir.ts'
import { errorCode, toDataDirError } from './start-error.ts'

/**
 * What signatures are made with: SCORCH_SECRET, else one that was generated once and is kept in <dataDir>/secret, readable
 * by its owner only. Several starts at once agree on one. Fails with StartError when the folder cannot be written.
 */
export async function loadSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Promise<string> {
  if (secret) return secret
  const path = join(dataDir, 'secret')
  try {
    return (await readSecret(path)) ?? (await createSecret(path, dataDir))
  } catch (error) {
    throw toDataDirError(error, dataDir)
  }
}

async function readSecret(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim() || null
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Written aside and linked into place: nobody reads half a secret, and only the first of several wins. */
async function createSecret(path: string, dataDir: string): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  const aside = `${path}.${randomBytes(4).toString('hex')}`
  await makeDataDir(dataDir)
  await writeFile(aside, fresh, { mode: 0o600, flag: 'wx' })
  try {
    await link(aside, path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(aside)
  }
  const kept = await readSecret(path)
  if (kept === null) throw new Error(`${path} is empty`)
  return kept
}
