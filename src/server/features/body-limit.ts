import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from './app-error.ts'
import type { AppEnv } from './context.ts'

const KB = 1024

/** Refuses a larger body before it is read. 16 KB by default: a few fields of text. Forms with a photo: photo-form.ts. */
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
