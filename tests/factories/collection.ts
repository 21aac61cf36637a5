import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import type { RoastList, SavedRoast } from '#contract/saved-roasts.ts'
import { COLLECTION_KEY } from '#web/lib/query-keys.ts'

const NOON = Date.parse('2026-05-01T12:00:00Z')

/** Roast `n`, `n` seconds older than noon. */
export function roastOf(n: number, id = `roast ${n}`): SavedRoast {
  return {
    id,
    mode: 'rizz',
    caption: 'A hello so empty that it echoed.',
    score: 3,
    scoreLabel: 'ROUGH',
    imageUrl: null,
    smallImageUrl: null,
    originalText: 'hi',
    createdAt: new Date(NOON - n * 1000).toISOString(),
    source: 'Personal',
    battleId: null,
    usedInVideo: false,
    visibility: 'private',
    reactions: { laugh: 0, fire: 0 },
    myReaction: null,
    isMine: true,
    owner: { id: 'mo', name: 'Mo', avatarUrl: null },
  }
}

/** What the page keeps of a collection that it has loaded so far. */
export function collectionOf(pages: readonly (readonly SavedRoast[])[], hasMore = false): QueryClient {
  const client = new QueryClient()
  client.setQueryData<InfiniteData<RoastList>>(COLLECTION_KEY, {
    pageParams: [],
    pages: pages.map((roasts, at) => ({
      roasts: [...roasts],
      next: hasMore || at < pages.length - 1 ? (cursorAt(roasts.at(-1)) ?? null) : null,
    })),
  })
  return client
}

/** As the server writes it. */
const cursorAt = (last?: SavedRoast) => last && `${Date.parse(last.createdAt)}.${last.id}`

/** The ids of each page. */
export function idsIn(client: QueryClient): string[][] | undefined {
  const pages = client.getQueryData<InfiniteData<RoastList>>(COLLECTION_KEY)?.pages
  return pages?.map(({ roasts }) => roasts.map(({ id }) => id))
}
