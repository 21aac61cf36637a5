import { expect, test } from 'vitest'
import { healthRoutes } from './health.ts'

test('alive is alive, whatever its parts do', async () => {
  const routes = healthRoutes({ database: () => Promise.reject(new Error('gone')) })
  expect((await routes.request('/healthz')).status).toBe(200)
})

test('ready names each part and is 503 while one cannot serve', async () => {
  const fine = () => Promise.resolve()
  const broken = () => Promise.reject(new Error('gone'))
  const ready = await healthRoutes({ database: fine, vision: fine }).request('/readyz')
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { ok: true, parts: { database: true, vision: true } },
  ])
  const not = await healthRoutes({ database: broken, vision: fine }).request('/readyz')
  expect([not.status, await not.json()]).toEqual([
    503,
    { ok: false, parts: { database: false, vision: true } },
  ])
})
