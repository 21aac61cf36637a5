import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { insertRoasts, roastId, saveFresh } from '#tests/factories/saved-roasts.ts'
import { createTestApp, NOW, type TestApp, type TestUser } from '#tests/harness.ts'

const MANY = 40
const PATIENT = { timeout: 10_000 }
const IDS = Array.from({ length: MANY }, (_, n) => roastId(n))

const leave = ({ request, password }: TestUser) =>
  request('/api/profile', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ confirm: 'delete', password }),
  })

/** Many roasts of Ada's, all of which Mo has laughed at. */
async function populate({ deps: { db }, signUp }: TestApp) {
  const [mo, ada] = [await signUp(), await signUp()]
  await insertRoasts(db, ada.id, MANY, { visibility: 'link', laugh: 1 })
  const tap = { user_id: mo.id, reaction: 'laugh' as const, created_at: new Date(NOW) }
  const taps = IDS.map((id) => ({ ...tap, roast_id: id }))
  await db.insertInto('roast_reactions').values(taps).execute()
  return { mo, ada }
}

/** Holds rows on a connection of its own, so that what needs them meets at a place that the test chooses. */
async function holding({ database }: TestApp, lock: string, values: string[]) {
  const client = new pg.Client(database.settings)
  await client.connect()
  await client.query('begin')
  await client.query(lock, values)
  return {
    waiting: async () => {
      await client.query('select pg_stat_clear_snapshot()')
      const { rows } = await client.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    },
    letGo: async () => {
      await client.query('commit')
      await client.end()
    },
  }
}

test('a leaver and those who delete what the leaver reacted to never wait for each other', async () => {
  await using app = await createTestApp()
  const { mo, ada } = await populate(app)
  const transactions = vi.spyOn(app.deps.db, 'transaction')
  const held = await holding(app, 'select from roasts where id = $1 for update', [roastId(0)])
  const leaving = leave(mo)
  await vi.waitUntil(async () => (await held.waiting()) > 0, PATIENT)
  let done = 0
  const deletions = IDS.slice(1).map(async (id) => {
    const answer = await ada.request(`/api/roasts/${id}`, { method: 'DELETE' })
    done += 1
    return answer
  })
  await vi.waitUntil(async () => done === deletions.length || (await held.waiting()) > 1, PATIENT)
  await held.letGo()
  const statuses = (await Promise.all([leaving, ...deletions])).map(({ status }) => status)
  expect(statuses).toEqual(Array(MANY).fill(204))
  expect(transactions).toHaveBeenCalledTimes(1)
  const left = await app.deps.db.selectFrom('roasts').select(['id', 'laugh']).execute()
  expect(left).toEqual([{ id: roastId(0), laugh: 0 }])
})

test('a leaver and a share of their own roast never wait for each other', async () => {
  await using app = await createTestApp()
  const { mo } = await populate(app)
  const roast = await saveFresh(mo)
  const transactions = vi.spyOn(app.deps.db, 'transaction')
  const held = await holding(app, 'select from users where id = $1 for no key update', [mo.id])
  const sharing = mo.post(`/api/roasts/${roast.id}/share`)
  await vi.waitUntil(async () => (await held.waiting()) === 1, PATIENT)
  const leaving = leave(mo)
  await vi.waitUntil(async () => (await held.waiting()) === 2, PATIENT)
  await held.letGo()
  expect([(await leaving).status, (await sharing).status]).toEqual([204, expect.toBeOneOf([200, 404])])
  expect(transactions).toHaveBeenCalledTimes(1)
})
