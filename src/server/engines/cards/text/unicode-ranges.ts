/** First and last code point, both included. */
export type Range = readonly [number, number]

/** Reads the `unicode-range` of CSS, without wildcards, in ascending order: "U+0-FF,U+131". */
export function parseRanges(css: string): Range[] {
  const ranges = css.split(',').map((entry): Range => {
    const [from = '', to = from] = entry.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
  return ranges.toSorted(([one], [other]) => one - other)
}

/** `ranges` in ascending order. */
export function covers(ranges: readonly Range[], codePoint: number): boolean {
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [from, to] = ranges[middle] ?? [0, 0]
    if (codePoint > to) low = middle + 1
    else if (codePoint < from) high = middle - 1
    else return true
  }
  return false
}
