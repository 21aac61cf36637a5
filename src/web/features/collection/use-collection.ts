import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { listRoasts } from '#web/features/saved-roasts/public.ts'
import { COLLECTION_KEY } from '#web/lib/query-keys.ts'

/** Starts loading well before the end comes into sight. */
const AHEAD = '900px'

/** The own roasts, newest first, a page (50) at a time. */
export function useCollection() {
  return useInfiniteQuery({
    queryKey: COLLECTION_KEY,
    queryFn: ({ pageParam, signal }) => listRoasts(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

/** Calls `onNear` whenever the element is about to scroll into view. */
export function useNearby(onNear: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  }, [onNear])
  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: AHEAD,
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [])
  return element
}
