import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { CardForm } from '#contract/saved-roasts.ts'
import type { AppEnv } from '#server/features/context.ts'
import { openApiOptions } from '#server/features/openapi.ts'
import { limitRate } from '#server/features/rate-limit.ts'
import { getCard, getPicture, type RoastFile } from './media.ts'

const params = z.object({ id: z.string() })
const file = z.string().openapi({ format: 'binary' })

const getPictureRoute = createRoute({
  method: 'get',
  path: '/roasts/{id}/picture',
  summary: 'The photo of a roast that you may see',
  request: { params, query: z.object({ size: z.enum(['whole', 'small']).default('whole') }) },
  responses: {
    200: {
      description: 'The photo, small at most 652 px wide',
      content: { 'image/webp': { schema: file }, 'image/jpeg': { schema: file } },
    },
    304: { description: 'As you have it' },
  },
})

const getCardRoute = createRoute({
  method: 'get',
  path: '/roasts/{id}/card',
  summary: 'The printed card of a roast that you may see',
  middleware: [limitRate('card')] as const,
  request: { params, query: z.object({ form: CardForm.default('card') }) },
  responses: {
    200: {
      description: 'PNG, or JPEG for the preview',
      content: { 'image/png': { schema: file }, 'image/jpeg': { schema: file } },
    },
    304: { description: 'As you have it' },
  },
})

export const mediaRoutes = new OpenAPIHono<AppEnv>(openApiOptions)
  .openapi(getPictureRoute, async (c) => {
    const ctx = { ...c.var.deps, actor: c.var.actor }
    return answer(c, await getPicture(ctx, c.req.valid('param').id, c.req.valid('query').size))
  })
  .openapi(getCardRoute, async (c) => {
    const ctx = { ...c.var.deps, actor: c.var.actor }
    return answer(c, await getCard(ctx, c.req.valid('param').id, c.req.valid('query').form))
  })

/** Kept by the one browser, and asked for again each time: what was taken back is not shown from a cache, nor found. */
async function answer(c: Context<AppEnv>, { tag, mime, name, read }: RoastFile): Promise<Response> {
  const etag = `"${tag}"`
  c.header('ETag', etag)
  c.header('Cache-Control', 'private, no-cache')
  c.header('X-Robots-Tag', 'noindex')
  if (knows(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  const bytes = await read()
  c.header('Content-Type', mime)
  c.header('Content-Length', String(bytes.length))
  c.header('Content-Disposition', `inline; filename="${name}"`)
  return c.body(bytes as Uint8Array<ArrayBuffer>)
}

/** If-None-Match: a list of tags, each perhaps weak. */
function knows(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false
}
