import { type AnimationEvent, type CSSProperties, ViewTransition } from 'react'
import { PRODUCT, TAGLINE } from '#domain/product.ts'
import { bandOf } from '#domain/scores.ts'
import styles from './roast-card.module.css'
import { ScoreFlame } from './score-flame.tsx'

export interface RoastCardProps {
  modeTitle: string
  roast: string
  /** Null for a few kind words: then there is nothing to score. */
  rating: number | null
  imageUrl: string | null
  /** What the photo shows, for those who cannot see it. */
  imageAlt: string
  originalText: string | null
  /** The roast arrives word by word, then the score burns in. */
  isArriving?: boolean
}

/** A roast, printed: the product, the mode, the photo or the line, the joke, the score and a footer. */
export function RoastCard(props: RoastCardProps) {
  const { modeTitle, roast, rating, imageUrl, imageAlt, originalText, isArriving = false } = props
  const words = roast.split(/\s+/)
  return (
    <article
      className={styles.card}
      data-arriving={isArriving || undefined}
      aria-label={`${modeTitle}: your roast`}
      style={{ '--pace': `${paceOf(words.length)}ms`, '--words': words.length } as CSSProperties}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <span className={styles.product}>{PRODUCT}</span>
          <span className={styles.mode}>{modeTitle}</span>
        </header>
        {imageUrl && (
          <ViewTransition name={isArriving ? 'photo' : 'auto'} share="photo" default="none">
            <figure className={styles.print}>
              <img src={imageUrl} alt={imageAlt} />
            </figure>
          </ViewTransition>
        )}
        {originalText && (
          <blockquote className={styles.line} dir="auto">
            “{originalText}”
          </blockquote>
        )}
        <p className={styles.roast} data-length={lengthOf(roast)} dir="auto">
          {words.map((word, index) => (
            <span key={index} className={styles.word} style={{ '--word': index } as CSSProperties}>
              {word}{' '}
            </span>
          ))}
        </p>
        {rating !== null && <Score rating={rating} />}
        <footer className={styles.footer}>
          <span>{TAGLINE}</span>
          <span aria-hidden="true">Close cover before striking</span>
        </footer>
      </div>
    </article>
  )
}

function Score({ rating }: { rating: number }) {
  const band = bandOf(rating)
  return (
    <div className={styles.score} data-band={band.id}>
      <ScoreFlame band={band.id} className={styles.flame} />
      <p className={styles.number} onAnimationStart={bringIntoView}>
        {rating}
        <span className={styles.outOf}>/10</span>
      </p>
      <p className={styles.label}>{band.label}</p>
    </div>
  )
}

/** The climax must not happen below the edge of a small phone; who has scrolled by then reads at their own pace. */
function bringIntoView({ currentTarget }: AnimationEvent<HTMLElement>) {
  if (window.scrollY > 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  currentTarget.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
}

/** Reading speed sets the pace of the joke; a long one speeds up, so that the score never takes long. Milliseconds a word. */
function paceOf(words: number): number {
  return Math.round(Math.min(90, 2_200 / words))
}

/** The shorter the joke, the larger the print. */
function lengthOf(roast: string): 'short' | 'medium' | 'long' {
  if (roast.length <= 64) return 'short'
  return roast.length <= 120 ? 'medium' : 'long'
}
