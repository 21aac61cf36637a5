import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#server/features/context.ts'

/** What the API says is for whoever asked, now: nothing on the way keeps it, unless a route says otherwise. */
export const keptByNobody = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
})
