import type { Swatch } from '#domain/sight.ts'
import type { Pixels } from '../../pictures/port.ts'
import { type Cluster, clusterColours } from './clusters.ts'
import { type LabColour, nameColour, toLab } from './colour-names.ts'

const GRID = 48
const COLOURS = 6
const KEPT = 5
const SMALLEST = 0.03

/** The main colours of the whole photo, largest share first. Each name occurs once. */
export function describePalette(pixels: Pixels): Swatch[] {
  return nameClusters(clusterColours(sampleGrid(pixels), COLOURS))
    .filter((swatch) => swatch.share >= SMALLEST)
    .slice(0, KEPT)
}

/** Clusters that carry the same name become one swatch. */
export function nameClusters(clusters: readonly Cluster[]): Swatch[] {
  const shares = new Map<string, number>()
  for (const { centre, share } of clusters) {
    const { name } = nameColour(centre)
    shares.set(name, (shares.get(name) ?? 0) + share)
  }
  return [...shares].map(([name, share]) => ({ name, share })).sort((one, other) => other.share - one.share)
}

/** The mean colour of each cell of a grid over the photo, so that noise and texture do not count as colours. */
function sampleGrid({ data, width, height }: Pixels): LabColour[] {
  const columns = Math.min(GRID, width)
  const rows = Math.min(GRID, height)
  const sums = new Float64Array(columns * rows * 4)
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * rows) / height) * columns
    for (let x = 0; x < width; x++) {
      const cell = (row + Math.floor((x * columns) / width)) * 4
      const at = (y * width + x) * 3
      sums[cell] = (sums[cell] ?? 0) + (data[at] ?? 0)
      sums[cell + 1] = (sums[cell + 1] ?? 0) + (data[at + 1] ?? 0)
      sums[cell + 2] = (sums[cell + 2] ?? 0) + (data[at + 2] ?? 0)
      sums[cell + 3] = (sums[cell + 3] ?? 0) + 1
    }
  }
  return Array.from({ length: columns * rows }, (_, index) => {
    const [r = 0, g = 0, b = 0, count = 1] = sums.subarray(index * 4, index * 4 + 4)
    return toLab(r / count, g / count, b / count)
  })
}
