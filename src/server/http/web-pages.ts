import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '#server/features/context.ts'
import { NONCE_PLACE } from './security.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** Answers with the one page of the web part, read once; `change` may write something else into its head. */
export type SendPage = (
  c: Context,
  options?: { status?: ContentfulStatusCode; change?: (page: string) => string },
) => Response | Promise<Response>

export function createPage(webRoot: string): SendPage {
  let page: string | undefined
  return (c, { status = 200, change = (unchanged: string) => unchanged } = {}) => {
    page ??= readFileSync(join(webRoot, 'index.html'), 'utf8')
    c.header('Cache-Control', REVALIDATE)
    // The nonce first: what is written in afterwards must not be able to ask for it.
    return c.html(change(page.replace(NONCE_PLACE, c.get('secureHeadersNonce') ?? '')), status)
  }
}

/** The built web part: hashed files for ever, precompressed; every other path is the one page. */
export function webPages(app: OpenAPIHono<AppEnv>, webRoot: string, sendPage: SendPage): void {
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.res.headers.set('Cache-Control', FOREVER)
  })
  // The file itself lacks the nonce of the answer.
  app.get('/:file{index\\.html.*}', (c) => sendPage(c))
  app.use('/*', serveStatic({ root: webRoot, precompressed: true, index: 'no-index' }))
  app.get('/assets/*', (c) => c.notFound())
  app.get('/*', (c) => sendPage(c))
}
