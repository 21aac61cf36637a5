import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { forgetGuestRoast, type GuestRoast } from '#web/features/home/public.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { MatchStrike } from '#web/ui/match-strike.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Arrival, dropCarried } from './carried-roasts.ts'
import { NOT_SAVED, SAVING_ROASTS } from './messages.ts'
import { RoastPrint } from './roast-print.tsx'
import styles from './saving-roasts.module.css'
import { useMigration } from './use-migration.ts'

interface SavingRoastsProps {
  /** What is still to be saved. */
  roasts: readonly GuestRoast[]
  arrival: Arrival
  /** Where it goes from here. */
  destination: string
}

/** A guest's roasts become their own, one stamp after the other. What fails stays, and can be tried again. */
export function SavingRoasts({ roasts, arrival, destination }: SavingRoastsProps) {
  const [all] = useState(roasts)
  const { isRunning, failures, tryAgain } = useMigration(roasts)
  const left = new Set(roasts.map(({ receipt }) => receipt))
  const saved = all.length - left.size
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className={styles.saving} aria-busy={isRunning}>
      {isRunning && <MatchStrike />}
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {isRunning ? SAVING_ROASTS : failedTitle(saved, all.length)}
      </h1>
      <p className={styles.count} role="status">
        {saved} of {all.length} saved
      </p>
      <ul className={styles.prints}>
        {all.map((roast) => (
          <li key={roast.receipt}>
            <RoastPrint roast={roast} fate={fateOf(roast, left, failures)} />
          </li>
        ))}
      </ul>
      {!isRunning && <Failed {...{ roasts, arrival, destination, failures, tryAgain }} />}
    </main>
  )
}

function failedTitle(saved: number, all: number): string {
  if (saved > 0) return 'Almost all of them'
  return all === 1 ? 'It would not catch' : 'They would not catch'
}

function fateOf({ receipt }: GuestRoast, left: ReadonlySet<string>, failures: ReadonlyMap<string, unknown>) {
  if (!left.has(receipt)) return 'saved'
  return failures.has(receipt) ? 'failed' : 'waiting'
}

interface FailedProps extends SavingRoastsProps {
  failures: ReadonlyMap<string, unknown>
  tryAgain: () => void
}

function Failed({ roasts, arrival, destination, failures, tryAgain }: FailedProps) {
  const [, navigate] = useLocation()
  const hopeless = roasts.filter(({ receipt }) => isHopeless(failures.get(receipt)))
  const goOn = () => {
    for (const { receipt } of hopeless) {
      forgetGuestRoast(receipt)
      dropCarried(receipt)
    }
    // Whoever comes back for the others finds them here.
    navigate(destination, { replace: hopeless.length === roasts.length })
  }
  return (
    <div className={styles.failed}>
      <Notice>
        <p>{NOT_SAVED[arrival]}</p>
        {reasons(failures).map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Notice>
      {hopeless.length < roasts.length && (
        <Button look="strike" size="large" onClick={tryAgain}>
          Try again
        </Button>
      )}
      <Button look="quiet" onClick={goOn}>
        Go on without them
      </Button>
    </div>
  )
}

/** Trying again would not help: the receipt itself was refused. */
function isHopeless(failure: unknown): boolean {
  return (
    failure instanceof ApiError && (failure.code === 'expired-receipt' || failure.code === 'forged-receipt')
  )
}

/** The server's own sentences, where it has something to say. */
function reasons(failures: ReadonlyMap<string, unknown>): string[] {
  const sentences = [...failures.values()].flatMap((failure) =>
    failure instanceof ApiError && failure.message !== failure.code ? [failure.message] : [],
  )
  return [...new Set(sentences)]
}
