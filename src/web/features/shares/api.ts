import type { CardForm, SharedRoast } from '#contract/saved-roasts.ts'
import { api } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'

const roast = api.api.roasts[':id']

/** Makes the roast visible to whoever has the link, and counts one share. Fails with ApiError. */
export async function shareRoast(id: string): Promise<SharedRoast> {
  return (await roast.share.$post({ param: { id } })).json()
}

/** The roast as a picture. Fails with ApiError. */
export async function fetchCard(id: string, form: CardForm, signal?: AbortSignal): Promise<Blob> {
  const response = await roast.card.$get({ param: { id }, query: { form } }, signal && { init: { signal } })
  const card = await response.blob()
  if (!card.type.startsWith('image/')) throw new ApiError('bad-answer')
  return card
}
