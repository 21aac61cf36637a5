import { useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ScoreFlame } from '#web/ui/score-flame.tsx'
import styles from './failed-collection.module.css'
import { linkForConsole, loadErrorSentence } from './messages.ts'

/** Nothing could be loaded: why, and another go. */
export function FailedCollection({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    const link = linkForConsole(error)
    if (link) reportError(new Error(link))
  }, [error])
  return (
    <section className={styles.failed}>
      <ScoreFlame band="cringe" className={styles.match} />
      <Notice>{loadErrorSentence(error)}</Notice>
      <Button look="strike" onClick={onRetry}>
        Try Again
      </Button>
    </section>
  )
}
