import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { quietLog } from '#tests/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { readPidFile } from './pid-file.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'scorch-pg-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Another process that starts the database, as `npm start` would, and says so. */
const APPLICATION = `
  import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
  await startEmbeddedPostgres(process.env.DATA_DIR, { info() {}, warn() {}, error() {} }, { isDurable: false })
  console.log('up')
`

async function startApplication(dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', APPLICATION], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

async function kill9(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const start = (dataDir: string) => startEmbeddedPostgres(dataDir, quietLog, { isDurable: false })

async function query(postgres: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new pg.Client({ ...postgres.connection, database: 'postgres' })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function serverPid(dataDir: string): Promise<number> {
  const pid = (await readPidFile(join(dataDir, 'postgres')))?.pid
  if (!pid) throw new Error('no server runs')
  return pid
}

it('keeps what was written from one start to the next, and leaves no server behind', async () => {
  const dataDir = join(root, 'a folder, "quoted" and with ü')
  const first = await start(dataDir)
  await query(first, 'create table kept as select 42 as answer')
  await first.stop()
  expect(await readPidFile(join(dataDir, 'postgres'))).toBeNull()
  const second = await start(dataDir)
  expect(await query(second, 'select * from kept')).toEqual([{ answer: 42 }])
  await second.stop()
})

it('is closed to other users and to the network', async () => {
  const postgres = await start(root)
  const dir = join(root, 'postgres')
  expect((await stat(dir)).mode & 0o777).toBe(0o700)
  expect((await stat(join(dir, 'scorch-password'))).mode & 0o777).toBe(0o600)
  expect(await query(postgres, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  await postgres.stop()
})

it('finds a place for its socket when the path of the data folder is too long for one', async () => {
  const dataDir = join(root, 'long'.repeat(40))
  const postgres = await start(dataDir)
  const { host } = postgres.connection
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
  await expect(stat(host)).rejects.toThrow('ENOENT')
})

it('adopts the server of an application that was killed, and ends it', async () => {
  const application = await startApplication(root)
  const pid = await serverPid(root)
  await kill9(application)
  const postgres = await start(root)
  expect(await serverPid(root)).toBe(pid)
  await postgres.stop()
  expect(await readPidFile(join(root, 'postgres'))).toBeNull()
})

it('starts again after application and server were killed', async () => {
  const application = await startApplication(root)
  process.kill(await serverPid(root), 'SIGKILL')
  await kill9(application)
  const postgres = await start(root)
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
})

it('starts although another program has got the number of the killed server', async () => {
  await (await start(root)).stop()
  const socketDir = join(root, 'postgres')
  await writeFile(
    join(socketDir, 'postmaster.pid'),
    `${process.pid}\n${socketDir}\n0\n5432\n${socketDir}\n\n0 0\nready   \n`,
  )
  const postgres = await start(root)
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
})

it('brings the server back when it is killed alone', async () => {
  const isBack = Promise.withResolvers<void>()
  const log = { ...quietLog, info: () => isBack.resolve() }
  const postgres = await startEmbeddedPostgres(root, log, { isDurable: false })
  process.kill(await serverPid(root), 'SIGKILL')
  await isBack.promise
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
})

it('tells a second start whose the data folder is, and leaves the first alone', async () => {
  const application = await startApplication(root)
  await expect(start(root)).rejects.toThrow(
    `The data folder ${root} is in use by another Scorch (pid ${application.pid}): end that one, or set SCORCH_DATA_DIR and PORT to others.`,
  )
  await kill9(application)
  await (await start(root)).stop()
})

it('lets one of two first starts at the same moment win', async () => {
  const results = await Promise.allSettled([start(root), start(root)])
  const [winner, ...others] = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  )
  const [refusal] = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
  expect(others).toEqual([])
  expect(refusal).toContain(`in use by another Scorch (pid ${process.pid})`)
  await winner?.stop()
  expect(await readdir(root)).toEqual(['postgres'])
})

it('says in one sentence that it cannot write to the data folder', async () => {
  await writeFile(join(root, 'file'), '')
  const dataDir = join(root, 'file', 'data')
  await expect(start(dataDir)).rejects.toThrow(
    `Scorch cannot write to its data folder ${dataDir} (a file is in the way): change that, or set SCORCH_DATA_DIR to another folder.`,
  )
})

it('leaves a database of another PostgreSQL version alone', async () => {
  await mkdir(join(root, 'postgres'))
  await writeFile(join(root, 'postgres', 'PG_VERSION'), '17\n')
  await expect(start(root)).rejects.toThrow('was made by PostgreSQL 17, but this Scorch brings 18')
  expect(await readFile(join(root, 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n')
})
