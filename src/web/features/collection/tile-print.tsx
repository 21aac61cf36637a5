import { Globe, Link2 } from 'lucide-react'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { WHO_SEES } from '#web/features/saved-roasts/public.ts'
import { longestWordOf, sizeOf } from './line-size.ts'
import styles from './tile-print.module.css'

/** What was roasted: the photo, or the line on the cover of a matchbook; and whether others see it. */
export function TilePrint({ roast }: { roast: SavedRoast }) {
  const { smallImageUrl, visibility } = roast
  const text = roast.originalText ?? ''
  return (
    <span
      className={styles.print}
      data-kind={smallImageUrl ? 'photo' : 'line'}
      data-cover={smallImageUrl ? undefined : coverOf(roast.id)}
    >
      {smallImageUrl ? (
        <img src={smallImageUrl} alt="" loading="lazy" decoding="async" />
      ) : (
        <q
          className={styles.line}
          dir="auto"
          data-size={sizeOf(text)}
          style={{ '--word': longestWordOf(text) + 2 } as React.CSSProperties}
        >
          {text}
        </q>
      )}
      {visibility !== 'private' && (
        <span className={styles.seen}>
          {visibility === 'public' ? <Globe aria-hidden="true" /> : <Link2 aria-hidden="true" />}
          <span className="visually-hidden">{WHO_SEES[visibility]}</span>
        </span>
      )}
    </span>
  )
}

const COVERS = ['match', 'ember', 'night'] as const

/** Matchbooks come in three covers; a roast keeps its own. */
function coverOf(id: string): (typeof COVERS)[number] {
  return COVERS[Number.parseInt(id.slice(-2), 16) % COVERS.length] ?? 'match'
}
