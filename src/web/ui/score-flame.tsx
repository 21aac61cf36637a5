import type { BandId } from '#domain/scores.ts'
import styles from './score-flame.module.css'

interface ScoreFlameProps {
  band: BandId
  className?: string | undefined
}

/** A struck match whose flame grows with the band: smoke, ember, flame, copper-green flame, blaze with sparks. */
export function ScoreFlame({ band, className }: ScoreFlameProps) {
  return (
    <svg
      className={[styles.match, className].filter(Boolean).join(' ')}
      data-band={band}
      viewBox="0 0 80 160"
      aria-hidden="true"
    >
      <path className={styles.stick} d="M36 84 L45 84 L47 158 L37 158 Z" />
      <path className={styles.burnt} d="M36 84 L45 84 L45.6 104 L36.4 108 Z" />
      {FLAMES[band]}
      <ellipse className={styles.head} cx="40.5" cy="80" rx="7.5" ry="9.5" />
    </svg>
  )
}

const OUTER =
  'M42 4 C46 24 68 36 66 62 C65 80 54 90 40 90 C26 90 14 79 15 61 C16 46 26 41 29 26 C35 32 37 38 36 46 C42 36 44 22 42 4 Z'
const INNER =
  'M42 40 C45 52 54 58 53 70 C52 79 47 84 40 84 C33 84 28 79 28 70 C28 62 33 59 35 52 C38 55 39 58 39 62 C42 57 43 49 42 40 Z'

const FLAMES: Record<BandId, React.ReactNode> = {
  cringe: (
    <g className={styles.smoke}>
      <path d="M40 68 C30 58 50 48 40 36 C32 26 46 18 42 8" />
      <path d="M46 66 C54 58 44 50 50 42" />
    </g>
  ),
  rough: (
    <g className={styles.flame}>
      <path className={styles.outer} transform="translate(18 42) scale(0.55)" d={OUTER} />
    </g>
  ),
  decent: (
    <g className={styles.flame}>
      <path className={styles.outer} transform="translate(10.5 24) scale(0.74)" d={OUTER} />
      <path className={styles.inner} transform="translate(10.5 24) scale(0.74)" d={INNER} />
    </g>
  ),
  solid: (
    <g className={styles.flame}>
      <path className={styles.outer} d={OUTER} />
      <path className={styles.inner} d={INNER} />
    </g>
  ),
  fire: (
    <g className={styles.flame}>
      <path className={styles.outer} transform="translate(-7 -6) scale(1.18 1.08)" d={OUTER} />
      <path className={styles.middle} transform="translate(2 10) scale(0.95 0.9)" d={OUTER} />
      <path className={styles.inner} d={INNER} />
      <g className={styles.sparks}>
        <path d="M12 26 l3 -6 l3 6 l-3 6 Z" />
        <path d="M66 16 l2.5 -5 l2.5 5 l-2.5 5 Z" />
        <path d="M70 40 l2 -4 l2 4 l-2 4 Z" />
      </g>
    </g>
  ),
}
