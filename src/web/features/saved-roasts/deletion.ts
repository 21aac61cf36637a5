import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api-error.ts'
import { COLLECTION_KEY, roastKey } from '#web/lib/query-keys.ts'
import { deleteRoast } from './api.ts'
import { dropRoast } from './cache.ts'

/** Deletes by id: gone from the collection at once, and back in its place when the server could not delete it. */
export function deletion(client: QueryClient, onFailed?: (id: string) => void) {
  const askAgain = (wasAsked: boolean | undefined) => {
    if (wasAsked) void client.invalidateQueries({ queryKey: COLLECTION_KEY })
  }
  return mutationOptions({
    mutationFn: deleteUnlessGone,
    onMutate: async (id: string) => {
      const wasAsked = await stopAsking(client)
      return { wasAsked, putBack: dropRoast(client, id) }
    },
    onSuccess: async (_, id, { wasAsked }) => {
      // A list that was asked for meanwhile may hold it still.
      const isAsked = await stopAsking(client)
      dropRoast(client, id)
      client.removeQueries({ queryKey: roastKey(id) })
      askAgain(wasAsked || isAsked)
    },
    onError: (_error, id, context) => {
      context?.putBack()
      onFailed?.(id)
      askAgain(context?.wasAsked)
    },
  })
}

/** Whether a list was on its way: it must be asked for anew, or it never comes. */
async function stopAsking(client: QueryClient): Promise<boolean> {
  const isAsked = client.isFetching({ queryKey: COLLECTION_KEY }) > 0
  await client.cancelQueries({ queryKey: COLLECTION_KEY })
  return isAsked
}

/** What another tab deleted first is just as gone. */
async function deleteUnlessGone(id: string): Promise<void> {
  try {
    await deleteRoast(id)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not-found')) throw error
  }
}
