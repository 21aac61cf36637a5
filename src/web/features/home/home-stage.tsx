import { Link } from 'wouter'
import { MODES } from '#domain/modes.ts'
import { PRODUCT, TAGLINE } from '#domain/product.ts'
import styles from './home-stage.module.css'
import { CHALLENGE_ART, MODE_ART } from './mode-art.tsx'
import { Matchbook } from './matchbook.tsx'
import { MODE_COPY } from './mode-copy.ts'

/** Five matchbooks on a dark table, and two doors. */
export function HomeStage() {
  return (
    <main className={styles.home}>
      <header className={styles.hero}>
        <h1 className={styles.title}>{PRODUCT}</h1>
        <p className={styles.tagline}>{TAGLINE}</p>
      </header>
      <ul className={styles.books}>
        {MODES.map((mode) => (
          <li key={mode.id}>
            <Matchbook
              cover={mode.id}
              title={mode.title}
              pitch={MODE_COPY[mode.id].pitch}
              art={MODE_ART[mode.id]}
              href={`/?mode=${mode.id}`}
            />
          </li>
        ))}
        <li className={styles.challenge}>
          <Matchbook
            cover="challenge"
            title="Challenge Mode"
            pitch="Two matches, one striker."
            art={CHALLENGE_ART}
            href="/challenges"
          />
        </li>
      </ul>
      <nav className={styles.doors} aria-label="Quick access">
        <Link href="/feed">Feed</Link>
        <Link href="/leaderboard">Leaderboard</Link>
      </nav>
    </main>
  )
}
