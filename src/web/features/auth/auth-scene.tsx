import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import { PRODUCT } from '#domain/product.ts'
import type { GuestRoast } from '#web/features/home/public.ts'
import { BackIcon } from '#web/ui/cut-icons.tsx'
import { ScoreFlame } from '#web/ui/score-flame.tsx'
import styles from './auth-scene.module.css'
import { WaitingRoasts } from './waiting-roasts.tsx'

interface AuthSceneProps {
  title: string
  pitch: string
  /** What waits to be saved. */
  roasts?: readonly GuestRoast[]
  /** What the matchbook has printed on its cover. */
  children: ReactNode
}

/** A poster and a matchbook to fill in: all that is ever asked on /auth. */
export function AuthScene({ title, pitch, roasts = [], children }: AuthSceneProps) {
  const pitchId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  return (
    <main className={styles.scene}>
      <header className={styles.bar}>
        <Link href="/" className={styles.back} aria-label="Back to the show">
          <BackIcon />
        </Link>
        <p className={styles.product}>{PRODUCT}</p>
      </header>
      <div className={styles.poster}>
        <h1 className={styles.title} ref={heading} tabIndex={-1} aria-describedby={pitchId}>
          {title}
        </h1>
        <p className={styles.pitch} id={pitchId}>
          {pitch}
        </p>
        {roasts.length > 0 ? (
          <WaitingRoasts roasts={roasts} />
        ) : (
          <ScoreFlame band="fire" className={styles.match} />
        )}
      </div>
      <section className={styles.book} aria-label={title}>
        <div className={styles.cover}>{children}</div>
        <div className={styles.striker} aria-hidden="true" />
      </section>
    </main>
  )
}
