import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { Session } from '#contract/session.ts'
import type { AppEnv } from '#server/features/context.ts'

const getSession = createRoute({
  method: 'get',
  path: '/session',
  summary: 'Who is asking',
  responses: { 200: { description: 'The session', content: { 'application/json': { schema: Session } } } },
})

export const sessionRoutes = new OpenAPIHono<AppEnv>().openapi(getSession, (c) => {
  const { user, deps } = c.var
  c.header('Cache-Control', 'no-store')
  return c.json({ user, providers: [...deps.auth.providers] }, 200)
})
