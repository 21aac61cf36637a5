import type { RoastResult } from '#contract/roasts.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './seen-sheet.module.css'

const WRITERS = {
  house: 'Written by the house comedian, who saw the photo once and has already forgotten it.',
  model: 'Written by a language model; the house keeps the score.',
}

/** What the joke is based on, and by whom: nothing here that is not true. */
export function SeenSheet({ result, onClose }: { result: RoastResult; onClose: () => void }) {
  return (
    <Dialog title="What the comedian saw" form="sheet" onClose={onClose}>
      {result.seen.length > 0 && (
        <ul className={styles.notes}>
          {result.seen.map((note) => (
            <li key={note.id}>{note.text}</li>
          ))}
        </ul>
      )}
      {result.originalText && <p>Every word of “{result.originalText}”.</p>}
      {result.kind === 'roast' && <p className={styles.writer}>{WRITERS[result.source]}</p>}
    </Dialog>
  )
}
