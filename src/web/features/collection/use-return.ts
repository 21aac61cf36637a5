import { useEffect, useRef } from 'react'

export function tileId(id: string): string {
  return `roast-${id}`
}

/**
 * Where the focus goes when a roast is closed: to its tile, or to the next one's when it was deleted. The wall moves only
 * to show another tile than the one that was opened from it: that one is where it was left, even half behind the bar.
 */
export function useReturn(openId: string | null) {
  const top = useRef<HTMLHeadingElement>(null)
  const target = useRef<string | null>(null)
  const lastOpen = useRef(openId)
  const openedFrom = useRef<string | null>(null)
  useEffect(() => {
    if (openId && lastOpen.current === null) openedFrom.current = openId
    lastOpen.current = openId
    if (openId) target.current = openId
  }, [openId])
  const onClosed = (event: Event) => {
    event.preventDefault()
    const tile = target.current && document.getElementById(tileId(target.current))
    const place = tile || top.current
    place?.focus({ preventScroll: true })
    if (!tile || target.current !== openedFrom.current) place?.scrollIntoView({ block: 'nearest' })
  }
  const returnTo = (id: string | null) => {
    target.current = id
  }
  return { top, onClosed, returnTo }
}
