import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'

/** SPEC.md section 9, "Avatar menu close delay". */
const CLOSE_DELAY_MS = 200

/**
 * Closes what is open 200 ms after the focus has left it, or after a tap elsewhere, which on some phones moves no focus.
 * Coming back in time keeps it open. Returns what its outermost element listens with.
 */
export function useLateClose(isOpen: boolean, close: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stay = () => clearTimeout(timer.current)
  const leave = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(close, CLOSE_DELAY_MS)
  }
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !element.current?.contains(target)) leave()
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      clearTimeout(timer.current)
    }
  }, [isOpen])

  return {
    ref: element,
    onFocus: stay,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) leave()
    },
  }
}
