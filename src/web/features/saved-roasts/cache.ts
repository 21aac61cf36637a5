import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { RoastList, SavedRoast } from '#contract/saved-roasts.ts'
import { COLLECTION_KEY, roastKey } from '#web/lib/query-keys.ts'

type Place = Pick<SavedRoast, 'createdAt' | 'id'>
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

/** Puts a roast into the loaded collection at its place; nowhere when its place is not loaded yet. */
export function addRoast(client: QueryClient, roast: SavedRoast): void {
  client.setQueryData<Pages>(COLLECTION_KEY, (data) => data && withRoast(data, roast))
}

/** Takes it out of the collection. What comes back puts it, and nothing else, where it was. */
export function dropRoast(client: QueryClient, id: string): () => void {
  const roast = findRoast(client, id)
  changePages(client, (roasts) => roasts.filter((known) => known.id !== id))
  return () => roast && addRoast(client, roast)
}

function withRoast(data: Pages, roast: SavedRoast): Pages {
  const isKnown = data.pages.some(({ roasts }) => roasts.some(({ id }) => id === roast.id))
  const found = data.pages.findIndex((page) => reaches(page, roast))
  if (isKnown || found === -1) return data
  const pages = data.pages.map((page, at) => {
    if (at !== found) return page
    const place = page.roasts.findIndex((known) => newestFirst(roast, known) < 0)
    const end = place === -1 ? page.roasts.length : place
    return { ...page, roasts: page.roasts.toSpliced(end, 0, roast) }
  })
  return { ...data, pages }
}

/** Whether the page goes on until the roast's place: `next` is the place of the last one on it. */
function reaches({ next }: RoastList, roast: SavedRoast): boolean {
  if (next === null) return true
  const [milliseconds, id = ''] = next.split('.')
  return newestFirst(roast, { createdAt: new Date(Number(milliseconds)).toISOString(), id }) <= 0
}

/** As the server lists them. */
function newestFirst(a: Place, b: Place): number {
  const [one, other] = a.createdAt === b.createdAt ? [a.id, b.id] : [a.createdAt, b.createdAt]
  if (one === other) return 0
  return one > other ? -1 : 1
}

function changePages(client: QueryClient, change: (roasts: SavedRoast[]) => SavedRoast[]): void {
  client.setQueryData<Pages>(
    COLLECTION_KEY,
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, roasts: change(page.roasts) })) },
  )
}
