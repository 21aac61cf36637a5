import type { CardForm, SharedRoast } from '#contract/saved-roasts.ts'
import { callApi } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'

/** Makes the roast visible to whoever has the link, and counts one share. Fails with ApiError. */
export async function shareRoast(id: string): Promise<SharedRoast> {
  return (await callApi(`/api/roasts/${encodeURIComponent(id)}/share`, { method: 'POST' })).json()
}

/** The roast as a picture. Fails with ApiError. */
export async function fetchCard(id: string, form: CardForm, signal?: AbortSignal): Promise<Blob> {
  const address = `/api/roasts/${encodeURIComponent(id)}/card?${new URLSearchParams({ form })}`
  const card = await (await callApi(address, signal ? { signal } : {})).blob()
  if (!card.type.startsWith('image/')) throw new ApiError('bad-answer')
  return card
}
