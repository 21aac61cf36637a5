import { navigate } from 'wouter/use-browser-location'
import { Button } from '#web/ui/button.tsx'
import styles from './empty-collection.module.css'

/** An open matchbook without a single match struck. */
export function EmptyCollection() {
  return (
    <section className={styles.empty}>
      <svg className={styles.art} viewBox="0 0 200 190" aria-hidden="true">
        <path className={styles.inside} d="M44 6 H156 L170 132 H30 Z" />
        <path className={styles.rim} d="M52 13 H148 L154 66 H46 Z" />
        <g className={styles.matches}>
          {MATCHES.map((x) => (
            <g key={x}>
              <rect className={styles.stick} x={x - 4} y="78" width="8" height="72" />
              <ellipse className={styles.head} cx={x} cy="74" rx="6.5" ry="9.5" />
            </g>
          ))}
        </g>
        <path className={styles.cover} d="M28 128 H172 V176 H28 Z" />
        <rect className={styles.striker} x="28" y="156" width="144" height="20" />
        <rect className={styles.staple} x="86" y="139" width="28" height="5" rx="2.5" />
      </svg>
      <h2 className={styles.title}>No roasts yet!</h2>
      <p className={styles.words}>A full book, and not one match struck.</p>
      <Button look="strike" size="large" onClick={() => navigate('/')}>
        Get roasted
      </Button>
    </section>
  )
}

const MATCHES = [46, 64, 82, 100, 118, 136, 154]
