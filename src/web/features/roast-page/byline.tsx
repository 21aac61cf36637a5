import type { SavedRoast } from '#contract/saved-roasts.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import styles from './byline.module.css'

interface BylineProps {
  owner: SavedRoast['owner']
  isMine: boolean
  createdAt: string
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** Who was roasted, and when. */
export function Byline({ owner, isMine, createdAt }: BylineProps) {
  return (
    <p className={styles.byline}>
      <Avatar name={owner.name} url={owner.avatarUrl} />
      <span className={styles.words}>
        <bdi className={styles.name}>{isMine ? 'Your roast' : owner.name}</bdi>
        <time dateTime={createdAt}>{DAY.format(new Date(createdAt))}</time>
      </span>
    </p>
  )
}
