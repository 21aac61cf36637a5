import { useEffect, useRef } from 'react'

export function tileId(id: string): string {
  return `roast-${id}`
}

/** Where the focus goes when a roast is closed: to its tile, or to the next one's when it was deleted. */
export function useReturn(openId: string | null) {
  const top = useRef<HTMLHeadingElement>(null)
  const target = useRef<string | null>(null)
  useEffect(() => {
    if (openId) target.current = openId
  }, [openId])
  const onClosed = (event: Event) => {
    event.preventDefault()
    const tile = target.current && document.getElementById(tileId(target.current))
    const place = tile || top.current
    place?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'nearest' })
  }
  const returnTo = (id: string | null) => {
    target.current = id
  }
  return { top, onClosed, returnTo }
}
