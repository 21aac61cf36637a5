import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { ErrorBody, ErrorCode } from '#contract/errors.ts'
import { isConnectionLost, isSchemaBehind } from '#server/db/failures.ts'
import { isDiskUnusable } from '#server/disk-failures.ts'
import { AppError } from '#server/features/app-error.ts'
import type { AppEnv } from '#server/features/context.ts'

/** The one table from codes to statuses and sentences that say what to do. */
const ERRORS: Record<ErrorCode, { status: ContentfulStatusCode; sentence: string }> = {
  'invalid-input': {
    status: 400,
    sentence: 'Something in the request is missing or wrong. Check it and try again.',
  },
  'unsupported-image': {
    status: 415,
    sentence: 'We cannot read this file. Choose a JPEG, PNG, WebP, AVIF, GIF or HEIC photo.',
  },
  'damaged-image': { status: 422, sentence: 'This photo seems damaged. Choose another one.' },
  'image-too-large': { status: 413, sentence: 'This photo is over 12 MB. Choose a smaller one.' },
  'too-many-pixels': {
    status: 413,
    sentence: 'This photo has more than 40 megapixels. Choose a smaller one.',
  },
  'explicit-image': {
    status: 422,
    sentence: 'That photo is a bit much for our stage. Put something on and choose another one.',
  },
  'invalid-email': { status: 400, sentence: 'Please enter a valid email address.' },
  'weak-password': { status: 400, sentence: 'Password should be at least 6 characters long.' },
  'email-in-use': { status: 409, sentence: 'This email address is already registered.' },
  'wrong-credentials': { status: 401, sentence: 'This email address and password do not go together.' },
  'passwords-off': { status: 403, sentence: 'Email/password accounts are not enabled.' },
  'reset-link-invalid': { status: 410, sentence: 'This link is no longer good. Ask for a new one.' },
  'provider-unavailable': {
    status: 404,
    sentence: 'Signing in there is not possible right now. Try another way.',
  },
  'foreign-origin': { status: 403, sentence: 'Open the page at its own address and try again.' },
  'rate-limited': { status: 429, sentence: 'Easy, tiger. Wait a moment, then try again.' },
  'too-large': { status: 413, sentence: 'That is too much at once. Send less.' },
  'signed-out': { status: 401, sentence: 'Sign in first.' },
  'not-yours': { status: 403, sentence: 'Only its owner may do that.' },
  'forged-receipt': { status: 422, sentence: 'We did not write this roast for you, so it cannot be saved.' },
  'expired-receipt': { status: 410, sentence: 'This roast is over a day old. Get a fresh one to save.' },
  'already-reacted': { status: 409, sentence: 'You have reacted to this already, and that is final.' },
  'card-failed': { status: 503, sentence: 'Could not generate share card. Try again in a moment.' },
  'missing-index': {
    status: 500,
    sentence: 'The database lacks an index. Its migrations have to run again.',
  },
  'not-found': { status: 404, sentence: 'There is nothing at this address.' },
  timeout: {
    status: 503,
    sentence: 'Looking at this photo took too long. Try again, or choose another one.',
  },
  abandoned: { status: 408, sentence: 'This was called off before it was done. Try again.' },
  'worker-crashed': { status: 503, sentence: 'We dropped this photo while looking at it. Try again.' },
  unavailable: {
    status: 503,
    sentence: 'Something we need is out of reach right now. Try again in a moment.',
  },
  internal: { status: 500, sentence: 'Something went wrong on our side. Try again in a moment.' },
}

/** What a failure looks like on the wire. Anything unknown is `internal`, and says nothing about its cause. */
export function toErrorBody(error: unknown): ErrorBody {
  const code = codeOf(error)
  const { fields = unreadable(error), retryAfter } = error instanceof AppError ? error : {}
  return {
    success: false,
    error: Object.values(fields ?? {})[0] ?? ERRORS[code].sentence,
    code,
    ...(fields && { fields }),
    ...(retryAfter && { retryAfter }),
  }
}

/** Without its database the product is away for a while, not broken: pages try again. */
function codeOf(error: unknown): ErrorCode {
  const code =
    error instanceof AppError
      ? error.code
      : error instanceof HTTPException
        ? codeOfStatus(error.status)
        : 'internal'
  if (code !== 'internal') return code
  if (isSchemaBehind(error)) return 'missing-index'
  return isConnectionLost(error) || isDiskUnusable(error) ? 'unavailable' : code
}

export function errorResponse(c: Context, error: unknown): Response {
  const body = toErrorBody(error)
  if (body.retryAfter) c.header('Retry-After', String(body.retryAfter))
  return c.json(body, ERRORS[body.code].status)
}

/** Whatever the form of the answer, streams included: what is our fault is in the log, a refusal is not worth a line. */
export function report(log: Logger, error: unknown, requestId: string | undefined): void {
  if (ERRORS[codeOf(error)].status < 500) return
  // Too much at once: many lines in a short time, none of which needs a stack to be understood.
  if (error instanceof AppError && error.retryAfter)
    log.warn({ requestId }, `refused for now: ${error.message}`)
  else log.error({ err: error, requestId }, 'request failed')
}

export function onErrorWith(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    report(log, error, c.var.requestId)
    return errorResponse(c, error)
  }
}

export const onNotFound: NotFoundHandler<AppEnv> = (c) => errorResponse(c, new AppError('not-found'))

/** What the validators refuse before there are any fields. */
function unreadable(error: unknown): Record<string, string> | undefined {
  const sentence = error instanceof HTTPException && UNREADABLE[error.status]
  return sentence ? { body: sentence } : undefined
}

const UNREADABLE: Record<number, string> = {
  400: 'We cannot read this. Send whole JSON, or a whole form for a photo.',
  415: 'Name what you send in Content-Type: application/json, or multipart/form-data for a photo.',
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not-found'
  if (status === 413) return 'image-too-large'
  return status < 500 ? 'invalid-input' : 'internal'
}
