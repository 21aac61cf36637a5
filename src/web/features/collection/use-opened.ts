import { useEffect, useRef } from 'react'
import { navigate, useHistoryState, useSearch } from 'wouter/use-browser-location'

/** Told to the history entry of an opened roast, so that closing it can go back instead of on. */
export const OPENED_HERE = { isOpenedHere: true }

export function addressOfOpened(id: string): string {
  return `/collection?${new URLSearchParams({ roast: id })}`
}

/** Which roast is open, by the address: the browser's back button closes it, and a reload keeps it open. */
export function useOpened() {
  const openId = new URLSearchParams(useSearch()).get('roast')
  const state = useHistoryState<typeof OPENED_HERE | null>()
  const closed = useRef<string | null>(null)
  useEffect(() => {
    closed.current = null
  }, [openId])
  const close = () => {
    // Going back takes a moment, in which a second tap would go back once more.
    if (closed.current === openId) return
    closed.current = openId
    if (state?.isOpenedHere) history.back()
    else navigate('/collection', { replace: true })
  }
  /** Another one in its place: back still leads to the wall. */
  const turnTo = (id: string) => navigate(addressOfOpened(id), { replace: true, state })
  return { openId, close, turnTo }
}
