import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import styles from './turn-buttons.module.css'
import type { Direction } from './use-turning.ts'

interface TurnButtonsProps {
  newer: string | undefined
  older: string | undefined
  onTurn: (direction: Direction) => void
}

/** To the roasts on the left and right of this one; at an end, one of them rests and keeps its focus. */
export function TurnButtons({ newer, older, onTurn }: TurnButtonsProps) {
  if (!newer && !older) return null
  return (
    <div className={styles.buttons}>
      <Button
        look="quiet"
        className={styles.button}
        aria-label="Newer roast"
        aria-disabled={!newer}
        onClick={() => onTurn('newer')}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button
        look="quiet"
        className={styles.button}
        aria-label="Older roast"
        aria-disabled={!older}
        onClick={() => onTurn('older')}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
    </div>
  )
}
