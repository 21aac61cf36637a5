import type { RoastResult } from '#contract/roasts.ts'
import type { ModeId } from '#domain/modes.ts'
import { forget, recall, remember } from '#web/lib/tab-memory.ts'
import { forgetGuestRoast } from './guest-roasts.ts'

/** The address of a result ends so. */
export const RESULT_HASH = '#result'

const KEPT = 'scorch-result'

/** The result on stage, so that a reload shows it again. */
interface KeptResult {
  result: RoastResult
  /** Null: a guest's, which whoever signs in meanwhile may have. */
  userId: string | null
  /** Its id in the collection, once it is there: what was deleted since must not be saved anew. */
  savedId: string | null
}

export function keepResult(result: RoastResult, userId: string | null): void {
  remember(KEPT, { result, userId, savedId: null } satisfies KeptResult)
}

/** It waits no longer, and a reload does not save it again. */
export function noteSaved(receipt: string, savedId: string): void {
  forgetGuestRoast(receipt)
  const kept = read()
  if (kept?.result.kind === 'roast' && kept.result.receipt === receipt) remember(KEPT, { ...kept, savedId })
}

/** When it has left the stage, or its person has left. */
export function forgetResult(): void {
  forget(KEPT)
}

/** What this person was shown here in this mode; null when there is no such thing. */
export function recallResult(mode: ModeId, userId: string | null): KeptResult | null {
  const kept = read()
  const isTheirs = kept?.userId === null || kept?.userId === userId
  return kept?.result.mode === mode && isTheirs ? kept : null
}

/**
 * Whether this page was loaded at a result that it has shown before. An address that was typed has no upload stage behind
 * it, which the buttons of a result go back to.
 */
export function wasLoadedAtResult(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  const isFirst = !load || !('type' in load) || load.type === 'navigate'
  return location.hash === RESULT_HASH && !isFirst
}

/** Another version of the page may have written it. */
function read(): KeptResult | null {
  const kept = recall(KEPT) as Partial<KeptResult> | null
  const { result, userId = null, savedId = null } = kept ?? {}
  return result && typeof result.roast === 'string' ? { result, userId, savedId } : null
}
