import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/** A file that the actor may see. */
export interface VisibleFile {
  /** Another one for other bytes. Letters, digits and dashes. */
  tag: string
  mime: string
  /** Under which people keep it. */
  name: string
  read: () => Promise<Uint8Array>
}

/**
 * Kept by the one browser, and asked for again each time: what was taken back is not shown from a cache, nor found. Who
 * knows the tag already, or asks for the head alone, has nothing read or made.
 */
export async function answerFile(
  c: Context<AppEnv>,
  { tag, mime, name, read }: VisibleFile,
): Promise<Response> {
  const etag = `"${tag}"`
  c.header('ETag', etag)
  c.header('Cache-Control', 'private, no-cache')
  c.header('X-Robots-Tag', 'noindex')
  if (knows(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  c.header('Content-Type', mime)
  c.header('Content-Disposition', `inline; filename="${name}"`)
  if (c.req.method === 'HEAD') return c.body(null)
  const bytes = await read()
  c.header('Content-Length', String(bytes.length))
  return c.body(bytes as Uint8Array<ArrayBuffer>)
}

/** If-None-Match: a list of tags, each perhaps weak, or a star for any. */
function knows(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag) || known.includes('*')
}
