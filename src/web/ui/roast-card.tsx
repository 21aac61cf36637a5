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
  return (
    <article
      className={styles.card}
      data-arriving={isArriving || undefined}
      aria-label={`${modeTitle}: your roast`}
    >
      <header className={styles.header}>
        <span className={styles.product}>{PRODUCT}</span>
        <span className={styles.mode}>{modeTitle}</span>
      </header>
      {imageUrl && (
        <figure className={styles.print}>
          <img src={imageUrl} alt={imageAlt} />
        </figure>
      )}
      {originalText && <blockquote className={styles.line}>“{originalText}”</blockquote>}
      <p className={styles.roast}>{splitWords(roast)}</p>
      {rating !== null && <Score rating={rating} delay={isArriving ? wordCount(roast) : 0} />}
      <footer className={styles.footer}>
        <span>{TAGLINE}</span>
        <span aria-hidden="true">Close cover before striking</span>
      </footer>
    </article>
  )
}

function Score({ rating, delay }: { rating: number; delay: number }) {
  const band = bandOf(rating)
  return (
    <div className={styles.score} data-band={band.id} style={{ '--words': delay } as React.CSSProperties}>
      <ScoreFlame band={band.id} className={styles.flame} />
      <p className={styles.number}>
        {rating}
        <span className={styles.outOf}>/10</span>
      </p>
      <p className={styles.label}>{band.label}</p>
    </div>
  )
}

/** Each word waits for its turn (--word), so that reading speed sets the pace of the joke. */
function splitWords(text: string) {
  return text.split(/\s+/).map((word, index) => (
    <span key={index} className={styles.word} style={{ '--word': index } as React.CSSProperties}>
      {word}{' '}
    </span>
  ))
}

function wordCount(text: string): number {
  return text.split(/\s+/).length
}
