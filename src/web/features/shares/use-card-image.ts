import { useQuery } from '@tanstack/react-query'
import { cardKey } from '#web/lib/query-keys.ts'
import { fetchCard } from './api.ts'

export interface CardImage {
  /** What is seen, shared and saved; null until it is there. */
  blob: Blob | null
  isError: boolean
  retry: () => void
}

/** The picture of a roast in one form, kept while the dialog is open so that sharing it takes no time. */
export function useCardImage(id: string, form: 'card' | 'story'): CardImage {
  const { data, isError, refetch } = useQuery({
    queryKey: cardKey(id, form),
    queryFn: ({ signal }) => fetchCard(id, form, signal),
    gcTime: 0,
    // The same card is printed the same: one look is enough, also when the connection comes back.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { blob: data ?? null, isError, retry: () => void refetch() }
}
