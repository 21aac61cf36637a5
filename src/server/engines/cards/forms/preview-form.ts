import { Column } from '../drawing/column.ts'
import type { Draft, Sheet } from '../drawing/draft.ts'
import { paper } from '../drawing/paper.ts'
import { footer, header, quote, roast } from '../drawing/parts.ts'
import { score, scoreTower } from '../drawing/score.ts'

const [WIDTH, HEIGHT, SCALE] = [600, 315, 2]
const MARGIN = 10
const PADDING = 18
const GAP = 12
const EDGE = 34
const SCORE_HEIGHT = 74
const LEFT = MARGIN + PADDING
const TOP = MARGIN + 16
const BOTTOM = HEIGHT - EDGE - 10
const INNER = WIDTH - 2 * LEFT
const ROOM = BOTTOM - TOP
/** Photos wider than this have the score below them instead of beside. */
const WIDE = 1.25
const WIDE_WIDTH = 266
const TOWER = 112

/** For link previews: photo and score on the left, the joke on the right, readable when it is as small as a stamp. */
export async function previewForm(draft: Draft): Promise<Sheet> {
  const { card, aspect } = draft
  const side = leftSide(draft)
  const x = LEFT + side.width + 20
  const main = new Column(x, TOP, LEFT + INNER - x)
  const { width } = main
  main.put(await header(draft, width, 30), GAP)
  const hasScore = aspect === null || aspect > WIDE
  const last = hasScore ? footer(width, 12) : score(draft, width, SCORE_HEIGHT)
  const end = BOTTOM - last.height
  if (card.originalText) {
    main.put(await quote(draft, { width, maxHeight: (end - main.y) * 0.45, largest: 20 }), GAP)
  }
  main.put(await roast(draft, { width, maxHeight: end - main.y - 6, largest: 38 }), 0)
  main.y = end
  main.put(last, 0)
  const area = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEIGHT - 4 - MARGIN }
  const parts = [...side.nodes, ...main.nodes]
  return { width: WIDTH, height: HEIGHT, scale: SCALE, backdrop: paper(area, EDGE), parts, photo: side.photo }
}

/** A tall photo, a wide one with the score below it, or the score alone. */
function leftSide(draft: Draft): Column {
  const { aspect } = draft
  if (aspect === null) {
    const side = new Column(LEFT, TOP, TOWER)
    side.put(scoreTower(draft, TOWER, ROOM), 0)
    return side
  }
  if (aspect > WIDE) {
    const side = new Column(LEFT, TOP, WIDE_WIDTH)
    const most = ROOM - SCORE_HEIGHT - GAP
    side.putPhoto(Math.round(Math.min(most, Math.max(WIDE_WIDTH / aspect, WIDE_WIDTH * 0.52))), 0)
    side.y = BOTTOM - SCORE_HEIGHT
    side.put(score(draft, WIDE_WIDTH, SCORE_HEIGHT), 0)
    return side
  }
  const width = Math.round(Math.min(240, Math.max(ROOM * 0.66, ROOM * aspect)))
  const side = new Column(LEFT, TOP, width)
  side.putPhoto(ROOM, 0)
  return side
}
