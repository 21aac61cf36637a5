import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { errorCode, StartError } from '#server/start-error.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import type { Log } from './log.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema/schema.ts'

export interface Database {
  db: Kysely<Schema>
  /** For libraries that write their own SQL. */
  pool: pg.Pool
  /** Waits for running queries, then ends the connections and, if it is ours, the server. Twice does no harm. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** postgres://..., or undefined for the built-in PostgreSQL below `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
}

const DATABASE = 'scorch'
const MAX_CONNECTIONS = 10
const CONNECT_LIMIT_MS = 10_000
const BIGINT = 20

// Our whole numbers stay far below 2^53: numbers instead of strings.
pg.types.setTypeParser(BIGINT, Number)

/** A database with all tables in place. Fails with StartError, in a sentence for whoever starts the product. */
export async function openDatabase(options: DatabaseOptions, log: Log): Promise<Database> {
  const embedded = options.databaseUrl ? null : await startEmbeddedPostgres(options.dataDir, log)
  try {
    const settings = embedded
      ? await embeddedSettings(embedded)
      : { connectionString: options.databaseUrl, connectionTimeoutMillis: CONNECT_LIMIT_MS }
    return await connect(settings, log, async () => embedded?.stop())
  } catch (error) {
    await embedded?.stop()
    throw options.databaseUrl ? toUrlError(error, options.databaseUrl) : error
  }
}

/** The part that a test database shares: pool, query builder, tables. */
export async function connect(
  settings: pg.PoolConfig,
  log: Log,
  afterwards = async () => {},
): Promise<Database> {
  const pool = new pg.Pool({ max: MAX_CONNECTIONS, application_name: DATABASE, ...settings })
  // The pool replaces it. In the middle of a transaction nobody else listens: the process would end with it.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  )
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  let closing: Promise<void> | undefined
  return { db, pool, close: () => (closing ??= db.destroy().then(afterwards)) }
}

async function embeddedSettings({ connection }: EmbeddedPostgres): Promise<pg.PoolConfig> {
  await createDatabase({ ...connection, database: 'postgres' })
  return { ...connection, database: DATABASE }
}

async function createDatabase(settings: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (!rowCount) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/** Names the address without its user and password. */
function toUrlError(error: unknown, databaseUrl: string): unknown {
  const { host, pathname } = new URL(databaseUrl)
  const code = isTimeout(error) ? 'ETIMEDOUT' : (errorCode(error) ?? '')
  const why = WHY_NO_CONNECTION[code] ?? (code.startsWith('E') ? code : null)
  if (!why) return error
  return new StartError(`DATABASE_URL: the database at ${host}${pathname} cannot be used: ${why}.`, {
    cause: error,
  })
}

const WHY_NO_CONNECTION: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it does not answer in time',
  '28P01': 'user or password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no such database; create it',
  '42501': 'the user may not create tables in it',
}

/** pg gives its own time limit no code. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout')
}
