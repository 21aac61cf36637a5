import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { RoastLineInput, RoastPhotoInput, RoastResult } from '#contract/roasts.ts'
import { MAX_UPLOAD_BYTES } from '#domain/roasts.ts'
import { AppError } from '#server/features/app-error.ts'
import { limitBody } from '#server/features/body-limit.ts'
import type { AppEnv } from '#server/features/context.ts'
import { openApiOptions } from '#server/features/openapi.ts'
import { isMultipart, limitPhoto } from '#server/features/photo-form.ts'
import { limitRate } from '#server/features/rate-limit.ts'
import { STREAM_HEADERS, streamRoast } from './roast-stream.ts'
import { type RoastCtx, roastLine, roastPhoto, type Watcher } from './service.ts'

/** A line and the premises to avoid. A photo's megabytes of nested JSON would keep everybody waiting. */
const limitLine = limitBody(64 * 1024)

const isForm = (c: Context) => isMultipart(c.req.header('content-type'))

const limitInput = createMiddleware<AppEnv>((c, next) => (isForm(c) ? limitPhoto : limitLine)(c, next))

const postRoast = createRoute({
  method: 'post',
  path: '/roast',
  summary: 'Roast a photo or a pickup line',
  description:
    'Send a photo as multipart/form-data or a line as application/json. With `Accept: text/event-stream` the answer is ' +
    'streamed: `seen` and `word` events, then one `result` (same shape as the JSON answer) or `error`.',
  middleware: [limitRate('roast'), limitInput] as const,
  request: {
    body: {
      content: {
        'multipart/form-data': { schema: RoastPhotoInput },
        'application/json': { schema: RoastLineInput },
      },
    },
  },
  responses: {
    200: { description: 'The roast', content: { 'application/json': { schema: RoastResult } } },
  },
})

export const roastRoutes = new OpenAPIHono<AppEnv>(openApiOptions).openapi(postRoast, async (c) => {
  const ctx = { ...c.var.deps, actor: c.var.actor }
  const input = isForm(c) ? c.req.valid('form') : c.req.valid('json')
  const run = 'file' in input ? await photoRun(ctx, input) : lineRun(ctx, input)
  if (c.req.header('accept')?.includes('text/event-stream')) {
    // The typed client knows the JSON answer only; the stream's events are typed in contract/roasts.ts.
    // A Response of its own would lack the headers that were set before, the guest's cookie among them.
    return c.body(streamRoast(c.req.raw.signal, run, c.var.toErrorBody), 200, STREAM_HEADERS) as never
  }
  return c.json(await run({ signal: c.req.raw.signal }), 200)
})

type Run = (watcher: Watcher) => Promise<RoastResult>

async function photoRun(ctx: RoastCtx, { file, ...input }: RoastPhotoInput): Promise<Run> {
  if (file.size > MAX_UPLOAD_BYTES) throw new AppError('image-too-large')
  const upload = new Uint8Array(await file.arrayBuffer())
  return (watcher) => roastPhoto(ctx, { ...input, upload }, watcher)
}

function lineRun(ctx: RoastCtx, input: RoastLineInput): Run {
  // A request without any body passes the validators of both forms.
  if (input.text === undefined) throw new AppError('invalid-input', { fields: { body: NO_INPUT } })
  return (watcher) => roastLine(ctx, input, watcher)
}

const NO_INPUT = 'Send a photo as a form or a line as JSON.'
