import styles from './match-strike.module.css'

/** A match drawn along the striker again and again until it lights: something is under way. */
export function MatchStrike() {
  return (
    <span className={styles.book} aria-hidden="true">
      <span className={styles.match}>
        <svg viewBox="0 0 40 120">
          <path className={styles.stick} d="M17 34 H23 L24 118 H16 Z" />
          <ellipse className={styles.head} cx="20" cy="30" rx="7" ry="9" />
          <path
            className={styles.flame}
            d="M21 -22 C24 -6 38 0 36 18 C35 30 28 37 20 37 C12 37 4 30 5 17 C6 8 11 6 12 -4 C16 -1 17 3 17 8 C21 2 22 -10 21 -22 Z"
          />
        </svg>
      </span>
      <span className={styles.striker} />
    </span>
  )
}
