import { expect, test } from 'vitest'
import { SavedRoast, SharedRoast } from '#contract/saved-roasts.ts'
import { createUnlimited } from '#server/engines/rate-limits/postgres.ts'
import {
  createHeaderAuth,
  insertPeople,
  insertRoasts,
  roastId,
  saveFresh,
} from '#tests/factories/saved-roasts.ts'
import { createTestApp, NOW, PUBLIC_URL, type TestUser } from '#tests/harness.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('sharing makes a roast visible by its link and counts once a day, however often it is tapped', async () => {
  let now = NOW
  await using app = await createTestApp({ now: () => now })
  const ada = await app.signUp()
  const roast = await saveFresh(ada)
  const counts = () =>
    app.database.db.selectFrom('users').select(['shares', 'last_shared']).where('id', '=', ada.id).execute()

  const taps = await Promise.all([1, 2, 3].map(() => ada.post(`/api/roasts/${roast.id}/share`)))
  const shared = SharedRoast.parse(await taps[0]?.json())
  expect(shared.link).toBe(`${PUBLIC_URL}/roast/${roast.id}`)
  expect(shared.roast.visibility).toBe('link')
  expect((await app.browser().request(`/api/roasts/${roast.id}`)).status).toBe(200)
  expect(await counts()).toEqual([{ shares: 1, last_shared: new Date(NOW) }])
  now += DAY_MS
  await ada.post(`/api/roasts/${roast.id}/share`)
  expect(await counts()).toEqual([{ shares: 2, last_shared: new Date(NOW + DAY_MS) }])
})

test('sharing a public roast leaves it public', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const { id } = await saveFresh(ada)
  await ada.post(`/api/roasts/${id}/visibility`, { visibility: 'public' })
  const shared = SharedRoast.parse(await (await ada.post(`/api/roasts/${id}/share`)).json())
  expect(shared.roast.visibility).toBe('public')
})

async function sharedRoast(owner: TestUser): Promise<SavedRoast> {
  const { id } = await saveFresh(owner)
  return SharedRoast.parse(await (await owner.post(`/api/roasts/${id}/share`)).json()).roast
}

test('a reaction is one per person and final', async () => {
  await using app = await createTestApp()
  const [ada, bob] = [await app.signUp(), await app.signUp()]
  const { id } = await sharedRoast(ada)
  const react = (reaction: string) => bob.post(`/api/roasts/${id}/reactions`, { reaction })
  const reacted = SavedRoast.parse(await (await react('fire')).json())
  expect(reacted).toMatchObject({ reactions: { laugh: 0, fire: 1 }, myReaction: 'fire', isMine: false })
  for (const reaction of ['fire', 'laugh']) {
    const refused = await react(reaction)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'already-reacted' })
  }
  expect((await react('skull')).status).toBe(400)
  const seen = SavedRoast.parse(await (await ada.request(`/api/roasts/${id}`)).json())
  expect(seen).toMatchObject({ reactions: { laugh: 0, fire: 1 }, myReaction: null, isMine: true })
})

test('500 people who tap at the same moment, some of them twice, are counted exactly', async () => {
  await using app = await createTestApp({
    auth: createHeaderAuth(),
    rateLimits: createUnlimited(),
  })
  const people = Array.from({ length: 500 }, (_, n) => `person-${n}`)
  await insertPeople(app.database.db, people)
  await insertRoasts(app.database.db, 'person-0', 1, { visibility: 'public' })
  const tap = (person: string, at: number) =>
    app.request(`/api/roasts/${roastId(0)}/reactions`, {
      method: 'POST',
      headers: { 'x-person': person, 'content-type': 'application/json' },
      body: JSON.stringify({ reaction: at % 5 < 2 ? 'laugh' : 'fire' }),
    })
  const twice = people.slice(0, 50)
  const answers = await Promise.all([...people.map(tap), ...twice.map(tap)])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(500)
  expect(statuses.filter((status) => status === 409)).toHaveLength(50)
  const { db } = app.database
  const counted = await db.selectFrom('roasts').select(['laugh', 'fire']).executeTakeFirstOrThrow()
  expect(counted).toEqual({ laugh: 200, fire: 300 })
  const kept = await db.selectFrom('roast_reactions').select('reaction').execute()
  expect(kept.filter(({ reaction }) => reaction === 'laugh')).toHaveLength(200)
  expect(kept).toHaveLength(500)
})

test('a report is kept once per person or browser, without a name', async () => {
  await using app = await createTestApp()
  const [ada, bob, guest] = [await app.signUp(), await app.signUp(), app.browser()]
  const { id } = await sharedRoast(ada)
  const report = (browser: typeof guest, reason: string) =>
    browser.post(`/api/roasts/${id}/report`, { reason })
  for (const browser of [bob, guest]) {
    expect((await report(browser, '  That is my lamp.  ')).status).toBe(204)
    expect((await report(browser, 'Again!')).status).toBe(204)
  }
  for (const reason of ['', '   ', 'a\0b', 'a'.repeat(501)]) {
    expect((await report(bob, reason)).status).toBe(400)
  }
  expect((await report(bob, 'a'.repeat(20_000))).status).toBe(413)
  const rows = await app.database.db.selectFrom('roast_reports').selectAll().execute()
  expect(rows.map(({ reason }) => reason)).toEqual(['That is my lamp.', 'That is my lamp.'])
  expect(JSON.stringify(rows)).not.toContain(bob.id)
})
