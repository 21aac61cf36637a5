/**
 * What a teller remembers of its own evening: nobody in the room should hear the line that the last table got.
 * Counts tellings, not time. One number per line and premise told, so it stays as small as the material.
 */
export interface Told {
  /** 1 right after it was told, falling to 0 over the last `span` tellings. */
  recency(id: string, span: number): number
  remember(...ids: string[]): void
}

export function createTold(): Told {
  const lastTold = new Map<string, number>()
  let tellings = 0
  return {
    recency(id, span) {
      const last = lastTold.get(id)
      return last === undefined ? 0 : Math.max(0, 1 - (tellings - last) / span)
    },
    remember(...ids) {
      tellings += 1
      for (const id of ids) lastTold.set(id, tellings)
    },
  }
}
