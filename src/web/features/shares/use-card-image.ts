import { useQuery } from '@tanstack/react-query'
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
    queryKey: ['roasts', 'card', id, form],
    queryFn: ({ signal }) => fetchCard(id, form, signal),
    gcTime: 0,
    // Without a connection it fails, and says so, instead of waiting for one.
    networkMode: 'always',
  })
  return { blob: data ?? null, isError, retry: () => void refetch() }
}
