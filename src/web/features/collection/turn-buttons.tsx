import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './turn-buttons.module.css'
import type { Direction } from './use-turning.ts'

interface TurnButtonsProps {
  newer: string | undefined
  older: string | undefined
  onTurn: (direction: Direction) => void
}

const BUTTONS: readonly [direction: Direction, name: string, icon: LucideIcon][] = [
  ['newer', 'Newer roast', ChevronLeft],
  ['older', 'Older roast', ChevronRight],
]

/** To the roasts on the left and right of this one; at an end one of them rests, and keeps its focus. */
export function TurnButtons({ onTurn, ...beside }: TurnButtonsProps) {
  if (!beside.newer && !beside.older) return null
  return (
    <div className={styles.buttons}>
      {BUTTONS.map(([direction, name, Icon]) => (
        <IconButton
          key={direction}
          className={styles.button}
          aria-label={name}
          aria-disabled={!beside[direction]}
          onClick={() => onTurn(direction)}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  )
}
