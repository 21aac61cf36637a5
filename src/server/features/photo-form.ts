import { MIMEType } from 'node:util'
import type { MiddlewareHandler } from 'hono'
import { MAX_UPLOAD_BYTES } from '#domain/roasts.ts'
import { AppError } from './app-error.ts'
import { limitBody } from './body-limit.ts'
import type { AppEnv } from './context.ts'

/** Room for the other fields of a form around its photo. */
const FORM_OVERHEAD_BYTES = 64 * 1024

/** Ours have four fields; programs may send a few more. */
const MAX_PARTS = 32
/** Of what stands before each field: its name, a file's name and type. */
const MAX_HEAD_BYTES = 4096
const HEAD_END = '\r\n\r\n'

const limitForm = limitBody(MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES, 'image-too-large')
const limitText = limitBody()

/**
 * For forms with one photo. Within 12 MB thousands of fields, or one endless name, keep a parser, and with it everybody,
 * busy for seconds, and fields in the manner of addresses for minutes: those are refused unread. Fails with image-too-large,
 * with invalid-input, and with too-large for what is no multipart form.
 */
export const limitPhoto: MiddlewareHandler<AppEnv> = (c, next) => {
  const type = c.req.header('content-type')
  if (!isMultipart(type)) return limitText(c, next)
  return limitForm(c, async () => {
    // Whoever broke off hears it from the parser.
    const body = await c.req.arrayBuffer().catch(() => null)
    if (body && !isSimple(Buffer.from(body), boundaryOf(type)))
      throw new AppError('invalid-input', { fields: { body: NOT_SIMPLE } })
    await next()
  })
}

const NOT_SIMPLE = 'Send a form with one photo and a few short fields.'

export function isMultipart(type = ''): type is string {
  return type.trim().toLowerCase().startsWith('multipart/')
}

/** Null also for a list of types, of which each parser would take another one. */
function boundaryOf(type: string): string | null {
  try {
    return type.includes(',') ? null : new MIMEType(type).params.get('boundary')
  } catch {
    return null
  }
}

/** Steps over a form as its parser will, from delimiter to delimiter, without taking anything apart. */
export function isSimple(form: Buffer, boundary: string | null): boolean {
  if (!boundary) return false
  const delimiter = Buffer.from(`--${boundary}`)
  // The parser takes a later one for a delimiter whatever stands before it.
  const bare = delimiter.subarray(2)
  const first = form.indexOf(delimiter)
  let at = first === -1 ? -1 : first + 2
  for (let parts = 0; parts <= MAX_PARTS; parts += 1) {
    // A form without an end, or without a beginning, is the parser's to refuse.
    if (at === -1) return true
    const start = at + bare.length
    if (form.toString('latin1', start, start + 2) === '--') return true
    const head = form.subarray(start, start + MAX_HEAD_BYTES).indexOf(HEAD_END)
    if (head === -1) return false
    at = form.indexOf(bare, start + head + HEAD_END.length)
  }
  return false
}
