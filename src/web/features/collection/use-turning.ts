import { type TouchEvent, useEffect, useRef, useState } from 'react'

export type Direction = 'newer' | 'older'

export interface Neighbours {
  newer: string | undefined
  older: string | undefined
  onTurn: (id: string) => void
}

/** Pixels of a swipe that is meant; from the very edge it is the phone's own way back. */
const SWIPE = 56
const EDGE = 24

const KEYS: Record<string, Direction> = { ArrowLeft: 'newer', ArrowRight: 'older' }

/** From one roast to the one beside it: by button, arrow key and swipe. `from`: the side the shown one came from. */
export function useTurning(id: string, { newer, older, onTurn }: Neighbours) {
  const stage = useRef<HTMLDivElement>(null)
  const [turned, setTurned] = useState<{ to: string; from: Direction } | null>(null)
  const turn = (direction: Direction) => {
    const next = direction === 'newer' ? newer : older
    if (!next) return
    setTurned({ to: next, from: direction })
    onTurn(next)
    stage.current?.closest('[role="dialog"]')?.scrollTo(0, 0)
  }
  useArrowKeys(stage, turn)
  const swipe = useSwipe(turn)
  return { stage, from: turned?.to === id ? turned.from : undefined, turn, swipe }
}

function useArrowKeys(stage: React.RefObject<HTMLElement | null>, turn: (direction: Direction) => void) {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const direction = KEYS[event.key]
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
      const here = stage.current?.closest('[role="dialog"]')
      // Windows over this one have the keys for themselves.
      if (direction && isPlain && here?.contains(document.activeElement)) latest.current(direction)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [stage])
}

function useSwipe(turn: (direction: Direction) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches, currentTarget, target }: TouchEvent) => {
      const touch = touches[0]
      const isOurs = touch && touches.length === 1 && currentTarget.contains(target as Node)
      const isInside = isOurs && touch.clientX > EDGE && touch.clientX < window.innerWidth - EDGE
      start.current = isInside ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const across = touch.clientX - start.current.x
      const down = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down))
        turn(across > 0 ? 'newer' : 'older')
    },
  }
}
