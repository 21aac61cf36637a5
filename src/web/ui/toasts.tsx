import { type ComponentType, useEffect, useState } from 'react'
import type { ToasterProps } from './toaster.tsx'

/** A word in passing, at the edge of the screen, read out politely. What needs an answer is a Notice or a Dialog. */
export interface Toast {
  text: string
}

const loadToaster = () => import('./toaster.tsx').then((module) => module.Toaster)

let announce: ((toast: Toast) => void) | null = null

/** The newest replaces what is there. */
export function showToast(toast: Toast): void {
  announce?.(toast)
}

/** The place where toasts appear: once, at the root. What draws them is loaded with the first one. */
export function Toasts() {
  const [toast, setToast] = useState<Toast | null>(null)
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null)
  useEffect(() => {
    announce = (next) => {
      setToast(next)
      loadToaster().then(
        (loaded) => setToaster(() => loaded),
        () => {},
      )
    }
    return () => {
      announce = null
    }
  }, [])
  return Toaster && <Toaster toast={toast} onDone={() => setToast(null)} />
}

/** Fetched while there is a connection, for the toast that says there is none. */
export function prepareToasts(): void {
  loadToaster().catch(() => {})
}
