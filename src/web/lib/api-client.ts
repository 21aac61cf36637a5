import { hc } from 'hono/client'
import type { ErrorBody } from '#contract/errors.ts'
import type { Api } from '#server/http/api-type.ts'
import { ApiError } from './api-error.ts'

/** Happens to the window when the server refuses a call because it no longer knows who is asking. */
export const SIGNED_OUT = 'scorch:signed-out'

/** fetch that fails in one way: ApiError for no connection or an error status. Whoever cancels gets their own reason back. */
export async function callApi(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(input, init)
  } catch (cause) {
    init?.signal?.throwIfAborted()
    throw new ApiError('network', {}, { cause })
  }
  if (!response.ok) throw await errorOf(response)
  return response
}

/** A call with a JSON body, for what the typed client does not know. */
export function postJson(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return callApi(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** The typed client of our own API. */
export const api = hc<Api>('/', { fetch: callApi })

async function errorOf(response: Response): Promise<ApiError> {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}))
  if (body.code === 'signed-out') window.dispatchEvent(new Event(SIGNED_OUT))
  return new ApiError(body.code ?? 'bad-answer', body)
}
