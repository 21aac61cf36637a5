import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedRoast, Visibility } from '#contract/saved-roasts.ts'
import { roastKey } from '#web/lib/query-keys.ts'
import { getRoast, setVisibility } from './api.ts'
import { findRoast, putRoast } from './cache.ts'
import { deletion } from './deletion.ts'

/** One roast, as whoever asks may see it. Fails with `not-found` for absent, private and deleted ones alike. */
export function useRoast(id: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: roastKey(id),
    queryFn: ({ signal }) => getRoast(id, signal),
    placeholderData: () => findRoast(client, id),
  })
}

export function useSetVisibility(roast: SavedRoast) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (visibility: Visibility) => setVisibility(roast.id, visibility),
    onSuccess: (answer) => putRoast(client, answer),
  })
}

/** `onFailed` hears of every failure, also when several are under way. */
export function useDeleteRoast(onFailed?: (id: string) => void) {
  return useMutation(deletion(useQueryClient(), onFailed))
}
