import type { ErrorBody } from '#contract/errors.ts'

/** Codes of the wire, and two that only a browser can have: no connection, and an answer that nobody understands. */
export type ApiErrorCode = ErrorBody['code'] | 'network' | 'bad-answer'

/** Every failed call as one kind of error. `message` is the server's sentence, when it gave one. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly fields: Record<string, string>
  /** Seconds, with rate-limited. */
  readonly retryAfter: number | undefined

  constructor(code: ApiErrorCode, body: Partial<ErrorBody> = {}, options?: ErrorOptions) {
    super(body.error ?? code, options)
    this.name = 'ApiError'
    this.code = code
    this.fields = body.fields ?? {}
    this.retryAfter = body.retryAfter
  }
}
