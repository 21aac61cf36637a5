import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { CardForm } from '#contract/saved-roasts.ts'
import type { AppEnv } from '#server/features/context.ts'
import { answerFile } from '#server/features/file-answer.ts'
import { openApiOptions } from '#server/features/openapi.ts'
import { limitRate } from '#server/features/rate-limit.ts'
import { getCard, getPicture } from './media.ts'

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
    return answerFile(c, await getPicture(ctx, c.req.valid('param').id, c.req.valid('query').size))
  })
  .openapi(getCardRoute, async (c) => {
    const ctx = { ...c.var.deps, actor: c.var.actor }
    return answerFile(c, await getCard(ctx, c.req.valid('param').id, c.req.valid('query').form))
  })
