import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { insertPeople } from '#tests/factories/saved-roasts.ts'
import { inTransaction } from './in-transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.db.deleteFrom('users').execute())
afterAll(() => database.close())

const failure = (code: string) => Object.assign(new Error(`failed with ${code}`), { code })

const people = async () => (await database.db.selectFrom('users').select('id').execute()).map(({ id }) => id)

test('keeps all or nothing, and hands on everything else of the context', async () => {
  const work = (ctx: { db: TestDatabase['db']; mood: string }) => insertPeople(ctx.db, [ctx.mood])
  await inTransaction({ db: database.db, mood: 'kept' }, work)
  const broken = inTransaction({ db: database.db, mood: 'lost' }, async (ctx) => {
    await work(ctx)
    throw failure('23505')
  })
  await expect(broken).rejects.toThrow('23505')
  expect(await people()).toEqual(['kept'])
})

test.each(['40P01', '40001'])('runs again after %s, from the beginning', async (code) => {
  let attempts = 0
  const answer = await inTransaction(database, async ({ db }) => {
    attempts += 1
    await insertPeople(db, [`attempt ${attempts}`])
    if (attempts < 3) throw failure(code)
    return attempts
  })
  expect(answer).toBe(3)
  expect(await people()).toEqual(['attempt 3'])
})

test.each([
  ['40P01', 3],
  ['23505', 1],
])('gives up on %s after %i attempts', async (code, expected) => {
  let attempts = 0
  const work = inTransaction(database, async () => {
    attempts += 1
    throw failure(code)
  })
  await expect(work).rejects.toThrow(code)
  expect(attempts).toBe(expected)
})

test('within another is part of it', async () => {
  const outer = inTransaction(database, async (ctx) => {
    await inTransaction(ctx, ({ db }) => insertPeople(db, ['inner']))
    throw failure('23505')
  })
  await expect(outer).rejects.toThrow('23505')
  expect(await people()).toEqual([])
})
