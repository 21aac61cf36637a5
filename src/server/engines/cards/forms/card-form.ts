import { Column } from '../drawing/column.ts'
import type { Draft, Sheet } from '../drawing/draft.ts'
import { paper } from '../drawing/paper.ts'
import { footer, header, quote, roast } from '../drawing/parts.ts'
import { score } from '../drawing/score.ts'

const WIDTH = 400
const SCALE = 3
const MARGIN = 14
const PADDING = 20
const GAP = 16
const EDGE = 40
const PAPER = WIDTH - 2 * MARGIN
const INNER = PAPER - 2 * PADDING
/** Height over width of a photo's frame: what is taller or flatter is cropped. */
const TALLEST = 1.15
const FLATTEST = 0.42

/** As wide as a phone, as high as its content: to download, and to keep. */
export async function cardForm(draft: Draft): Promise<Sheet> {
  const { card, aspect } = draft
  const hasPhoto = aspect !== null
  const column = new Column(MARGIN + PADDING, MARGIN + 16, INNER)
  column.put(await header(draft, INNER, 35), GAP)
  if (hasPhoto) column.putPhoto(Math.round(INNER * Math.min(TALLEST, Math.max(FLATTEST, 1 / aspect))), GAP)
  if (card.originalText) {
    column.put(await quote(draft, { width: INNER, maxHeight: 260, largest: hasPhoto ? 18 : 21 }), GAP)
  }
  column.put(await roast(draft, { width: INNER, maxHeight: 252, largest: hasPhoto ? 26 : 30 }), GAP)
  column.put(score(draft, INNER, 96), 12)
  column.put(footer(INNER, 13.5), 8)
  const height = column.y + EDGE + MARGIN - 6
  const area = { x: MARGIN, y: MARGIN, width: PAPER, height: column.y + EDGE - MARGIN }
  return {
    width: WIDTH,
    height,
    scale: SCALE,
    backdrop: paper(area, EDGE),
    parts: column.nodes,
    photo: column.photo,
  }
}
