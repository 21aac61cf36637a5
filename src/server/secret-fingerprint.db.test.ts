import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { type Environment, loadConfig } from './config.ts'
import { loadSecret } from './secret.ts'
import { checkSecret } from './secret-fingerprint.ts'
import { serve } from './serve.ts'
import { StartError } from './start-error.ts'

const [ONE, OTHER] = ['one secret of 32 characters or more', 'another secret, also long enough']

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scorch-fingerprint-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A machine of its own: its data folder, and the database that all share unless it says otherwise. */
function machine(name: string, env: Environment = {}) {
  const DATABASE_URL = 'postgres://shared.example/scorch'
  return loadConfig({ DATABASE_URL, SCORCH_DATA_DIR: join(folder, name), ...env })
}

async function start({ db }: TestDatabase, config: ReturnType<typeof machine>): Promise<void> {
  await checkSecret(db, await loadSecret(config), config)
}

test('machines with the same secret share a database, also those that start at the same moment', async () => {
  await using database = await createTestDatabase()
  const names = ['a', 'b', 'c', 'd']
  await Promise.all(names.map((name) => start(database, machine(name, { SCORCH_SECRET: ONE }))))
  const rows = await database.db.selectFrom('secret_fingerprint').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(ONE)
})

test('a machine with another secret says what to set, and without the secret', async () => {
  await using database = await createTestDatabase()
  await start(database, machine('a', { SCORCH_SECRET: ONE }))
  const given = start(database, machine('b', { SCORCH_SECRET: OTHER }))
  await expect(given).rejects.toThrow(
    new StartError(
      'SCORCH_SECRET is another one than the database at DATABASE_URL is used with. Set the same SCORCH_SECRET on every machine; to change it for all of them, see "Another secret" in docs/operations.md.',
    ),
  )
  await start(database, machine('a', { SCORCH_SECRET: ONE }))
})

test('of machines that each make a secret of their own only the first starts', async () => {
  await using database = await createTestDatabase()
  await start(database, machine('a'))
  await expect(start(database, machine('b'))).rejects.toThrow(
    `SCORCH_SECRET is not set, and the secret in ${join(folder, 'b')} is another one than the database`,
  )
  await start(database, machine('a'))
})

test('once the fingerprint is deleted a new secret is the one', async () => {
  await using database = await createTestDatabase()
  await start(database, machine('a', { SCORCH_SECRET: ONE }))
  await database.pool.query('delete from secret_fingerprint')
  await start(database, machine('a', { SCORCH_SECRET: OTHER }))
  await expect(start(database, machine('b', { SCORCH_SECRET: ONE }))).rejects.toThrow(StartError)
})

test('the built-in database takes whatever its one instance has', async () => {
  await using database = await createTestDatabase()
  const alone = { DATABASE_URL: '' }
  await start(database, machine('a', { ...alone, SCORCH_SECRET: ONE }))
  await start(database, machine('a', { ...alone, SCORCH_SECRET: OTHER }))
  // Moved to a server of its own, it is known by the last one.
  await start(database, machine('a', { SCORCH_SECRET: OTHER }))
  await expect(start(database, machine('a', { SCORCH_SECRET: ONE }))).rejects.toThrow(StartError)
})

test('the product does not start with another secret', async () => {
  await using database = await createTestDatabase()
  await start(database, machine('a', { SCORCH_SECRET: ONE }))
  const { host = '', port, user = '', password = '', database: name = '' } = database.settings
  const url = new URL(`postgres://${user}:${password}@localhost/${name}`)
  url.searchParams.set('host', host)
  url.searchParams.set('port', String(port))
  const env = { DATABASE_URL: url.href, SCORCH_SECRET: OTHER, PORT: '0', SCORCH_LOG_LEVEL: 'silent' }
  await expect(serve(machine('b', env))).rejects.toThrow('SCORCH_SECRET is another one')
})
