import { findMode } from '#domain/modes.ts'
import { OwnerActions, Reactions, useRoast } from '#web/features/saved-roasts/public.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { MatchStrike } from '#web/ui/match-strike.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoastCard } from '#web/ui/roast-card.tsx'
import { loadErrorSentence } from './messages.ts'
import styles from './opened-roast.module.css'

interface OpenedRoastProps {
  id: string
  onDelete: () => void
  onClose: () => void
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** One roast of the collection, large, with all that its owner can do. */
export function OpenedRoast({ id, onDelete, onClose }: OpenedRoastProps) {
  const { data: roast, error } = useRoast(id)
  if (!roast) {
    return (
      <Dialog title={error ? 'Up in smoke' : 'Just a second'} form="stage" onClose={onClose}>
        {error ? <Notice>{loadErrorSentence(error)}</Notice> : <MatchStrike />}
      </Dialog>
    )
  }
  return (
    <Dialog title={`Struck ${DAY.format(new Date(roast.createdAt))}`} form="stage" onClose={onClose}>
      <div className={styles.stage}>
        <RoastCard
          modeTitle={findMode(roast.mode)?.title ?? ''}
          roast={roast.caption}
          rating={roast.score}
          imageUrl={roast.imageUrl}
          imageAlt="Your photo"
          originalText={roast.originalText}
        />
        <div className={styles.side}>
          <Reactions roast={roast} onGuest={null} />
          <OwnerActions roast={roast} onDelete={onDelete} />
        </div>
      </div>
    </Dialog>
  )
}
