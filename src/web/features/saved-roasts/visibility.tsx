import { Globe, Link2, Lock } from 'lucide-react'
import type { SavedRoast, Visibility } from '#contract/saved-roasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { VISIBILITY_FAILED, WHO_SEES } from './messages.ts'
import { useSetVisibility } from './use-roast.ts'
import styles from './visibility.module.css'

const ICONS = { private: Lock, link: Link2, public: Globe }

/** Who sees the roast, and what the owner can do about it. DESIGN.md 3, "Who sees a roast". */
export function VisibilityControl({ roast }: { roast: SavedRoast }) {
  const change = useSetVisibility(roast)
  const Icon = ICONS[roast.visibility]
  const choose = (visibility: Visibility) => change.mutate(visibility)
  return (
    <section className={styles.visibility} aria-label="Who sees it">
      <p className={styles.status} role="status">
        <Icon aria-hidden="true" /> {WHO_SEES[roast.visibility]}
      </p>
      {change.isError && <Notice>{VISIBILITY_FAILED}</Notice>}
      <div className={styles.choices}>
        {roast.visibility !== 'public' && (
          <Button look="quiet" isBusy={change.isPending} onClick={() => choose('public')}>
            Post to feed
          </Button>
        )}
        {roast.visibility !== 'private' && (
          <Button look="quiet" isBusy={change.isPending} onClick={() => choose('private')}>
            Take it back
          </Button>
        )}
      </div>
    </section>
  )
}
