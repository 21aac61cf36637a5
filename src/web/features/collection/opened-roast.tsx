import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Redirect } from 'wouter'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { findMode } from '#domain/modes.ts'
import { dropRoast, OwnerActions, Reactions, useRoast } from '#web/features/saved-roasts/public.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MatchStrike } from '#web/ui/match-strike.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoastCard } from '#web/ui/roast-card.tsx'
import { ScoreFlame } from '#web/ui/score-flame.tsx'
import { usePicture } from '#web/ui/use-picture.ts'
import { fullDayOf } from './day-of.ts'
import { GONE, isGone, loadErrorSentence } from './messages.ts'
import styles from './opened-roast.module.css'
import { TurnButtons } from './turn-buttons.tsx'
import { type Neighbours, useTurning } from './use-turning.ts'

interface OpenedRoastProps extends Neighbours {
  id: string
  /** What the collection knows of it: enough to show it while, and when, the server says nothing. */
  known: SavedRoast | undefined
  onDelete: () => void
  onClose: () => void
  onClosed: (event: Event) => void
}

/** One roast of the collection, large, with all that its owner can do, and the ones beside it a swipe away. */
export function OpenedRoast({ id, known, onDelete, onClose, onClosed, ...beside }: OpenedRoastProps) {
  const { data, error, refetch } = useRoast(id)
  const { stage, from, turn, swipe } = useTurning(id, beside)
  const roast = isGone(error) ? undefined : (data ?? known)
  const picture = usePicture(roast?.imageUrl ?? null)
  const window = { form: 'stage', onClose, onClosed } as const
  if (!roast) {
    return (
      <Dialog title={error ? 'Up in smoke' : 'Just a second'} {...window}>
        {error ? <Missing id={id} error={error} onRetry={refetch} onClose={onClose} /> : <MatchStrike />}
      </Dialog>
    )
  }
  if (!roast.isMine) return <Redirect to={`/roast/${id}`} replace />
  return (
    <Dialog
      title={`Struck ${fullDayOf(roast.createdAt)}`}
      tools={<TurnButtons {...beside} onTurn={turn} />}
      {...window}
    >
      <div className={styles.stage} ref={stage} {...swipe}>
        <div key={id} className={styles.card} data-from={from}>
          <RoastCard
            modeTitle={findMode(roast.mode)?.title ?? ''}
            roast={roast.caption}
            rating={roast.score}
            // The wall's own print holds its place: nothing jumps when the large one arrives.
            imageUrl={picture === 'there' ? roast.imageUrl : roast.smallImageUrl}
            imageAlt="Your photo"
            originalText={roast.originalText}
          />
        </div>
        <div className={styles.side} key={`${id} actions`}>
          <Reactions roast={roast} onGuest={null} />
          <OwnerActions roast={roast} onDelete={onDelete} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {from && roast.caption}
      </p>
    </Dialog>
  )
}

interface MissingProps {
  id: string
  error: unknown
  onRetry: () => void
  onClose: () => void
}

function Missing({ id, error, onRetry, onClose }: MissingProps) {
  const client = useQueryClient()
  const isOver = isGone(error)
  useEffect(() => {
    if (isOver) dropRoast(client, id)
  }, [isOver, client, id])
  return (
    <div className={styles.missing}>
      <ScoreFlame band="cringe" className={styles.smoke} />
      <Notice>{isOver ? GONE : loadErrorSentence(error)}</Notice>
      <Button look="strike" onClick={isOver ? onClose : onRetry}>
        {isOver ? 'Back to the wall' : 'Try Again'}
      </Button>
    </div>
  )
}
