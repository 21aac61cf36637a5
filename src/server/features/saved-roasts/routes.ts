import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import {
  ListRoastsQuery,
  MAX_SAVE_BYTES,
  RoastList,
  SavedRoast,
  SaveRoastInput,
} from '#contract/saved-roasts.ts'
import type { AppEnv } from '#server/features/context.ts'
import { requireUser } from '#server/features/guards.ts'
import { limitJson } from '#server/features/long-json.ts'
import { openApiOptions } from '#server/features/openapi.ts'
import { limitRate } from '#server/features/rate-limit.ts'
import { saveRoast } from './save-roast.ts'
import { deleteRoast, getRoast, listRoasts } from './service.ts'

/** Any text: what is no id is as absent as an id that nobody has. */
const params = z.object({ id: z.string() })

const oneRoast = {
  200: { description: 'The roast', content: { 'application/json': { schema: SavedRoast } } },
}

const postRoast = createRoute({
  method: 'post',
  path: '/roasts',
  summary: 'Save a told roast',
  description:
    'Takes the answer of POST /api/roast with its receipt. Saving the same one twice gives the first.',
  middleware: [requireUser, limitRate('save'), limitJson(MAX_SAVE_BYTES)] as const,
  request: { body: { content: { 'application/json': { schema: SaveRoastInput } }, required: true } },
  responses: oneRoast,
})

const getList = createRoute({
  method: 'get',
  path: '/roasts',
  summary: 'Your own roasts, newest first',
  middleware: [requireUser] as const,
  request: { query: ListRoastsQuery },
  responses: {
    200: { description: 'A page of roasts', content: { 'application/json': { schema: RoastList } } },
  },
})

const getOne = createRoute({
  method: 'get',
  path: '/roasts/{id}',
  summary: 'A roast that you may see',
  request: { params },
  responses: oneRoast,
})

const deleteOne = createRoute({
  method: 'delete',
  path: '/roasts/{id}',
  summary: 'Delete a roast of yours with everything made of it',
  middleware: [requireUser] as const,
  request: { params },
  responses: { 204: { description: 'It is gone' } },
})

export const savedRoastRoutes = new OpenAPIHono<AppEnv>(openApiOptions)
  .openapi(postRoast, async (c) =>
    c.json(await saveRoast({ ...c.var.deps, actor: c.var.signedIn }, c.req.valid('json')), 200),
  )
  .openapi(getList, async (c) =>
    c.json(await listRoasts({ ...c.var.deps, actor: c.var.signedIn }, c.req.valid('query')), 200),
  )
  .openapi(getOne, async (c) =>
    c.json(await getRoast({ ...c.var.deps, actor: c.var.actor }, c.req.valid('param').id), 200),
  )
  .openapi(deleteOne, async (c) => {
    await deleteRoast({ ...c.var.deps, actor: c.var.signedIn }, c.req.valid('param').id)
    return c.body(null, 204)
  })
