import type { Print } from './halftone.ts'
import { free } from './memory.ts'
import { addGrain, type Gap, inkPaper, layPrint, type Plate, rowsOf } from './plate.ts'

/** All that makes a plate; `print` goes at these pixels. */
export interface Making {
  /** What a renderer has drawn, 8-bit RGBA, without the rows of the gap; its memory is given back with the last band. */
  rgba: Buffer
  gap: Gap
  scale: number
  print: { print: Print; x: number; y: number } | null
}

const BAND_ROWS = 600

/** Makes a blank plate from top to bottom; yields its rows as they are done. */
export function* makeBands(plate: Plate, { rgba, gap, scale, print }: Making): Generator<Buffer> {
  let from = 0
  // Where the renderer drew beside a print, all is inked before the print is laid on it.
  const step = print && gap.rows === 0 ? plate.height : BAND_ROWS
  for (const to of inkPaper(plate, rgba, gap, step)) {
    addGrain(plate, scale, from, to)
    if (print && print.y >= from && print.y < to) layPrint(plate, print.print, print.x, print.y)
    yield rowsOf(plate, from, to)
    from = to
  }
  free(rgba)
}
