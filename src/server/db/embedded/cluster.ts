import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { lchown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, StartError } from '#server/start-error.ts'
import { type Binaries, POSTGRES_MAJOR } from './binaries.ts'
import type { Runner } from './runner.ts'

/** A PostgreSQL data directory of ours, whether a server runs on it or not. */
export interface Cluster {
  dir: string
  password: string
}

export const SUPERUSER = 'scorch'

const UNFINISHED = 'postgres.new-'
const UNFINISHED_MS = 60_000
const PASSWORD_FILE = 'scorch-password'

/** Finds the cluster in <dataDir>/postgres, or makes it: both starts of a race end up with the same one. */
export async function prepareCluster(dataDir: string, binaries: Binaries, runner: Runner): Promise<Cluster> {
  const dir = join(dataDir, 'postgres')
  if (!(await exists(dir))) await createCluster(dataDir, dir, binaries, runner)
  const major = (await readFile(join(dir, 'PG_VERSION'), 'utf8')).trim()
  if (major !== POSTGRES_MAJOR) {
    throw new StartError(
      `${dir} was made by PostgreSQL ${major}, but this Scorch brings ${POSTGRES_MAJOR}: move its data with pg_dump, or set SCORCH_DATA_DIR to another folder.`,
    )
  }
  if (runner.owner !== undefined && (await stat(dir)).uid !== runner.owner) await giveTo(runner.owner, dir)
  return { dir, password: await readFile(join(dir, PASSWORD_FILE), 'utf8') }
}

/** What an earlier start left behind when it was killed while it made the cluster; not what another one works on. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(UNFINISHED))
  for (const path of names.map((name) => join(dataDir, name))) {
    if (Date.now() - (await stat(path)).mtimeMs > UNFINISHED_MS)
      await rm(path, { recursive: true, force: true })
  }
}

async function createCluster(
  dataDir: string,
  dir: string,
  binaries: Binaries,
  runner: Runner,
): Promise<void> {
  const fresh = join(dataDir, `${UNFINISHED}${randomBytes(4).toString('hex')}`)
  const passwordFile = `${fresh}.password`
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (runner.owner !== undefined) await giveTo(runner.owner, fresh, passwordFile)
  const flags = [...INITDB_FLAGS, `--pgdata=${fresh}`, `--pwfile=${passwordFile}`]
  const child = runner.run(binaries.initdb, flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  const complaints: Buffer[] = []
  child.stderr?.on('data', (chunk: Buffer) => complaints.push(chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true })
    await rm(passwordFile)
    throw new StartError(`The database could not be created in ${dataDir}: ${lastLine(complaints)}`)
  }
  await rename(passwordFile, join(fresh, PASSWORD_FILE))
  await moveInto(fresh, dir)
}

const INITDB_FLAGS = [
  `--username=${SUPERUSER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

async function moveInto(fresh: string, dir: string): Promise<void> {
  try {
    await rename(fresh, dir)
  } catch (error) {
    const isLateComer = ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')
    await rm(fresh, { recursive: true, force: true })
    if (!isLateComer) throw error
  }
}

async function giveTo(owner: number, dir: string, ...files: string[]): Promise<void> {
  const names = await readdir(dir, { recursive: true })
  const paths = [dir, ...files, ...names.map((name) => join(dir, name))]
  await Promise.all(paths.map((path) => lchown(path, owner, owner)))
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') return false
      throw error
    },
  )
}

function lastLine(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString().trim().split('\n').at(-1) ?? ''
}
