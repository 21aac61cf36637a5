import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './delete-dialog.module.css'

interface DeleteDialogProps {
  onDelete: () => void
  onKeep: () => void
}

/** Asks before, because there is no way back after. */
export function DeleteDialog({ onDelete, onKeep }: DeleteDialogProps) {
  return (
    <Dialog title="Burn this roast?" onClose={onKeep}>
      <p>The card, the photo and every link you gave away go up with it. There is no undo.</p>
      <div className={styles.choice}>
        <Button onClick={onKeep}>Keep it</Button>
        <Button look="ember" onClick={onDelete}>
          Delete it
        </Button>
      </div>
    </Dialog>
  )
}
