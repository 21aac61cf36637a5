import type { SavedRoast, SaveRoastInput } from '#contract/saved-roasts.ts'
import { postJson } from '#web/lib/api-client.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { forgetGuestRoast, type GuestRoast } from './guest-roasts.ts'

/** Where own roasts are cached; saving one makes them stale. */
const OWN_ROASTS = ['roasts']

/** Saves a told roast to the own collection. The same one twice gives the first. Throws ApiError. */
export async function saveRoast(roast: GuestRoast, battleId: string | null = null): Promise<SavedRoast> {
  const { text, ...told } = roast
  const input: SaveRoastInput = { ...told, roast: text, battleId }
  const response = await postJson('/api/roasts', input)
  forgetGuestRoast(roast.receipt)
  queryClient.invalidateQueries({ queryKey: OWN_ROASTS })
  return response.json()
}
