import { chanceAt, hashText } from '#domain/seeded.ts'

/** Draws one number after the other, each from 0 up to but not including 1. */
export function createChance(seed: string): () => number {
  const seedHash = hashText(seed)
  let index = 0
  return () => chanceAt(seedHash, index++)
}
