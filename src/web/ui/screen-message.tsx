import type { ReactNode } from 'react'
import styles from './screen-message.module.css'

interface ScreenMessageProps {
  role?: 'alert' | 'status'
  title?: string
  children: ReactNode
}

/** A whole screen with one thing to say. */
export function ScreenMessage({ role, title, children }: ScreenMessageProps) {
  return (
    <main className={styles.screen} role={role}>
      {title && <h1 className={styles.title}>{title}</h1>}
      {children}
    </main>
  )
}
