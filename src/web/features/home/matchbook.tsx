import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './matchbook.module.css'

interface MatchbookProps {
  cover: 'selfie' | 'fit' | 'rizz' | 'pet' | 'challenge'
  title: string
  pitch: string
  art: ReactNode
  href: string
}

/** A mode as a matchbook: printed cover, staple, striker. A link, so that it can be opened in a new tab. */
export function Matchbook({ cover, title, pitch, art, href }: MatchbookProps) {
  return (
    <Link href={href} className={styles.book} data-cover={cover}>
      <span className={styles.cover}>
        <svg className={styles.art} viewBox="0 0 120 100" aria-hidden="true">
          {art}
        </svg>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.pitch}>{pitch}</span>
        </span>
      </span>
      <span className={styles.striker} aria-hidden="true" />
    </Link>
  )
}
