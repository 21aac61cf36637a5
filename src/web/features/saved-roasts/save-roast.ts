import type { SavedRoast, SaveRoastInput } from '#contract/saved-roasts.ts'
import { api } from '#web/lib/api-client.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { ROASTS_KEY } from '#web/lib/query-keys.ts'

/** Saves a told roast to the own collection. The same one twice gives the first. Throws ApiError. */
export async function saveRoast(input: SaveRoastInput): Promise<SavedRoast> {
  const response = await api.api.roasts.$post({ json: input })
  void queryClient.invalidateQueries({ queryKey: ROASTS_KEY })
  return response.json()
}
