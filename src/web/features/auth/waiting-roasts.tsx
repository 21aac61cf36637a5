import type { GuestRoast } from '#web/features/home/public.ts'
import { RoastPrint } from './roast-print.tsx'
import styles from './waiting-roasts.module.css'

const SHOWN = 3

/** The roasts that come along, newest on top. */
export function WaitingRoasts({ roasts }: { roasts: readonly GuestRoast[] }) {
  return (
    <div className={styles.waiting}>
      <div className={styles.fan} aria-hidden="true">
        {roasts.slice(-SHOWN).map((roast) => (
          <RoastPrint key={roast.receipt} roast={roast} />
        ))}
      </div>
      <p className={styles.words}>{sentenceFor(roasts.length)}</p>
    </div>
  )
}

function sentenceFor(count: number): string {
  return count === 1
    ? 'Your roast is waiting to come along.'
    : `Your ${count} roasts are waiting to come along.`
}
