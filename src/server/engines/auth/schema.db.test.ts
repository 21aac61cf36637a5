import { getMigrations } from 'better-auth/db/migration'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.ts'
import { toOptions } from './options.ts'

it('finds every table and column that it needs where the migrations put them', async () => {
  await using database = await createTestDatabase()
  const options = toOptions(
    {
      db: database.db,
      url: 'http://localhost',
      secret: 'a secret of the test suite, 32+ characters',
      newId: () => 'id',
      hasPasswords: true,
      sendPasswordReset: async () => {},
      onProblem: () => {},
    },
    async () => {},
  )
  const { toBeCreated, toBeAdded } = await getMigrations(options)
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] })
})
