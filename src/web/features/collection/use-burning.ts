import { useState } from 'react'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { useDeleteRoast } from '#web/features/saved-roasts/public.ts'

/**
 * Deletes roasts of the wall. For the eye alone, a deleted one stays there while it burns down; the server hears of it at once.
 * `onBurn` is told which one takes its place.
 */
export function useBurning(roasts: readonly SavedRoast[], onBurn: (nextId: string | null) => void) {
  const [failedId, setFailedId] = useState<string | null>(null)
  const [burning, setBurning] = useState<{ roast: SavedRoast; at: number } | null>(null)
  const remove = useDeleteRoast(setFailedId)
  const burn = (id: string) => {
    const at = roasts.findIndex((roast) => roast.id === id)
    const roast = roasts[at]
    onBurn((roasts[at + 1] ?? roasts[at - 1])?.id ?? null)
    if (roast) setBurning({ roast, at })
    setFailedId(null)
    remove.mutate(id)
  }
  const isBack = burning && roasts.some(({ id }) => id === burning.roast.id)
  const isGhost = burning && !isBack
  return {
    burn,
    failedId,
    forgive: () => setFailedId(null),
    shown: isGhost ? roasts.toSpliced(burning.at, 0, burning.roast) : roasts,
    burningId: isGhost ? burning.roast.id : null,
    putOut: () => setBurning(null),
  }
}
