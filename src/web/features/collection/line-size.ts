export type LineSize = 'shout' | 'say' | 'tell' | 'mumble'

/** The longest line and the longest word of each size; whatever is beyond them all is mumbled. */
const SIZES: readonly [size: LineSize, line: number, word: number][] = [
  ['shout', 14, 6],
  ['say', 45, 11],
  ['tell', 110, 18],
]

/** Scripts without spaces, and pictures, break anywhere. */
const BETWEEN_WORDS = /[\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{Extended_Pictographic}]+/u

/** In characters: what a line may not be printed wider than. */
export function longestWordOf(line: string): number {
  return Math.max(...line.split(BETWEEN_WORDS).map((word) => word.length))
}

/** How large a typed line is printed: the shorter, the larger, and no word broken that could stand whole. */
export function sizeOf(line: string): LineSize {
  const longestWord = longestWordOf(line)
  const fits = SIZES.find(([, most, word]) => line.length <= most && longestWord <= word)
  return fits?.[0] ?? 'mumble'
}
