import type { AnimationEvent } from 'react'
import { bandOf } from '#domain/scores.ts'
import styles from './card-score.module.css'
import { wantsStillness } from './motion.ts'
import { ScoreFlame } from './score-flame.tsx'
import { ScoreStamp } from './score-stamp.tsx'

/** The score of a card: the flame grows with it. */
export function CardScore({ rating }: { rating: number }) {
  const band = bandOf(rating)
  return (
    <div className={styles.score}>
      <ScoreFlame band={band.id} className={styles.flame} />
      <p className={styles.number} onAnimationStart={bringIntoView}>
        {rating}
        <span className={styles.outOf}>/10</span>
      </p>
      <ScoreStamp band={band} className={styles.stamp} />
    </div>
  )
}

/** The climax must not happen below the edge of a small phone; who has scrolled by then reads at their own pace. */
function bringIntoView({ currentTarget }: AnimationEvent<HTMLElement>) {
  if (window.scrollY > 0 || wantsStillness()) return
  currentTarget.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
}
