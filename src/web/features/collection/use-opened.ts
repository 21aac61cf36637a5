import { navigate, useHistoryState, useSearch } from 'wouter/use-browser-location'

/** Told to the history entry of an opened roast, so that closing it can go back instead of on. */
export const OPENED_HERE = { isOpenedHere: true }

export function addressOfOpened(id: string): string {
  return `/collection?${new URLSearchParams({ roast: id })}`
}

/** Which roast is open, by the address: the browser's back button closes it, and a reload keeps it open. */
export function useOpened() {
  const openId = new URLSearchParams(useSearch()).get('roast')
  const isOpenedHere = useHistoryState<typeof OPENED_HERE | null>()?.isOpenedHere
  const close = () => (isOpenedHere ? history.back() : navigate('/collection', { replace: true }))
  return { openId, close }
}
