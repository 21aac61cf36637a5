import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MAX_UPLOAD_BYTES } from '#domain/roasts.ts'
import { AppError } from './app-error.ts'
import type { AppEnv } from './context.ts'

const KB = 1024

/** Room for the other fields of a form around its photo. */
const FORM_OVERHEAD_BYTES = 64 * KB

/** Refuses a larger body before it is read. 16 KB by default: a few fields of text. */
export function limitBody(
  maxBytes = 16 * KB,
  code: 'too-large' | 'image-too-large' = 'too-large',
): MiddlewareHandler<AppEnv> {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError(code)
    },
  })
}

/** For forms with one photo. */
export const limitPhoto = limitBody(MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES, 'image-too-large')
