import { useRef } from 'react'
import type { RoastReaction, SavedRoast } from '#contract/saved-roasts.ts'
import { REACTION_ART } from './reaction-art.tsx'
import styles from './reactions.module.css'
import { useReaction } from './use-reaction.ts'

const REACTIONS: readonly { id: RoastReaction; name: string }[] = [
  { id: 'laugh', name: 'Laugh' },
  { id: 'fire', name: 'Fire' },
]

const COUNT = new Intl.NumberFormat('en')

interface ReactionsProps {
  roast: SavedRoast
  /** What a tap of somebody does who has no account. Null: signed in, so it counts. */
  onGuest: (() => void) | null
}

/** Laugh and fire, with their counts. One per person, and final. SPEC.md section 4. */
export function Reactions({ roast, onGuest }: ReactionsProps) {
  const react = useReaction(roast)
  // A second tap may come before the first one is drawn.
  const isUnderWay = useRef(false)
  const isFinal = roast.myReaction !== null
  const tap = (reaction: RoastReaction) => {
    if (onGuest) return onGuest()
    if (isFinal || isUnderWay.current) return
    isUnderWay.current = true
    react.mutate(reaction, {
      onSettled: () => {
        isUnderWay.current = false
      },
    })
  }
  return (
    <div className={styles.reactions} role="group" aria-label="Reactions">
      {REACTIONS.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.reaction}
          data-reaction={id}
          aria-pressed={roast.myReaction === id}
          aria-disabled={isFinal || undefined}
          aria-label={`${name}: ${COUNT.format(roast.reactions[id])}`}
          onClick={() => tap(id)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {REACTION_ART[id]}
          </svg>
          <span key={roast.reactions[id]} className={styles.count}>
            {COUNT.format(roast.reactions[id])}
          </span>
        </button>
      ))}
    </div>
  )
}
