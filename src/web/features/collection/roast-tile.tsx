import { Globe, Link2 } from 'lucide-react'
import { Link } from 'wouter'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { findMode } from '#domain/modes.ts'
import { bandOf } from '#domain/scores.ts'
import styles from './roast-tile.module.css'
import { addressOfOpened, OPENED_HERE } from './use-opened.ts'

/** A roast printed small. A link, so that it can be opened in a new tab. */
export function RoastTile({ roast }: { roast: SavedRoast }) {
  const { id, score, scoreLabel, caption, mode } = roast
  const title = findMode(mode)?.title ?? ''
  return (
    <li className={styles.item}>
      <Link href={addressOfOpened(id)} state={OPENED_HERE} className={styles.tile}>
        <span className="visually-hidden">{title}</span>
        <Print roast={roast} />
        <span className={styles.caption} dir="auto">
          {caption}
        </span>
        <span className={styles.foot}>
          <span className={styles.score}>
            {score}
            <span className={styles.outOf}>/10</span>
          </span>
          <span className={styles.label} data-band={bandOf(score).id}>
            {scoreLabel}
          </span>
        </span>
      </Link>
    </li>
  )
}

function Print({ roast }: { roast: SavedRoast }) {
  const isShown = roast.visibility !== 'private'
  return (
    <span
      className={styles.print}
      data-kind={roast.imageUrl ? 'photo' : 'line'}
      data-marked={isShown || undefined}
    >
      {roast.imageUrl ? (
        <img src={roast.imageUrl} alt="" loading="lazy" decoding="async" />
      ) : (
        <q className={styles.line} dir="auto">
          {roast.originalText}
        </q>
      )}
      {isShown && (
        <span className={styles.seen}>{roast.visibility === 'public' ? <Globe /> : <Link2 />}</span>
      )}
    </span>
  )
}
