import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  /** alert interrupts a screen reader; status waits for its turn. */
  role?: 'alert' | 'status'
  title?: string
  children: ReactNode
}

/** A torn-off note pinned to the screen: what happened, and what to do. */
export function Notice({ role = 'alert', title, children }: NoticeProps) {
  return (
    <div className={styles.notice} role={role}>
      {title && <strong className={styles.title}>{title}</strong>}
      <div>{children}</div>
    </div>
  )
}
