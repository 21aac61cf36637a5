import { useLayoutEffect, useRef } from 'react'
import { wantsStillness } from '#web/ui/motion.ts'

const SLIDE = { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }

/**
 * What moves up when one of the items goes slides there instead of jumping.
 * @param items changes when the items do
 * @returns for the list, and to be called right before one goes
 */
export function useSliding(items: unknown) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<ReadonlyMap<Element, DOMRect> | null>(null)
  useLayoutEffect(() => {
    const places = before.current
    before.current = null
    if (!places || !list.current || !items) return
    for (const item of itemsOf(list.current)) {
      const old = places.get(item)
      if (old) slide(item, old)
    }
  }, [items])
  const noteBefore = () => {
    if (!list.current || wantsStillness()) return
    before.current = new Map(itemsOf(list.current).map((item) => [item, item.getBoundingClientRect()]))
  }
  return { list, noteBefore }
}

/** And what hangs behind the last one. */
function itemsOf(list: HTMLElement): Element[] {
  const behind = list.nextElementSibling
  return behind ? [...list.children, behind] : [...list.children]
}

function slide(item: Element, old: DOMRect): void {
  const { left, top, bottom } = item.getBoundingClientRect()
  const isSeen = Math.max(bottom, old.bottom) > 0 && Math.min(top, old.top) < innerHeight
  if (!isSeen || (left === old.left && top === old.top)) return
  item.animate({ translate: [`${old.left - left}px ${old.top - top}px`, '0px 0px'] }, SLIDE)
}
