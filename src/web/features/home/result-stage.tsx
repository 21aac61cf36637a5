import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoastCard } from '#web/ui/roast-card.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { listGuestRoasts } from './guest-roasts.ts'
import { toCard } from './result-card.ts'
import styles from './result-stage.module.css'
import type { FlowState } from './roast-flow.ts'

const SeenSheet = lazy(() => import('./seen-sheet.tsx').then((module) => ({ default: module.SeenSheet })))

const SavedResult = lazy(() =>
  import('./saved-result.tsx').then((module) => ({ default: module.SavedResult })),
)

type ResultState = Extract<FlowState, { stage: 'result' }>

interface ResultStageProps {
  state: ResultState
  onAgain: () => void
  onAnotherMode: () => void
}

/** The card and what can be done with it: guests may sign up, signed-in people keep and show it. */
export function ResultStage({ state, onAgain, onAnotherMode }: ResultStageProps) {
  const { outcome } = state
  const card = toCard(state)
  const user = useUser()
  const told = outcome.kind === 'told' && outcome.result.kind === 'roast' ? outcome.result : null
  const top = useRef<HTMLElement>(null)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [])
  const waysOn = (
    <>
      <Button onClick={onAgain}>Roast Again</Button>
      <Button look="quiet" onClick={onAnotherMode}>
        Try Another Mode
      </Button>
    </>
  )
  return (
    <main className={styles.stage} ref={top} tabIndex={-1} aria-label="Your roast">
      {outcome.kind === 'sample' && <Notice>{outcome.alert}</Notice>}
      <RoastCard {...card} isArriving={!state.restored} />
      {told && (
        <TextButton className={styles.seen} onClick={() => setIsSheetOpen(true)}>
          What the comedian saw
        </TextButton>
      )}
      {told && user ? (
        <Suspense fallback={<PlaceOfSaved>{waysOn}</PlaceOfSaved>}>
          <SavedResult key={told.receipt} result={told} savedId={state.restored?.savedId ?? null}>
            {waysOn}
          </SavedResult>
        </Suspense>
      ) : (
        <div className={styles.actions}>
          {told && <SignUpButton />}
          {waysOn}
        </div>
      )}
      {isSheetOpen && outcome.kind === 'told' && (
        <Suspense>
          <SeenSheet result={outcome.result} onClose={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
    </main>
  )
}

/** As tall as what is on its way, so that the card stays where it is. The ways on do not wait for it. */
function PlaceOfSaved({ children }: { children: ReactNode }) {
  return (
    <>
      <p className={styles.saved} />
      <div className={styles.actions}>
        <Button isBusy>Share</Button>
        <Button isBusy>Download</Button>
        {children}
      </div>
    </>
  )
}

function SignUpButton() {
  const signUp = () => {
    try {
      navigate('/auth', { state: { guestRoasts: listGuestRoasts() } })
    } catch {
      // More photos than this browser keeps with a page: /auth finds them in the tab's memory.
      navigate('/auth')
    }
  }
  return (
    <Button look="strike" onClick={signUp}>
      Sign Up to Save & Download
    </Button>
  )
}
