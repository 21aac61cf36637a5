import { type ReactNode, ViewTransition } from 'react'
import { Link } from 'wouter'
import cover from './cover.module.css'
import styles from './matchbook.module.css'

interface MatchbookProps {
  /** A mode, or the challenges. */
  id: 'selfie' | 'fit' | 'rizz' | 'pet' | 'challenge'
  title: string
  pitch: string
  art: ReactNode
  href: string
}

/** A mode as a matchbook: printed cover, staple, striker. A link, so that it can be opened in a new tab. */
export function Matchbook({ id, title, pitch, art, href }: MatchbookProps) {
  return (
    <ViewTransition name={`book-${id}`} share="book" default="none">
      <Link href={href} className={`${cover.inks} ${styles.book}`} data-cover={id}>
        <span className={`${cover.cover} ${styles.cover}`}>
          <svg className={styles.art} viewBox="0 0 120 100" aria-hidden="true">
            {art}
          </svg>
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            <span className={styles.pitch}>{pitch}</span>
          </span>
        </span>
        <span className={`${cover.striker} ${styles.striker}`} aria-hidden="true" />
      </Link>
    </ViewTransition>
  )
}
