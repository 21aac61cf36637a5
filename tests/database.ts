import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { EmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import type { Log } from '#server/db/log.ts'
import { connect, type Database } from '#server/db/open.ts'

export type TestServer = EmbeddedPostgres['connection']

export interface TestDatabase extends Database, AsyncDisposable {
  /** For a second pool on the same database, as another instance would have. */
  settings: pg.PoolConfig
}

export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} }

const TEMPLATE = 'template_scorch'

/** A migrated database of its own, a clone of the template; gone after `close` or with `await using`. */
export async function createTestDatabase(server = inject('testServer')): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template ${TEMPLATE}`)
  const settings = { ...server, database: name }
  const database = await connect(settings, quietLog, () =>
    administer(server, `drop database ${name} with (force)`),
  )
  return { ...database, settings, [Symbol.asyncDispose]: database.close }
}

/** Called once by the global setup, and by whoever brings a server of their own. */
export async function createTemplate(server: TestServer): Promise<void> {
  await administer(server, `create database ${TEMPLATE}`)
  const template = await connect({ ...server, database: TEMPLATE }, quietLog)
  await template.close()
}

async function administer(server: TestServer, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
