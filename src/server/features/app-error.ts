import type { ErrorCode } from '#contract/errors.ts'

/** How a service says no. The transport turns it into a status and a sentence in one place (http/errors.ts). */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Seconds, see ErrorBody. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    options: { fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
  }
}
