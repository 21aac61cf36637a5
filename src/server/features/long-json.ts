import type { MiddlewareHandler } from 'hono'
import { AppError } from './app-error.ts'
import { limitBody } from './body-limit.ts'
import type { AppEnv } from './context.ts'

/** Of each; a caption and a line of any length that we take have fewer, and a picture as base64 has none. */
const MAX_MARKS = 4096
/** What lists, objects and their entries are made with. */
const MARKS = ['[', '{', ',']

/**
 * For JSON with a picture in it: megabytes of one text are read in a moment, megabytes of brackets keep everybody waiting for
 * seconds. Fails with too-large, and with invalid-input for what is no flat object.
 */
export function limitJson(maxBytes: number): MiddlewareHandler<AppEnv> {
  const limitBytes = limitBody(maxBytes)
  return (c, next) =>
    limitBytes(c, async () => {
      // Whoever broke off hears it from the parser.
      const body = await c.req.arrayBuffer().catch(() => null)
      if (body && !isFlat(Buffer.from(body)))
        throw new AppError('invalid-input', { fields: { body: 'Send a JSON object of a few fields.' } })
      await next()
    })
}

export function isFlat(json: Buffer): boolean {
  return MARKS.every((mark) => {
    let at = -1
    for (let count = 0; count <= MAX_MARKS; count += 1) {
      at = json.indexOf(mark, at + 1)
      if (at === -1) return true
    }
    return false
  })
}
