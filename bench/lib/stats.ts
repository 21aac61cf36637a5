/** The value below which `share` (0 to 1) of the values lie, by nearest rank. Fails when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('nothing was measured')
  return value
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

export const p95 = (values: readonly number[]) => percentile(values, 0.95)
