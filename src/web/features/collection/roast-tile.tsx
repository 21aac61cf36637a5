import { Swords } from 'lucide-react'
import { Link } from 'wouter'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { findMode } from '#domain/modes.ts'
import { bandOf } from '#domain/scores.ts'
import { ScoreStamp } from '#web/ui/score-stamp.tsx'
import { dayOf } from './day-of.ts'
import styles from './roast-tile.module.css'
import { TilePrint } from './tile-print.tsx'
import { addressOfOpened, OPENED_HERE } from './use-opened.ts'
import { tileId } from './use-return.ts'

interface RoastTileProps {
  roast: SavedRoast
  place: number
  /** Set while it burns down; called when it has. */
  onBurnt: (() => void) | null
}

/** A roast printed small. A link, so that it can be opened in a new tab. */
export function RoastTile({ roast, place, onBurnt }: RoastTileProps) {
  const { id, score, caption, mode, createdAt, battleId } = roast
  const address = addressOfOpened(id)
  // A double tap is one opening: two would take two steps back.
  const openOnce = (event: React.MouseEvent) => {
    if (`${location.pathname}${location.search}` === address) event.preventDefault()
  }
  return (
    <li
      className={styles.item}
      style={{ '--place': place } as React.CSSProperties}
      data-burning={onBurnt !== null || undefined}
      inert={onBurnt !== null}
      onAnimationEnd={onBurnt ?? undefined}
    >
      <Link
        id={tileId(id)}
        href={address}
        state={OPENED_HERE}
        onClick={openOnce}
        className={styles.tile}
        data-long={caption.length > LONG_CAPTION || undefined}
      >
        <span className={styles.head}>
          <span>{findMode(mode)?.title ?? ''}</span>
          <span className={styles.day}>
            {battleId && <Swords role="img" aria-label="From a battle" />} {dayOf(createdAt)}
          </span>
        </span>
        <TilePrint roast={roast} />
        <span className={styles.caption} dir="auto">
          {caption}
        </span>
        <span className={styles.foot}>
          <span className={styles.score}>
            {score}
            <span className={styles.outOf}>/10</span>
          </span>
          <ScoreStamp band={bandOf(score)} className={styles.stamp} />
        </span>
      </Link>
    </li>
  )
}

const LONG_CAPTION = 90
