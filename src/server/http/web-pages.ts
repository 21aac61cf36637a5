import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '#server/features/context.ts'
import { NONCE_PLACE } from './security.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** The built web part: hashed files for ever, precompressed; every other path is the one page. */
export function webPages(app: OpenAPIHono<AppEnv>, webRoot: string): void {
  let page: string | undefined
  const readPage = () => {
    page ??= readFileSync(join(webRoot, 'index.html'), 'utf8')
    return page
  }
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.res.headers.set('Cache-Control', FOREVER)
  })
  app.use('/*', serveStatic({ root: webRoot, precompressed: true, index: 'no-index' }))
  app.get('/assets/*', (c) => c.notFound())
  app.get('/*', (c) => {
    c.header('Cache-Control', REVALIDATE)
    return c.html(readPage().replace(NONCE_PLACE, c.get('secureHeadersNonce') ?? ''))
  })
}
