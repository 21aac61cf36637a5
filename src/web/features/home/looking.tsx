import { type CSSProperties, useEffect, useState, ViewTransition } from 'react'
import { Button } from '#web/ui/button.tsx'
import { MatchStrike } from '#web/ui/match-strike.tsx'
import styles from './looking.module.css'
import type { FlowState } from './roast-flow.ts'

interface LookingProps {
  state: Extract<FlowState, { stage: 'looking' }>
  onCancel: () => void
}

const SLOW_MS = 8_000

/** The match strikes while the comedian looks; what is seen is called out as it becomes known. */
export function Looking({ state, onCancel }: LookingProps) {
  const { input, seen } = state
  const isSlow = useIsSlow()
  return (
    <section className={styles.looking} aria-busy="true">
      <Subject input={input} />
      <div className={styles.side}>
        <MatchStrike />
        <ul className={styles.notes} aria-live="polite" aria-label="What the comedian sees">
          {seen.map((note, index) => (
            <li key={note.id} style={{ '--note': index } as CSSProperties}>
              {note.text}
            </li>
          ))}
        </ul>
        {isSlow && <p role="status">Still looking. There is a lot to take in.</p>}
        <Button look="quiet" onClick={onCancel}>
          Never mind
        </Button>
      </div>
    </section>
  )
}

/** What is being looked at, in the spotlight. */
function Subject({ input }: Pick<LookingProps['state'], 'input'>) {
  if (!input.photo) return <blockquote className={styles.line}>“{input.text}”</blockquote>
  return (
    <ViewTransition name="photo" share="photo" default="none">
      <figure className={styles.spotlit}>
        {input.photo.previewUrl && <img src={input.photo.previewUrl} alt="" />}
      </figure>
    </ViewTransition>
  )
}

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
