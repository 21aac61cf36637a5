import { Flag } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { SavedRoast } from '#contract/saved-roasts.ts'
import { findMode } from '#domain/modes.ts'
import { PRODUCT, TAGLINE } from '#domain/product.ts'
import { leadToSignUp } from '#web/features/auth/public.ts'
import { OwnerActions, Reactions } from '#web/features/saved-roasts/public.ts'
import { Button } from '#web/ui/button.tsx'
import { RoastCard } from '#web/ui/roast-card.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Byline } from './byline.tsx'
import { SIGN_UP_TO_CHALLENGE, SIGN_UP_TO_REACT } from './messages.ts'
import styles from './shown-roast.module.css'

const ReportDialog = lazy(() =>
  import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })),
)

interface ShownRoastProps {
  roast: SavedRoast
  isGuest: boolean
  onDelete: () => void
  /** What went wrong with it, if anything. */
  children: ReactNode
}

/** The card, who was roasted, and what one can do: react, answer with an own roast, or report it. */
export function ShownRoast({ roast, isGuest, onDelete, children }: ShownRoastProps) {
  const title = findMode(roast.mode)?.title ?? ''
  const leadGuest = () => leadToSignUp(SIGN_UP_TO_REACT, `/roast/${roast.id}`)
  useTitle(`${title}: ${roast.score}/10 ${roast.scoreLabel}`)
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">{`${title}: ${roast.score} out of 10`}</h1>
      <RoastCard
        modeTitle={title}
        roast={roast.caption}
        rating={roast.score}
        imageUrl={roast.imageUrl}
        imageAlt={roast.isMine ? 'Your photo' : 'The photo that was roasted'}
        originalText={roast.originalText}
      />
      <div className={styles.side}>
        {children}
        <Byline owner={roast.owner} isMine={roast.isMine} createdAt={roast.createdAt} />
        <Reactions roast={roast} onGuest={isGuest ? leadGuest : null} />
        {roast.isMine ? (
          <OwnerActions roast={roast} onDelete={onDelete} />
        ) : (
          <VisitorActions roast={roast} isGuest={isGuest} />
        )}
      </div>
    </main>
  )
}

/** As the server writes it for those who come straight here; the pages after this one go by the product's name. */
function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`
    return () => {
      document.title = `${PRODUCT} · ${TAGLINE}`
    }
  }, [title])
}

function VisitorActions({ roast, isGuest }: { roast: SavedRoast; isGuest: boolean }) {
  const [isReporting, setIsReporting] = useState(false)
  const challenge = () => {
    const battle = `/battle/new?roast=${roast.id}`
    if (isGuest) leadToSignUp(SIGN_UP_TO_CHALLENGE, battle)
    else navigate(battle)
  }
  return (
    <>
      <div className={styles.actions}>
        <Button look="strike" size="large" onClick={() => navigate('/')}>
          Roast me too
        </Button>
        <Button onClick={challenge}>Challenge</Button>
      </div>
      <TextButton className={styles.report} onClick={() => setIsReporting(true)}>
        <Flag aria-hidden="true" /> Report
      </TextButton>
      {isReporting && (
        <Suspense>
          <ReportDialog id={roast.id} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </>
  )
}
