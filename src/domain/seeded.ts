/** Chance that can be repeated: the same seed always gives the same numbers. Not for secrets. */

/** A whole number from 0 to 2^32 - 1 that depends on every character of the text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return scramble(hash)
}

/** A number from 0 up to but not including 1: the index-th of this seed's sequence, in any order and at no cost. */
export function chanceAt(seedHash: number, index: number): number {
  return scramble(seedHash ^ Math.imul(index + 1, 0x9e3779b1)) / 2 ** 32
}

function scramble(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
