import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { PRODUCT } from '#domain/product.ts'
import type { AppEnv } from '#server/features/context.ts'

const SWAGGER_FILES = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${PRODUCT} API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css" />
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>`

const START = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#swagger-ui' })`

/** /api/docs for people, /api/docs/openapi.json for tools. Swagger UI is served from our own files. */
export function apiDocs(app: OpenAPIHono<AppEnv>): void {
  app.doc31('/api/docs/openapi.json', { openapi: '3.1.0', info: { title: `${PRODUCT} API`, version: '1' } })
  app.get('/api/docs', (c) => {
    // Swagger UI styles itself inline.
    c.header(
      'Content-Security-Policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
        "object-src 'none'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'",
    )
    return c.html(PAGE)
  })
  app.get('/api/docs/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript' }))
  app.get(
    '/api/docs/:file{swagger-ui(-bundle)?\\.(css|js)}',
    serveStatic({ root: SWAGGER_FILES, rewriteRequestPath: (path) => path.replace('/api/docs', '') }),
  )
}
