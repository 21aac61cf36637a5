import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUnlimited } from '#server/engines/rate-limits/postgres.ts'
import type { Browser } from './browser.ts'
import { saveFresh, tellPhoto } from './factories/saved-roasts.ts'
import { createTestApp, formOf, photoFile, type TestApp, type TestUser } from './harness.ts'

type Who = 'guest' | 'stranger' | 'owner'

/** What each of them gets for a roast of the owner's. `hidden`: while it is private. `shown`: once it was shared. */
interface Rule {
  body?: object
  hidden: Record<Who, number>
  shown: Record<Who, number>
}

const forOwner = (status: number): Rule['hidden'] => ({ guest: 401, stranger: 404, owner: status })
const everybody = (status: number): Rule['hidden'] => ({ guest: status, stranger: status, owner: status })
const ownerAlone = (status: number) => ({
  hidden: forOwner(status),
  shown: { guest: 401, stranger: 403, owner: status },
})
const whoeverSees = (status: number) => ({
  hidden: { guest: 404, stranger: 404, owner: status },
  shown: everybody(status),
})
const signedIn = (status: number) => {
  const statuses = { guest: 401, stranger: status, owner: status }
  return { hidden: statuses, shown: statuses }
}

/** Every route about a roast, and every other one that only signed-in people may call. */
const RULES: Record<string, Rule> = {
  'POST /api/roasts': { body: {}, ...signedIn(400) },
  'GET /api/roasts': signedIn(200),
  'GET /api/roasts/:id': whoeverSees(200),
  'GET /api/roasts/:id/picture': whoeverSees(200),
  'GET /api/roasts/:id/card': whoeverSees(200),
  'POST /api/roasts/:id/report': { body: { reason: 'My lamp.' }, ...whoeverSees(204) },
  'POST /api/roasts/:id/reactions': {
    body: { reaction: 'fire' },
    hidden: forOwner(200),
    shown: { guest: 401, stranger: 200, owner: 200 },
  },
  'POST /api/roasts/:id/visibility': { body: { visibility: 'link' }, ...ownerAlone(200) },
  'POST /api/roasts/:id/share': ownerAlone(200),
  'DELETE /api/roasts/:id': ownerAlone(204),
  'GET /api/profile': signedIn(200),
  'PATCH /api/profile': { body: { name: 'Mo' }, ...signedIn(200) },
  'PUT /api/profile/avatar': signedIn(400),
  'DELETE /api/profile/avatar': signedIn(200),
  'GET /api/profile/export': signedIn(200),
  'GET /api/profile/export/permit': signedIn(204),
  'DELETE /api/profile': { body: {}, ...signedIn(400) },
}

/** For everybody alike, whoever asks. */
const OPEN = new Set([
  'GET /healthz',
  'GET /readyz',
  'POST /api/roast',
  'GET /api/session',
  'GET /api/docs',
  'GET /api/docs/openapi.json',
  'GET /api/docs/start.js',
  'GET /api/docs/:file{swagger-ui(-bundle)?\\.(css|js)}',
  'GET /assets/*',
  'GET /:file{index\\.html.*}',
  'GET /*',
  // http/roast-page.db.test.ts: the same for everybody, also for the owner.
  'GET /roast/:id',
  'GET /roast/:id/',
  // Below: a face is for everybody who meets its owner.
  'GET /api/profiles/:id/avatar',
  // The engine's own; http/auth-*.db.test.ts.
  'GET /api/auth/*',
  'POST /api/auth/*',
])

/** What runs before a route, and the end of /api: whoever answers here would answer everybody. */
const BEFORE = new Set(['ALL /*', 'ALL /api/*', 'ALL /api/auth/*', 'ALL /assets/*'])

const routesOf = (app: TestApp) => new Set(app.routes.map(({ method, path }) => `${method} ${path}`))

const NOBODYS = '99999999-9999-4999-8999-999999999999'

let app: TestApp
let owner: TestUser
let stranger: TestUser
let people: Record<Who, Browser>
beforeAll(async () => {
  app = await createTestApp({ rateLimits: createUnlimited() })
  owner = await app.signUp()
  stranger = await app.signUp()
  people = { guest: app.browser(), stranger, owner }
})
afterAll(() => app[Symbol.asyncDispose]())

test('every route is in one of the tables, and every line of a table is a route', () => {
  const routes = routesOf(app)
  const listed = new Set([...Object.keys(RULES), ...OPEN, ...BEFORE])
  expect([...routes].toSorted()).toEqual([...listed].toSorted())
})

const cases = Object.entries(RULES).flatMap(([route, rule]) =>
  (['hidden', 'shown'] as const).flatMap((state) =>
    (['guest', 'stranger', 'owner'] as const).map((who) => ({ route, state, who, rule })),
  ),
)

describe('a roast', () => {
  test.each(cases)('$state: $route by the $who', async ({ route, state, who, rule }) => {
    const [method = '', path = ''] = route.split(' ')
    const { id } = await saveFresh(owner, tellPhoto)
    if (state === 'shown') await owner.post(`/api/roasts/${id}/share`)
    const before = await owner.request(`/api/roasts/${id}`)
    const init = rule.body && {
      body: JSON.stringify(rule.body),
      headers: { 'content-type': 'application/json' },
    }
    const response = await people[who].request(path.replace(':id', id), { ...init, method })
    expect(response.status).toBe(rule[state][who])
    if (response.status === 404) {
      const nobodys = await people[who].request(path.replace(':id', NOBODYS), { ...init, method })
      expect([nobodys.status, await nobodys.json()]).toEqual([404, await response.json()])
    }
    if (response.status >= 400) {
      const after = await owner.request(`/api/roasts/${id}`)
      expect(await after.json()).toEqual(await before.json())
    }
    await owner.request(`/api/roasts/${id}`, { method: 'DELETE' })
  })
})

test.each(['guest', 'stranger', 'owner'] as const)('a face is seen by the %s', async (who) => {
  const body = formOf({ file: await photoFile('sk-chelsea.png') })
  await owner.request('/api/profile/avatar', { method: 'PUT', body })
  expect((await people[who].request(`/api/profiles/${owner.id}/avatar`)).status).toBe(200)
  expect((await people[who].request(`/api/profiles/${stranger.id}/avatar`)).status).toBe(404)
})
