import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RoastReaction, SavedRoast } from '#contract/saved-roasts.ts'
import { roastKey } from '#web/lib/query-keys.ts'
import { reactToRoast } from './api.ts'
import { putRoast } from './cache.ts'

/**
 * Counts at once; a reaction that fails is taken back without a word, and the roast is asked for anew: it may be gone, or have
 * been reacted to in another tab. SPEC.md section 8: reaction errors are only logged.
 */
export function useReaction(roast: SavedRoast) {
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
    onError: (_error, _reaction, context) => {
      if (context) putRoast(client, context.before)
      client.invalidateQueries({ queryKey: roastKey(roast.id) })
    },
  })
}
