import type { Band } from '#domain/scores.ts'
import styles from './score-stamp.module.css'

/** What a score is called, stamped in the colour of its band. */
export function ScoreStamp({ band, className = '' }: { band: Band; className?: string | undefined }) {
  return (
    <span className={`${styles.stamp} ${className}`} data-band={band.id}>
      {band.label}
    </span>
  )
}
