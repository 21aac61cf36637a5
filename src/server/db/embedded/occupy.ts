import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { errorCode, StartError } from '#server/start-error.ts'
import { SUPERUSER } from './cluster.ts'
import { disownForeignPid, isAlive, readPidFile } from './pid-file.ts'
import { type ServerOptions, startServer } from './server.ts'

/** Any number that nothing else in the server's `postgres` database locks. */
const LOCK = 20_261_121
const HOLDER = 'scorch pid '
const RETRY_MS = 50
/** After kill -9 of everything, the server's last processes may hold the data directory for some seconds. */
const RETRY_LIMIT_MS = 10_000

/**
 * Connects to the cluster's server, starting it where none runs, and takes the one lock on the data folder. The lock is the
 * returned connection: it ends with us, however we end, so no lock is ever stale.
 * Fails with StartError when another Scorch has it, or when the server does not come up.
 */
export async function occupy(options: ServerOptions, dataDir: string): Promise<pg.Client> {
  const deadline = performance.now() + RETRY_LIMIT_MS
  for (;;) {
    const isLastTry = performance.now() > deadline
    const attempt = await connectOrStart(options)
    if (attempt instanceof pg.Client) {
      const holder = await takeLock(attempt)
      if (holder === null) return attempt
      await attempt.end()
      if (isAlive(holder) || isLastTry) throw new StartError(inUse(dataDir, holder))
    } else if (isLastTry) {
      throw new StartError(`The database in ${options.cluster.dir} does not start: ${attempt}`)
    }
    await delay(RETRY_MS)
  }
}

function inUse(dataDir: string, pid: number): string {
  return `The data folder ${dataDir} is in use by another Scorch (pid ${pid}): end that one, or set SCORCH_DATA_DIR and PORT to others.`
}

/** A connection, or why there is none yet. */
async function connectOrStart(options: ServerOptions): Promise<pg.Client | string> {
  const { cluster } = options
  const running = await readPidFile(cluster.dir)
  if (running?.socketDir) {
    const client = new pg.Client({
      ...connectionTo(cluster.password, running.socketDir, running.port),
      database: 'postgres',
      application_name: `${HOLDER}${process.pid}`,
    })
    // A connection that breaks says so to whoever waits for it; without a listener it would end the process.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      // Nobody listens any more: the file was left by a server that was killed. Anything else passes with time.
      if (!['ENOENT', 'ECONNREFUSED'].includes(errorCode(error) ?? '')) return String(error)
    }
  }
  if (running) await disownForeignPid(cluster.dir, running.pid)
  return (await startServer(options)) ?? 'it is ready'
}

/** Null when the lock is ours, else the pid of who has it (0 when it has just been given back). */
async function takeLock(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCK])
  if (rows[0].taken) return null
  const holders = await client.query(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [LOCK],
  )
  return Number(holders.rows[0]?.application_name.slice(HOLDER.length) ?? 0)
}

/** Everything named, so that no PG* variable of the shell has a say. */
export function connectionTo(password: string, socketDir: string, port: number) {
  return { host: socketDir, port, user: SUPERUSER, password, ssl: false }
}
