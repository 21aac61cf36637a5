import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv, Deps } from '#server/features/context.ts'
import { profileRoutes } from '#server/features/profiles/routes.ts'
import { roastRoutes } from '#server/features/roasts/routes.ts'
import { mediaRoutes } from '#server/features/saved-roasts/media-routes.ts'
import { savedRoastRoutes } from '#server/features/saved-roasts/routes.ts'
import { sharingRoutes } from '#server/features/saved-roasts/sharing-routes.ts'
import { apiDocs } from './api-docs.ts'
import { authRoutes } from './auth-routes.ts'
import { keptByNobody } from './caching.ts'
import { AUTH_PATH, type EnvOptions, requestEnv } from './env.ts'
import { onErrorWith, onNotFound } from './errors.ts'
import { type HealthChecks, healthRoutes } from './health.ts'
import { ownPagesOnly } from './own-pages.ts'
import { roastPage } from './roast-page.ts'
import { securityHeaders } from './security.ts'
import { sessionRoutes } from './session.ts'
import { createPage, webPages } from './web-pages.ts'

export interface AppOptions extends EnvOptions {
  health: HealthChecks
  /** Folder of the built web part. */
  webRoot: string
}

/** The whole HTTP side. Pure wiring: `app.request()` in tests is the same app that main.ts serves. */
export function createApp(deps: Deps, options: AppOptions) {
  const app = new OpenAPIHono<AppEnv>()
  app.onError(onErrorWith(deps.log))
  app.notFound(onNotFound)
  app.use(securityHeaders(options))
  app.route('/', healthRoutes(options.health))
  app.use('/api/*', keptByNobody, requestEnv(deps, options), ownPagesOnly)
  app.route(AUTH_PATH, authRoutes)
  const api = app
    .route('/api', roastRoutes)
    .route('/api', savedRoastRoutes)
    .route('/api', sharingRoutes)
    .route('/api', mediaRoutes)
    .route('/api', sessionRoutes)
    .route('/api', profileRoutes)
  apiDocs(app)
  app.all('/api/*', onNotFound)
  const sendPage = createPage(options.webRoot)
  roastPage(app, deps, sendPage)
  webPages(app, options.webRoot, sendPage)
  return api
}
