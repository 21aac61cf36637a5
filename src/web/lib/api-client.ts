import { hc } from 'hono/client'
import type { ErrorBody } from '#contract/errors.ts'
import type { Api } from '#server/http/api-type.ts'
import { ApiError } from './api-error.ts'

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

/** The typed client of our own API. */
export const api = hc<Api>('/', { fetch: callApi })

async function errorOf(response: Response): Promise<ApiError> {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}))
  return new ApiError(body.code ?? 'bad-answer', body)
}
