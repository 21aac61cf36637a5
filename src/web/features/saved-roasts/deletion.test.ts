import { InfiniteQueryObserver, MutationObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { RoastList } from '#contract/saved-roasts.ts'
import { collectionOf, idsIn, roastOf } from '#tests/factories/collection.ts'
import { COLLECTION_KEY } from '#web/lib/query-keys.ts'
import { deletion } from './deletion.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that deletes when it is told to. */
function slowServer() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const fetched = vi.fn<() => Promise<Response>>(() => promise)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('window', new EventTarget())
  const isAsked = () => vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  return { isAsked, answer: resolve }
}

/** A wall that shows the collection, and asks for it as `list` says. */
function hang(client: QueryClient, list: () => Promise<RoastList>) {
  const wall = new InfiniteQueryObserver(client, {
    queryKey: COLLECTION_KEY,
    queryFn: list,
    initialPageParam: null,
    getNextPageParam: () => null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  wall.subscribe(() => {})
  return wall
}

const both = { roasts: [roastOf(1), roastOf(2)], next: null }
const rest = { roasts: [roastOf(1)], next: null }

const burn = (client: QueryClient, onFailed?: (id: string) => void) =>
  new MutationObserver(client, deletion(client, onFailed)).mutate('roast 2')

test('a list that is asked for while the server deletes does not bring it back', async () => {
  const server = slowServer()
  const client = collectionOf([both.roasts])
  const wall = hang(client, async () => both)
  const burning = burn(client)
  await server.isAsked()
  await wall.refetch()
  expect(idsIn(client)).toEqual([['roast 1', 'roast 2']])
  server.answer(new Response(null, { status: 204 }))
  await burning
  expect(idsIn(client)).toEqual([['roast 1']])
})

test('a list that is still on its way then is asked for anew', async () => {
  const server = slowServer()
  const client = collectionOf([both.roasts])
  const lists = [new Promise<RoastList>(() => {}), Promise.resolve(rest)]
  const list = vi.fn<() => Promise<RoastList>>(() => lists.shift() ?? Promise.resolve(both))
  const wall = hang(client, list)
  const burning = burn(client)
  await server.isAsked()
  void wall.refetch()
  server.answer(new Response(null, { status: 204 }))
  await burning
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(wall.getCurrentResult().isFetching).toBe(false))
  expect(idsIn(client)).toEqual([['roast 1']])
})

test.each([404, 204])(
  'a wall that is still empty when something burns fills all the same (%i)',
  async (status) => {
    const server = slowServer()
    const client = collectionOf([])
    client.clear()
    const lists = [new Promise<RoastList>(() => {}), Promise.resolve(rest)]
    const wall = hang(client, () => lists.shift() ?? Promise.resolve(rest))
    const burning = burn(client)
    await server.isAsked()
    server.answer(
      status === 404
        ? Response.json({ success: false, error: 'Gone.', code: 'not-found' }, { status })
        : new Response(null, { status }),
    )
    await burning
    await vi.waitFor(() => expect(wall.getCurrentResult().isSuccess).toBe(true))
    expect(idsIn(client)).toEqual([['roast 1']])
  },
)

test('what the server cannot delete comes back', async () => {
  const server = slowServer()
  const client = collectionOf([both.roasts])
  const onFailed = vi.fn<(id: string) => void>()
  const burning = burn(client, onFailed)
  await server.isAsked()
  expect(idsIn(client)).toEqual([['roast 1']])
  server.answer(new Response(null, { status: 500 }))
  await expect(burning).rejects.toMatchObject({ code: 'bad-answer' })
  expect(idsIn(client)).toEqual([['roast 1', 'roast 2']])
  expect(onFailed).toHaveBeenCalledWith('roast 2')
})
