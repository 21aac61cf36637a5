import { AISDKError, APICallError } from 'ai'
import { ComedianError } from '../port.ts'

const MAX_CAUSE_LENGTH = 200

/**
 * One failed try as a ComedianError. Its cause is for logs: name, status and the start of the provider's message,
 * without request, headers or anything that looks like a key.
 */
export function toComedianError(error: unknown, apiKey: string | undefined): ComedianError {
  if (error instanceof ComedianError) return error
  return new ComedianError(reasonOf(error), { cause: forLogs(error, apiKey) })
}

export function timedOut(timeoutMs: number): ComedianError {
  return new ComedianError('timeout', { cause: new Error(`no answer within ${timeoutMs} ms`) })
}

/**
 * Whether asking once more can help: the server failed or was unreachable, or the answer was garbage. Not after "too
 * many requests", which a second request makes worse.
 */
export function mayPass(error: unknown): boolean {
  if (error instanceof ComedianError) return error.reason === 'garbage'
  if (!APICallError.isInstance(error)) return true
  return isUnreadable(error) || (error.isRetryable && error.statusCode !== 429)
}

function reasonOf(error: unknown): ComedianError['reason'] {
  if (APICallError.isInstance(error)) return isUnreadable(error) ? 'garbage' : 'unavailable'
  return AISDKError.isInstance(error) ? 'garbage' : 'unavailable'
}

/** The status was fine and the connection held, so it was the body that could not be read. */
function isUnreadable({ statusCode = 0, isRetryable }: APICallError): boolean {
  return statusCode >= 200 && statusCode < 300 && !isRetryable
}

function forLogs(error: unknown, apiKey: string | undefined): Error {
  if (!(error instanceof Error)) return new Error('unknown failure')
  const status = APICallError.isInstance(error) && error.statusCode ? ` (status ${error.statusCode})` : ''
  return new Error(`${error.name}${status}: ${redact(error.message, apiKey).slice(0, MAX_CAUSE_LENGTH)}`)
}

function redact(text: string, apiKey: string | undefined): string {
  const known = apiKey ? text.replaceAll(apiKey, '[key]') : text
  return known.replace(/\b(?:sk-|AIza|Bearer )[\w*.-]{4,}/g, '[key]')
}
