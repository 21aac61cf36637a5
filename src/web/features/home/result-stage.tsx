import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoastCard } from '#web/ui/roast-card.tsx'
import { listGuestRoasts } from './guest-roasts.ts'
import { toCard } from './result-card.ts'
import type { FlowState } from './roast-flow.ts'
import styles from './result-stage.module.css'

const SeenSheet = lazy(() => import('./seen-sheet.tsx').then((module) => ({ default: module.SeenSheet })))

type ResultState = Extract<FlowState, { stage: 'result' }>

interface ResultStageProps {
  state: ResultState
  onAgain: () => void
  onAnotherMode: () => void
}

/** The card and what a guest can do with it. */
export function ResultStage({ state, onAgain, onAnotherMode }: ResultStageProps) {
  const { outcome } = state
  const card = toCard(state)
  const top = useRef<HTMLElement>(null)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  useEffect(() => {
    window.scrollTo(0, 0)
    top.current?.focus()
  }, [])
  return (
    <main className={styles.stage} ref={top} tabIndex={-1} aria-label="Your roast">
      {outcome.kind === 'sample' && <Notice>{outcome.alert}</Notice>}
      <RoastCard {...card} isArriving />
      {outcome.kind === 'told' && outcome.result.kind === 'roast' && (
        <button type="button" className={styles.seen} onClick={() => setIsSheetOpen(true)}>
          What the comedian saw
        </button>
      )}
      <div className={styles.actions}>
        {outcome.kind === 'told' && outcome.result.kind === 'roast' && (
          <Button
            look="strike"
            onClick={() => navigate('/auth', { state: { guestRoasts: listGuestRoasts() } })}
          >
            Sign Up to Save & Download
          </Button>
        )}
        <Button onClick={onAgain}>Roast Again</Button>
        <Button look="quiet" onClick={onAnotherMode}>
          Try Another Mode
        </Button>
      </div>
      {isSheetOpen && outcome.kind === 'told' && (
        <Suspense>
          <SeenSheet result={outcome.result} onClose={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
    </main>
  )
}
