import { type DragEvent, useLayoutEffect, useRef, useState } from 'react'

type Take = (file: Blob) => void

/** Drag-and-drop onto an element; `isOver` while something hovers. */
export function usePhotoDrop(take: Take) {
  const [isOver, setIsOver] = useState(false)
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      const file = event.dataTransfer.files[0]
      if (file) take(file)
    },
  }
  return { isOver, dropHandlers }
}

/** A picture pasted anywhere on the page. */
export function usePastedPhoto(take: Take) {
  const latest = useRef(take)
  useLayoutEffect(() => {
    latest.current = take
  }, [take])
  // With the stage, not after its entrance: a paste comes when it comes.
  useLayoutEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find((item) => item.type.startsWith('image/'))
      if (file) latest.current(file)
    }
    window.addEventListener('paste', onPaste)
    return () => window.removeEventListener('paste', onPaste)
  }, [])
}
