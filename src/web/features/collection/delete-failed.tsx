import { X } from 'lucide-react'
import { DELETE_FAILED } from '#web/features/saved-roasts/public.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './delete-failed.module.css'

/** Pinned to the bottom of the screen: the roast that came back may be anywhere on the wall. */
export function DeleteFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <div className={styles.pinned}>
      <Notice>
        <span className={styles.words}>
          {DELETE_FAILED}
          <span className={styles.ways}>
            <button type="button" className={styles.again} onClick={onRetry}>
              Try Again
            </button>
            <button type="button" className={styles.close} aria-label="Dismiss" onClick={onClose}>
              <X aria-hidden="true" />
            </button>
          </span>
        </span>
      </Notice>
    </div>
  )
}
