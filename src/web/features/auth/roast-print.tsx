import type { GuestRoast } from '#web/features/home/public.ts'
import styles from './roast-print.module.css'

interface RoastPrintProps {
  roast: GuestRoast
  /** saved: stamped. failed: singed. */
  fate?: 'waiting' | 'saved' | 'failed'
}

/** A roast as a small print: its photo or its line, and the score. */
export function RoastPrint({ roast, fate = 'waiting' }: RoastPrintProps) {
  const { imageUrl, originalText, text, rating } = roast
  return (
    <span className={styles.print} data-fate={fate}>
      <span className={styles.picture}>
        {imageUrl ? (
          <img src={imageUrl} alt="" />
        ) : (
          <span className={styles.line}>“{originalText ?? text}”</span>
        )}
      </span>
      <span className={styles.score}>{rating}/10</span>
      {fate === 'saved' && <span className={styles.stamp}>Saved</span>}
    </span>
  )
}
