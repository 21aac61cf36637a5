import { recall, remember } from '#web/lib/tab-memory.ts'

const HAD = 'scorch-had'
const REMEMBERED = 300

const had: string[] = recallHad()

/** Premises had in this tab, newest last: the same photo again gets another angle. */
export function hadPremises(): readonly string[] {
  return had
}

export function noteHad(premise: string): void {
  had.push(premise)
  had.splice(0, had.length - REMEMBERED)
  remember(HAD, had)
}

function recallHad(): string[] {
  const kept = recall(HAD)
  return Array.isArray(kept) ? kept.filter((premise) => typeof premise === 'string') : []
}
