import type { SavedRoast } from '#contract/saved-roasts.ts'
import { useUser } from '#web/lib/session.ts'
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
  const user = useUser()
  // The face of the bar above: one person does not go by two letters on one screen.
  const face =
    isMine && user ? { name: user.email, url: user.avatarUrl } : { name: owner.name, url: owner.avatarUrl }
  return (
    <p className={styles.byline}>
      <Avatar {...face} />
      <span className={styles.words}>
        <bdi className={styles.name}>{isMine ? 'Your roast' : owner.name}</bdi>
        <time dateTime={createdAt}>{DAY.format(new Date(createdAt))}</time>
      </span>
    </p>
  )
}
