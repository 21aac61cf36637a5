import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#server/start-error.ts'

/** What a running server says about itself in postmaster.pid. */
export interface PidFile {
  pid: number
  /** Folder of its Unix socket; empty while it starts. */
  socketDir: string
  port: number
  isReady: boolean
}

/** Null when no server runs on the data directory (or one was killed and another has cleaned up since). */
export async function readPidFile(dir: string): Promise<PidFile | null> {
  try {
    const lines = (await readFile(join(dir, 'postmaster.pid'), 'utf8')).split('\n')
    const [pid, , , port, socketDir = '', , , status = ''] = lines
    return { pid: Number(pid), port: Number(port), socketDir, isReady: status.trim() === 'ready' }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * After a restart of the machine or the container, the number of a killed server may belong to another program, and
 * PostgreSQL would refuse to start. Our own number in its place tells it that the file is stale; the rest of the file
 * still lets it find processes that outlived the killed server.
 */
export async function disownForeignPid(dir: string, pid: number): Promise<void> {
  const program = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => null)
  if (program === null || program.trim() === 'postgres') return
  const path = join(dir, 'postmaster.pid')
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n')
  await writeFile(path, [process.pid, ...rest].join('\n'))
}

export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
