import { expect, test } from 'vitest'
import { RoastList, SavedRoast } from '#contract/saved-roasts.ts'
import {
  createHeaderAuth,
  insertPeople,
  insertRoasts,
  roastId,
  saveFresh,
  tellPhoto,
} from '#tests/factories/saved-roasts.ts'
import { createTestApp, type TestApp } from '#tests/harness.ts'

const NOBODYS = '99999999-9999-4999-8999-999999999999'

/** An app with a collection of 120 roasts of ada's. */
async function createCollection() {
  const app = await createTestApp({ auth: createHeaderAuth() })
  await insertPeople(app.database.db, ['ada', 'bob'])
  await insertRoasts(app.database.db, 'ada', 120)
  return app
}

const get = (app: TestApp, path: string, person: string) =>
  app.request(path, { headers: { 'x-person': person } })

const pageOf = async (app: TestApp, query: string, person = 'ada') =>
  RoastList.parse(await (await get(app, `/api/roasts${query}`, person)).json())

test('120 roasts come newest first in pages of 50, each once', async () => {
  await using app = await createCollection()
  const pages = [await pageOf(app, '')]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    pages.push(await pageOf(app, `?before=${next}`))
  }
  expect(pages.map(({ roasts }) => roasts.length)).toEqual([50, 50, 20])
  const ids = pages.flatMap(({ roasts }) => roasts.map(({ id }) => id))
  expect(ids).toEqual(Array.from({ length: 120 }, (_, at) => roastId(119 - at)))
  expect(await pageOf(app, '', 'bob')).toEqual({ roasts: [], next: null })
})

test('a last page that is full says that it is the last', async () => {
  await using app = await createCollection()
  const first = await pageOf(app, '?limit=40')
  const second = await pageOf(app, `?limit=40&before=${first.next}`)
  const third = await pageOf(app, `?limit=40&before=${second.next}`)
  expect(third.roasts.map(({ id }) => id).at(-1)).toBe(roastId(0))
  expect(third.next).toBeNull()
})

test('roasts of the same moment are not lost between pages, nor is one that was deleted in between missed', async () => {
  await using app = await createTestApp({ auth: createHeaderAuth() })
  await insertPeople(app.database.db, ['ada'])
  await insertRoasts(app.database.db, 'ada', 7, { created_at: new Date(0) })
  const first = await pageOf(app, '?limit=3')
  const last = first.roasts.at(-1)
  await app.request(`/api/roasts/${last?.id}`, { method: 'DELETE', headers: { 'x-person': 'ada' } })
  const rest = await pageOf(app, `?limit=50&before=${first.next}`)
  expect([...first.roasts, ...rest.roasts].map(({ id }) => id)).toEqual(
    Array.from({ length: 7 }, (_, at) => roastId(6 - at)),
  )
})

test.each(['limit=0', 'limit=51', 'limit=abc', 'before=yesterday', 'before=1.2', "before=1' or '1'='1"])(
  'GET /api/roasts?%s is invalid input',
  async (query) => {
    await using app = await createTestApp({ auth: createHeaderAuth() })
    const response = await get(app, `/api/roasts?${query}`, 'ada')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid-input' })
  },
)

test('absent, private, deleted and no id at all are one and the same answer', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const bob = await app.signUp()
  const [hidden, deleted] = [await saveFresh(ada), await saveFresh(ada, tellPhoto)]
  expect((await ada.request(`/api/roasts/${deleted.id}`, { method: 'DELETE' })).status).toBe(204)
  const ids = [hidden.id, deleted.id, NOBODYS, 'abc', '1', '%00', '%27%20or%201%3D1', 'x'.repeat(5000)]
  for (const browser of [bob, app.browser()]) {
    const answers = await Promise.all(ids.map((id) => browser.request(`/api/roasts/${id}`)))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 404))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(bodies).size).toBe(1)
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ success: false, code: 'not-found' })
  }
})

test('deleting takes the picture, the cards and what others left, at once', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const bob = await app.signUp()
  const [roast, other] = [await saveFresh(ada, tellPhoto), await saveFresh(bob, tellPhoto)]
  await ada.post(`/api/roasts/${roast.id}/share`)
  await bob.post(`/api/roasts/${roast.id}/reactions`, { reaction: 'fire' })
  await bob.post(`/api/roasts/${roast.id}/report`, { reason: 'That is me in the back.' })
  for (const form of ['card', 'story', 'preview'])
    await bob.request(`/api/roasts/${roast.id}/card?form=${form}`)
  expect(app.storage.keys()).toHaveLength(7)

  expect((await ada.request(`/api/roasts/${roast.id}`, { method: 'DELETE' })).status).toBe(204)
  expect(app.storage.keys()).toEqual([
    `roasts/${other.id}/picture-small.jpg`,
    `roasts/${other.id}/picture.webp`,
  ])
  for (const path of ['', '/picture', '/card']) {
    expect((await ada.request(`/api/roasts/${roast.id}${path}`)).status).toBe(404)
  }
  const { db } = app.database
  for (const table of ['roast_reactions', 'roast_reports', 'roast_shares', 'media_removals'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  const again = await ada.request(`/api/roasts/${roast.id}`, { method: 'DELETE' })
  expect(again.status).toBe(404)
})

test('files that cannot be removed at once go with the next deletion; the roast is gone for everybody', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const first = await saveFresh(ada, tellPhoto)
  const second = await saveFresh(ada, (browser) => tellPhoto(browser, 'sk-astronaut.png'))
  const { deleteAll } = app.storage
  app.storage.deleteAll = () => Promise.reject(new Error('the disk is away'))
  expect((await ada.request(`/api/roasts/${first.id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await ada.request(`/api/roasts/${first.id}/picture`)).status).toBe(404)
  app.storage.deleteAll = deleteAll
  expect((await ada.request(`/api/roasts/${second.id}`, { method: 'DELETE' })).status).toBe(204)
  expect(app.storage.keys()).toEqual([])
})

test('a person who goes takes roasts, reactions and files along', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const bob = await app.signUp()
  const [adas, bobs] = [await saveFresh(ada, tellPhoto), await saveFresh(bob)]
  await bob.post(`/api/roasts/${bobs.id}/share`)
  await ada.post(`/api/roasts/${bobs.id}/reactions`, { reaction: 'laugh' })
  await app.deps.db.deleteFrom('users').where('id', '=', ada.id).execute()
  expect((await bob.request(`/api/roasts/${adas.id}`)).status).toBe(404)
  await bob.request(`/api/roasts/${bobs.id}`, { method: 'DELETE' })
  expect(app.storage.keys()).toEqual([])
})

test('who may see it is the owner’s to change, and to take back', async () => {
  await using app = await createTestApp()
  const ada = await app.signUp()
  const roast = await saveFresh(ada, tellPhoto)
  const stranger = app.browser()
  const seen = async () => (await stranger.request(`/api/roasts/${roast.id}/picture`)).status
  for (const [visibility, status] of [
    ['public', 200],
    ['private', 404],
    ['link', 200],
  ] as const) {
    const response = await ada.post(`/api/roasts/${roast.id}/visibility`, { visibility })
    expect(SavedRoast.parse(await response.json()).visibility).toBe(visibility)
    expect(await seen()).toBe(status)
  }
  const wrong = await ada.post(`/api/roasts/${roast.id}/visibility`, { visibility: 'friends' })
  expect(wrong.status).toBe(400)
})
