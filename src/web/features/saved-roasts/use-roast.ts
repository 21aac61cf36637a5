import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RoastReaction, SavedRoast, Visibility } from '#contract/saved-roasts.ts'
import { deleteRoast, getRoast, reactToRoast, setVisibility } from './api.ts'
import { COLLECTION_KEY, dropRoast, findRoast, putRoast, roastKey } from './cache.ts'

/** One roast, as whoever asks may see it. Fails with `not-found` for absent, private and deleted ones alike. */
export function useRoast(id: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: roastKey(id),
    queryFn: ({ signal }) => getRoast(id, signal),
    placeholderData: () => findRoast(client, id),
  })
}

/** Counts at once; a reaction that fails is taken back without a word. SPEC.md section 8: reaction errors are only logged. */
export function useReact(roast: SavedRoast) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reaction: RoastReaction) => reactToRoast(roast.id, reaction),
    onMutate: async (reaction) => {
      await client.cancelQueries({ queryKey: roastKey(roast.id) })
      const reactions = { ...roast.reactions, [reaction]: roast.reactions[reaction] + 1 }
      putRoast(client, { ...roast, reactions, myReaction: reaction })
      return { before: roast }
    },
    onSuccess: (answer) => putRoast(client, answer),
    onError: (_error, _reaction, context) => context && putRoast(client, context.before),
  })
}

export function useSetVisibility(roast: SavedRoast) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (visibility: Visibility) => setVisibility(roast.id, visibility),
    onSuccess: (answer) => putRoast(client, answer),
  })
}

/** Gone from the collection at once, and back in its place when the server could not delete it. */
export function useDeleteRoast() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deleteRoast,
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: COLLECTION_KEY })
      return { putBack: dropRoast(client, id) }
    },
    onSuccess: (_, id) => client.removeQueries({ queryKey: roastKey(id) }),
    onError: (_error, _id, context) => context?.putBack(),
  })
}
