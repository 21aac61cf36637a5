import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedRoast, Visibility } from '#contract/saved-roasts.ts'
import { deleteRoast, getRoast, setVisibility } from './api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { COLLECTION_KEY, dropRoast, findRoast, putRoast, roastKey } from './cache.ts'

/** Without a connection a query fails, and says so, instead of waiting for one; back online it asks anew. */
export const WITHOUT_WAITING = { networkMode: 'always', refetchOnReconnect: true } as const

/** One roast, as whoever asks may see it. Fails with `not-found` for absent, private and deleted ones alike. */
export function useRoast(id: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: roastKey(id),
    queryFn: ({ signal }) => getRoast(id, signal),
    placeholderData: () => findRoast(client, id),
    ...WITHOUT_WAITING,
  })
}

export function useSetVisibility(roast: SavedRoast) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (visibility: Visibility) => setVisibility(roast.id, visibility),
    onSuccess: (answer) => putRoast(client, answer),
  })
}

/**
 * Gone from the collection at once, and back in its place when the server could not delete it. `onFailed` hears of every
 * failure, also when several are under way.
 */
export function useDeleteRoast(onFailed?: (id: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deleteUnlessGone,
    // A deletion that waits for a connection would look done, and be lost with the tab.
    networkMode: 'always',
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: COLLECTION_KEY })
      return { putBack: dropRoast(client, id) }
    },
    onSuccess: (_, id) => client.removeQueries({ queryKey: roastKey(id) }),
    onError: (_error, id, context) => {
      context?.putBack()
      onFailed?.(id)
    },
  })
}

/** What another tab deleted first is just as gone. */
async function deleteUnlessGone(id: string): Promise<void> {
  try {
    await deleteRoast(id)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not-found')) throw error
  }
}
