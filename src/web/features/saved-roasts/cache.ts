import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { RoastList, SavedRoast } from '#contract/saved-roasts.ts'

/** Where roasts lie in the query cache: the own collection in pages, and single roasts by id. */
export const COLLECTION_KEY = ['roasts', 'collection'] as const
export const roastKey = (id: string) => ['roasts', 'one', id] as const

type Pages = InfiniteData<RoastList, string | null>

/** The roast as far as it is known already, so that opening one shows it at once. */
export function findRoast(client: QueryClient, id: string): SavedRoast | undefined {
  const pages = client.getQueryData<Pages>(COLLECTION_KEY)?.pages
  return pages?.flatMap((page) => page.roasts).find((roast) => roast.id === id)
}

export function putRoast(client: QueryClient, roast: SavedRoast): void {
  client.setQueryData(roastKey(roast.id), roast)
  changePages(client, (roasts) => roasts.map((known) => (known.id === roast.id ? roast : known)))
}

/** Takes it out of the collection; what comes back puts it where it was, unless the collection was loaded anew. */
export function dropRoast(client: QueryClient, id: string): () => void {
  const before = client.getQueryData<Pages>(COLLECTION_KEY)
  changePages(client, (roasts) => roasts.filter((roast) => roast.id !== id))
  return () => client.setQueryData(COLLECTION_KEY, before)
}

function changePages(client: QueryClient, change: (roasts: SavedRoast[]) => SavedRoast[]): void {
  client.setQueryData<Pages>(
    COLLECTION_KEY,
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, roasts: change(page.roasts) })) },
  )
}
