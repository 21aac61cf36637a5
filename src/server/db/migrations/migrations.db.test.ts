import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/database.ts'
import { insertPeople, insertRoasts, roastId } from '#tests/factories/saved-roasts.ts'
import * as receiptsSaveOnce from './005-receipts-save-once.ts'

test('005: of accounts that saved the same receipt the oldest keeps it, and all keep their roasts', async () => {
  await using database = await createTestDatabase()
  const { db } = database
  await sql`alter table roasts drop constraint roasts_receipt_mac`.execute(db)
  await sql`alter table roasts add constraint roasts_user_id_receipt_mac unique (user_id, receipt_mac)`.execute(
    db,
  )
  await insertPeople(db, ['late', 'early', 'alone'])
  await db
    .updateTable('users')
    .set({ created_at: new Date(0) })
    .where('id', '=', 'early')
    .execute()
  for (const [index, person] of ['late', 'early', 'alone'].entries())
    await insertRoasts(db, person, 1, {
      id: roastId(index),
      receipt_mac: person === 'alone' ? 'other' : 'same',
    })
  const migration: Migration = receiptsSaveOnce
  await migration.up(db)
  const kept = await db.selectFrom('roasts').select(['user_id', 'receipt_mac']).orderBy('user_id').execute()
  expect(kept).toEqual([
    { user_id: 'alone', receipt_mac: 'other' },
    { user_id: 'early', receipt_mac: 'same' },
    { user_id: 'late', receipt_mac: `same again ${roastId(0)}` },
  ])
})

test('006: what one person reported is found by an index', async () => {
  await using database = await createTestDatabase()
  const plan = await database.db.transaction().execute(async (trx) => {
    // On an empty table reading everything is cheaper.
    await sql`set local enable_seqscan = off`.execute(trx)
    const query = trx
      .selectFrom('roast_reports')
      .selectAll()
      .where('reporter', '=', 'x')
      .orderBy('created_at')
    return JSON.stringify(await query.explain('json'))
  })
  expect(plan).toContain('"Index Name":"roast_reports_reporter"')
})
