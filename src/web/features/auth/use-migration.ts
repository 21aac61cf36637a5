import { useEffect, useRef, useState } from 'react'
import { type GuestRoast, noteSaved, toSaveInput } from '#web/features/home/public.ts'
import { saveRoast } from '#web/features/saved-roasts/public.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { dropCarried } from './carried-roasts.ts'

export interface Migration {
  isRunning: boolean
  /** Why some are not saved, by receipt. Empty while it runs. */
  failures: ReadonlyMap<string, unknown>
  tryAgain: () => void
}

/** Saves what waits, one by one, from the moment it is mounted. What is saved no longer waits; what fails stays. */
export function useMigration(waiting: readonly GuestRoast[]): Migration {
  const [isRunning, setIsRunning] = useState(true)
  const [failures, setFailures] = useState<ReadonlyMap<string, unknown>>(new Map())
  const isUnderWay = useRef(false)

  const run = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsRunning(true)
    setFailures(new Map())
    const failed = await saveAll(waiting)
    isUnderWay.current = false
    setFailures(failed)
    setIsRunning(false)
  }
  const start = useRef(run)
  useEffect(() => {
    start.current()
  }, [])
  return { isRunning, failures, tryAgain: run }
}

/** Gives up on the rest when there is no connection: each would fail the same way, slowly. */
async function saveAll(waiting: readonly GuestRoast[]): Promise<ReadonlyMap<string, unknown>> {
  const failed = new Map<string, unknown>()
  for (const [index, roast] of waiting.entries()) {
    try {
      const { id } = await saveRoast(toSaveInput(roast))
      noteSaved(roast.receipt, id)
      dropCarried(roast.receipt)
    } catch (error) {
      failed.set(roast.receipt, error)
      if (!isOffline(error)) continue
      for (const { receipt } of waiting.slice(index)) failed.set(receipt, error)
      return failed
    }
  }
  return failed
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network'
}
