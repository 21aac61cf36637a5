import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { expect, it } from 'vitest'
import { createTestDatabase, quietLog } from '#tests/database.ts'
import { migrate } from './migrate.ts'
import { connect, openDatabase } from './open.ts'

it('migrates once when several instances start on an empty database at the same moment', async () => {
  await using database = await createTestDatabase()
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  const instances = await Promise.all(Array.from({ length: 5 }, () => connect(database.settings, quietLog)))
  for (const { db } of instances) expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
  await Promise.all(instances.map((instance) => instance.close()))
})

it('refuses a database that a newer version has migrated', async () => {
  await using database = await createTestDatabase()
  await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '2999-01-01')`.execute(
    database.db,
  )
  await expect(migrate(database.db)).rejects.toThrow('The database belongs to a newer Scorch')
})

it('has the table that the rate limiter writes, with times as numbers', async () => {
  await using database = await createTestDatabase()
  const limiter = new RateLimiterPostgres({
    storeClient: database.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'test',
    points: 1,
    duration: 60,
  })
  await limiter.consume('somebody')
  await expect(limiter.consume('somebody')).rejects.toMatchObject({ remainingPoints: 0 })
  const row = await database.db.selectFrom('rate_limits').selectAll().executeTakeFirstOrThrow()
  expect(row).toEqual({ key: 'test:somebody', points: 2, expire: expect.any(Number) })
})

it('gives each test its own database', async () => {
  await using one = await createTestDatabase()
  await using other = await createTestDatabase()
  await one.db.insertInto('rate_limits').values({ key: 'mine', points: 1, expire: null }).execute()
  expect(await other.db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
})

it('goes on after the server has ended a connection', async () => {
  await using database = await createTestDatabase()
  await database.pool.query('select 1')
  await using admin = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool(database.settings) }) })
  const lost = new Promise((resolve) => database.pool.once('error', resolve))
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    admin,
  )
  await lost
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('says in one sentence that DATABASE_URL leads nowhere, without the password', async () => {
  const databaseUrl = 'postgres://me:hunter2@127.0.0.1:1/scorch'
  await expect(openDatabase({ databaseUrl, dataDir: '/nowhere' }, quietLog)).rejects.toThrow(
    'DATABASE_URL: the database at 127.0.0.1:1/scorch cannot be used: nothing answers there.',
  )
})
