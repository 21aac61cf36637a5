/** First and last code point, both included. */
export type Range = readonly [number, number]

/** Reads the `unicode-range` of CSS, without wildcards: "U+0-FF,U+131". */
export function parseRanges(css: string): Range[] {
  return css.split(',').map((entry) => {
    const [from = '', to = from] = entry.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

export function covers(ranges: readonly Range[], codePoint: number): boolean {
  return ranges.some(([from, to]) => codePoint >= from && codePoint <= to)
}
