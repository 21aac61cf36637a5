import { type CSSProperties, ViewTransition } from 'react'
import { PRODUCT, TAGLINE } from '#domain/product.ts'
import { CardScore } from './card-score.tsx'
import styles from './roast-card.module.css'

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
          <blockquote className={styles.line} data-length={lengthOf(originalText)} dir="auto">
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
        {rating !== null && <CardScore rating={rating} />}
        <footer className={styles.footer}>
          <span>{TAGLINE}</span>
          <span aria-hidden="true">Close cover before striking</span>
        </footer>
      </div>
    </article>
  )
}

/** Reading speed sets the pace of the joke; a long one speeds up, so that the score never takes long. Milliseconds a word. */
function paceOf(words: number): number {
  return Math.round(Math.min(90, 2_200 / words))
}

/** The shorter the joke or the line, the larger the print. */
function lengthOf(text: string): 'short' | 'medium' | 'long' {
  if (text.length <= 64) return 'short'
  return text.length <= 120 ? 'medium' : 'long'
}
