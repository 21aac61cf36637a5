import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { isConnectionLost } from '#server/db/failures.ts'
import { createTemplate, quietLog } from '#tests/database.ts'
import { createTestApp } from '#tests/harness.ts'

const start = (folder: string) => startEmbeddedPostgres(folder, quietLog, { isDurable: false })

test('while the database is away calls answer unavailable, and they work again once it is back', async () => {
  await using stack = new AsyncDisposableStack()
  const folder = stack.adopt(await mkdtemp(join(tmpdir(), 'scorch-lost-')), (path) =>
    rm(path, { recursive: true }),
  )
  let server = await start(folder)
  stack.defer(() => server.stop())
  await createTemplate(server.connection)
  await using app = await createTestApp({}, {}, { server: server.connection })
  const ann = await app.signUp()
  const { email, password } = ann
  const calls = {
    'the collection': () => ann.request('/api/roasts'),
    'the session': () => ann.request('/api/session'),
    'a shared roast': () => app.browser().request('/api/roasts/b1c7a3ae-6f0c-4f8e-9a53-2a7e5a1f3c11'),
    'signing out': () => ann.post('/api/auth/sign-out'),
    'signing out everywhere': () => ann.post('/api/auth/revoke-sessions'),
    'signing in': () => app.browser().post('/api/auth/sign-in/email', { email, password }),
    'signing up': () =>
      app.browser().post('/api/auth/sign-up/email', { email: 'bob@example.com', password, name: '' }),
  }
  const statement = app.database.db.transaction().execute(async (trx) => {
    await server.stop()
    await sql`select 1`.execute(trx)
  })
  await expect(statement).rejects.toSatisfy(isConnectionLost)

  for (const [what, call] of Object.entries(calls)) {
    const response = await call()
    expect(await response.json(), what).toMatchObject({ success: false, code: 'unavailable' })
    expect(response.status, what).toBe(503)
  }
  expect(await (await app.browser().request('/api/session')).json()).toMatchObject({ user: null })

  server = await start(folder)
  expect((await ann.request('/api/roasts')).status).toBe(200)
  expect((await calls['signing up']()).status).toBe(200)
})
