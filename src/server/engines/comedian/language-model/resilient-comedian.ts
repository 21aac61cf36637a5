import type { Comedian } from '../port.ts'
import { ComedianError } from '../port.ts'

/**
 * Asks the primary, and the fallback when the primary fails with ComedianError; the answer says who wrote it.
 * `onFailure` is told of each such failure (for logs and counters) and must not throw. Nobody is asked any more once the
 * caller has aborted.
 */
export function createResilientComedian(
  primary: Comedian,
  fallback: Comedian,
  onFailure: (error: ComedianError) => void,
): Comedian {
  return {
    async writeRoast(brief, signal) {
      try {
        return await primary.writeRoast(brief, signal)
      } catch (error) {
        signal?.throwIfAborted()
        if (!(error instanceof ComedianError)) throw error
        onFailure(error)
        return fallback.writeRoast(brief, signal)
      }
    },
  }
}
