import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { ReactInput, ReportInput, SavedRoast, SharedRoast, VisibilityInput } from '#contract/saved-roasts.ts'
import { limitBody } from '#server/features/body-limit.ts'
import type { AppEnv } from '#server/features/context.ts'
import { requireUser } from '#server/features/guards.ts'
import { openApiOptions } from '#server/features/openapi.ts'
import { limitRate } from '#server/features/rate-limit.ts'
import { changeVisibility } from './service.ts'
import { reactToRoast, reportRoast, shareRoast } from './sharing.ts'

const params = z.object({ id: z.string() })

const postShare = createRoute({
  method: 'post',
  path: '/roasts/{id}/share',
  summary: 'Let whoever has the link see a roast of yours',
  middleware: [requireUser, limitRate('tap')] as const,
  request: { params },
  responses: {
    200: { description: 'The roast and its link', content: { 'application/json': { schema: SharedRoast } } },
  },
})

const postVisibility = createRoute({
  method: 'post',
  path: '/roasts/{id}/visibility',
  summary: 'Say who may see a roast of yours',
  middleware: [requireUser, limitRate('tap'), limitBody()] as const,
  request: {
    params,
    body: { content: { 'application/json': { schema: VisibilityInput } }, required: true },
  },
  responses: {
    200: { description: 'The roast', content: { 'application/json': { schema: SavedRoast } } },
  },
})

const postReaction = createRoute({
  method: 'post',
  path: '/roasts/{id}/reactions',
  summary: 'React to a roast, once and for all',
  middleware: [requireUser, limitRate('tap'), limitBody()] as const,
  request: { params, body: { content: { 'application/json': { schema: ReactInput } }, required: true } },
  responses: {
    200: { description: 'The roast', content: { 'application/json': { schema: SavedRoast } } },
  },
})

const postReport = createRoute({
  method: 'post',
  path: '/roasts/{id}/report',
  summary: 'Tell the moderators about a roast',
  middleware: [limitRate('report'), limitBody()] as const,
  request: { params, body: { content: { 'application/json': { schema: ReportInput } }, required: true } },
  responses: { 204: { description: 'It is noted' } },
})

export const sharingRoutes = new OpenAPIHono<AppEnv>(openApiOptions)
  .openapi(postShare, async (c) =>
    c.json(await shareRoast({ ...c.var.deps, actor: c.var.signedIn }, c.req.valid('param').id), 200),
  )
  .openapi(postVisibility, async (c) => {
    const ctx = { ...c.var.deps, actor: c.var.signedIn }
    const { visibility } = c.req.valid('json')
    return c.json(await changeVisibility(ctx, c.req.valid('param').id, visibility), 200)
  })
  .openapi(postReaction, async (c) => {
    const ctx = { ...c.var.deps, actor: c.var.signedIn }
    return c.json(await reactToRoast(ctx, c.req.valid('param').id, c.req.valid('json').reaction), 200)
  })
  .openapi(postReport, async (c) => {
    const { deps, actor, session } = c.var
    const { reason } = c.req.valid('json')
    await reportRoast({ ...deps, actor }, c.req.valid('param').id, { reason, session })
    return c.body(null, 204)
  })
