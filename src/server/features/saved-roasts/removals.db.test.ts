import { type Logger, pino } from 'pino'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { createFakeStorage } from '#server/engines/storage/fake.ts'
import { removeDueMedia } from './removals.ts'
import { announceFolder } from './removals-store.ts'

const quiet = pino({ level: 'silent' })
const folderOf = (n: number) => `roasts/${n}/`

/** Lists folders as due, each with a file in it, the first one longest. */
async function populate({ db }: TestDatabase, count: number) {
  const storage = createFakeStorage()
  const numbers = Array.from({ length: count }, (_, n) => n)
  await Promise.all(numbers.map((n) => storage.put(`${folderOf(n)}picture.webp`, new Uint8Array(1))))
  const due = (n: number) => sql<Date>`now() - ${count - n} * interval '1 second'`
  await db
    .insertInto('media_removals')
    .values(numbers.map((n) => ({ folder: folderOf(n), due_at: due(n) })))
    .execute()
  const listed = async () => {
    const rows = await db.selectFrom('media_removals').select('folder').orderBy('folder').execute()
    return rows.map(({ folder }) => folder)
  }
  return { storage, listed }
}

function watchedLog(): { log: Logger; lines: { folder?: string }[] } {
  const lines: { folder?: string }[] = []
  return { lines, log: pino({}, { write: (line) => lines.push(JSON.parse(line)) }) }
}

test('folders that cannot be removed hold up no others, are named in the log and go with the next run', async () => {
  await using database = await createTestDatabase()
  const { storage, listed } = await populate(database, 120)
  const stuck = new Set([0, 1, 60].map(folderOf))
  const { log, lines } = watchedLog()
  const failing = {
    ...storage,
    deleteAll: (folder: string) =>
      stuck.has(folder) ? Promise.reject(new Error('not permitted')) : storage.deleteAll(folder),
  }
  await removeDueMedia({ db: database.db, storage: failing, log })
  expect(await listed()).toEqual([...stuck].toSorted())
  expect(lines.map(({ folder }) => folder).toSorted()).toEqual([...stuck].toSorted())
  await removeDueMedia({ db: database.db, storage, log: quiet })
  expect([await listed(), storage.keys()]).toEqual([[], []])
})

test('when the store is away it is not asked for everything that is due', async () => {
  await using database = await createTestDatabase()
  const { storage, listed } = await populate(database, 120)
  let asked = 0
  const away = { ...storage, deleteAll: () => (asked++, Promise.reject(new Error('away'))) }
  await removeDueMedia({ db: database.db, storage: away, log: quiet })
  expect(asked).toBe(50)
  expect(await listed()).toHaveLength(120)
})

test('of several at work at once each takes other folders', async () => {
  await using database = await createTestDatabase()
  const { storage, listed } = await populate(database, 130)
  const asked: string[] = []
  const counting = {
    ...storage,
    deleteAll: (folder: string) => (asked.push(folder), storage.deleteAll(folder)),
  }
  const ctx = { db: database.db, storage: counting, log: quiet }
  await Promise.all([removeDueMedia(ctx), removeDueMedia(ctx), removeDueMedia(ctx)])
  expect(asked).toHaveLength(130)
  expect([await listed(), storage.keys()]).toEqual([[], []])
})

test('an announced folder is left alone', async () => {
  await using database = await createTestDatabase()
  const storage = createFakeStorage()
  await announceFolder(database.db, folderOf(1))
  await storage.put(`${folderOf(1)}picture.webp`, new Uint8Array(1))
  await removeDueMedia({ db: database.db, storage, log: quiet })
  expect(storage.keys()).toHaveLength(1)
})

test('what somebody took and never removed is due again', async () => {
  await using database = await createTestDatabase()
  const { storage, listed } = await populate(database, 1)
  const gone = Promise.withResolvers<void>()
  const hanging = { ...storage, deleteAll: () => (gone.resolve(), new Promise<never>(() => {})) }
  void removeDueMedia({ db: database.db, storage: hanging, log: quiet })
  await gone.promise
  await removeDueMedia({ db: database.db, storage, log: quiet })
  expect(await listed()).toEqual([folderOf(0)])
  await sql`update media_removals set due_at = due_at - interval '10 minutes'`.execute(database.db)
  await removeDueMedia({ db: database.db, storage, log: quiet })
  expect([await listed(), storage.keys()]).toEqual([[], []])
})
