import type { LabColour } from './colour-names.ts'

export interface Cluster {
  centre: LabColour
  /** Fraction of all colours that belong here. */
  share: number
  /** Root mean square distance of its colours from the centre, in Lab: 5 is one colour, 15 a mixture. */
  spread: number
}

const ROUNDS = 10

/** k-means, largest cluster first; it starts from colours spread over the lightness, so the answer is always the same. */
export function clusterColours(colours: readonly LabColour[], k: number): Cluster[] {
  if (colours.length < k) return []
  const byLightness = colours.toSorted((one, other) => one[0] - other[0])
  let centres = Array.from(
    { length: k },
    (_, index) => byLightness[Math.floor(((index + 0.5) / k) * colours.length)],
  )
    .filter((colour) => colour !== undefined)
    .map((colour): LabColour => [...colour])
  for (let round = 0; round < ROUNDS; round++) {
    const groups = groupBy(colours, centres)
    centres = centres.map((centre, index) => meanOf(groups[index]) ?? centre)
  }
  return groupBy(colours, centres)
    .flatMap((group, index) => summarise(group, centres[index], colours.length))
    .sort((one, other) => other.share - one.share)
}

function groupBy(colours: readonly LabColour[], centres: readonly LabColour[]): LabColour[][] {
  const groups = centres.map((): LabColour[] => [])
  for (const colour of colours) groups[nearest(colour, centres)]?.push(colour)
  return groups
}

function summarise(group: LabColour[], centre: LabColour | undefined, total: number): Cluster[] {
  if (!centre || group.length === 0) return []
  const squares = group.reduce((sum, colour) => sum + squaredDistance(colour, centre), 0)
  return [{ centre, share: group.length / total, spread: Math.sqrt(squares / group.length) }]
}

function meanOf(group: readonly LabColour[] | undefined): LabColour | null {
  if (!group || group.length === 0) return null
  const sum = [0, 0, 0] as [number, number, number]
  for (const [l, a, b] of group) {
    sum[0] += l
    sum[1] += a
    sum[2] += b
  }
  return [sum[0] / group.length, sum[1] / group.length, sum[2] / group.length]
}

function nearest(colour: LabColour, centres: readonly LabColour[]): number {
  let best = 0
  let bestDistance = Number.POSITIVE_INFINITY
  for (const [index, centre] of centres.entries()) {
    const far = squaredDistance(colour, centre)
    if (far < bestDistance) {
      best = index
      bestDistance = far
    }
  }
  return best
}

function squaredDistance(one: LabColour, other: LabColour): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
}
