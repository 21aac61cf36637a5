import type { Comedian, ComedianError, Draft, RoastSource } from './port.ts'

/** Tells the given drafts in the given order, whatever the brief says; keeps the promise about `avoid`. For tests. */
export function createFakeComedian(
  drafts: readonly [Draft, ...Draft[]],
  source: RoastSource = 'house',
): Comedian {
  return {
    async writeRoast({ avoid }, signal) {
      signal?.throwIfAborted()
      const fresh = drafts.filter((draft) => !avoid.includes(draft.premise))
      return { source, drafts: fresh.length > 0 ? fresh : [...drafts] }
    },
  }
}

/** Fails every time, for tests of what stands in for a comedian that does not answer. */
export function createFailingComedian(error: ComedianError): Comedian {
  return { writeRoast: () => Promise.reject(error) }
}
