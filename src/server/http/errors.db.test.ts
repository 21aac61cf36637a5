import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/harness.ts'

test('a database that lacks what its migrations make says so', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  await sql`alter table roasts rename to elsewhere`.execute(app.database.db)
  const response = await ada.request('/api/roasts')
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ success: false, code: 'missing-index' })
})
