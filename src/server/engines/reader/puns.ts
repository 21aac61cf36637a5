import type { Pun } from '#domain/pickup-line.ts'
import { PUNS } from './pun-table.ts'

const AT_MOST = 4

const compiled = PUNS.map(({ word, meaning, says, near }) => ({
  pun: { word, meaning },
  says: new RegExp(`\\b(?:${says})(?![a-z])`, 'g'),
  near: near === undefined ? null : new RegExp(`\\b(?:${near})\\b`),
}))

/** Surest first (spelt-out wordplay before words with two meanings), one for each word. */
export function findPuns(plain: string): Pun[] {
  const found = new Map<string, Pun>()
  for (const { pun, says, near } of compiled) {
    if (found.size === AT_MOST) break
    // What carries the pun does not count as its own surroundings.
    const surroundings = plain.replace(says, '·')
    if (surroundings !== plain && (near === null || near.test(surroundings)) && !found.has(pun.word)) {
      found.set(pun.word, pun)
    }
  }
  return [...found.values()]
}
