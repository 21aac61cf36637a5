import { type CSSProperties, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { MODES } from '#domain/modes.ts'
import { PRODUCT, TAGLINE } from '#domain/product.ts'
import { useUser } from '#web/lib/session.ts'
import styles from './home-stage.module.css'
import { CHALLENGE_ART, MODE_ART } from './mode-art.tsx'
import { Matchbook } from './matchbook.tsx'
import { MODE_COPY } from './mode-copy.ts'

let isDealt = false

/** Five matchbooks on a dark table, dealt once a visit, and two doors. */
export function HomeStage() {
  const isGuest = useUser() === null
  const [isDealing] = useState(() => !isDealt)
  useEffect(() => {
    isDealt = true
  }, [])
  return (
    <main className={styles.home} data-dealing={isDealing || undefined}>
      <header className={styles.hero}>
        <h1 className={styles.title}>{PRODUCT}</h1>
        <p className={styles.tagline}>{TAGLINE}</p>
      </header>
      <ul className={styles.books}>
        {MODES.map((mode, place) => (
          <li key={mode.id} style={{ '--place': place } as CSSProperties}>
            <Matchbook
              id={mode.id}
              title={mode.title}
              pitch={MODE_COPY[mode.id].pitch}
              art={MODE_ART[mode.id]}
              href={`/?mode=${mode.id}`}
            />
          </li>
        ))}
        <li className={styles.challenge} style={{ '--place': MODES.length } as CSSProperties}>
          <Matchbook
            id="challenge"
            title="Challenge Mode"
            pitch="Two matches, one striker."
            art={CHALLENGE_ART}
            href="/challenges"
          />
        </li>
      </ul>
      <nav className={styles.doors} aria-label="Quick access">
        <Door href="/feed">Feed</Door>
        <Door href="/leaderboard">Leaderboard</Door>
      </nav>
      {isGuest && (
        <p className={styles.known}>
          Been here before? <Link href="/auth">Sign in</Link>
        </p>
      )}
    </main>
  )
}

function Door({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href}>
      {children}
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path fill="none" stroke="currentColor" strokeWidth="3" d="M2 10 H17 M10 3 L17 10 L10 17" />
      </svg>
    </Link>
  )
}
