import { Button } from '#web/ui/button.tsx'
import { ScoreFlame } from '#web/ui/score-flame.tsx'
import { ScreenMessage } from '#web/ui/screen-message.tsx'
import styles from './oops-screen.module.css'

/** The end of the road: what happened, and one way on. */
export function OopsScreen({ message }: { message: string }) {
  return (
    <ScreenMessage role="alert" title="Oops! Something went wrong">
      <ScoreFlame band="cringe" className={styles.match} />
      <p>{message}</p>
      <Button look="strike" onClick={() => location.reload()}>
        Try Again
      </Button>
    </ScreenMessage>
  )
}
