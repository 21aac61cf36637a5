import { Column } from '../drawing/column.ts'
import type { Draft, Part, Sheet } from '../drawing/draft.ts'
import { sparks, striker } from '../drawing/ground.ts'
import { place } from '../drawing/node.ts'
import { paper } from '../drawing/paper.ts'
import { footer, header, quote, roast } from '../drawing/parts.ts'
import { score, scoreTower } from '../drawing/score.ts'

const [WIDTH, HEIGHT, SCALE] = [360, 640, 3]
const MARGIN = 18
const PADDING = 18
const GAP = 14
const EDGE = 36
const PAPER = WIDTH - 2 * MARGIN
const INNER = PAPER - 2 * PADDING
/** Kept free of what matters: apps lay their own buttons over the ends of a story. */
const [TOP, BOTTOM] = [50, 58]
const STRIP = 16
const SCORE_HEIGHT = 88
const TOWER = 92
/** Photos narrower than this have the score beside them instead of below. */
const TALL = 0.95
/** Height over width of a photo's frame: what is taller or flatter is cropped. */
const [TALLEST, FLATTEST] = [1.5, 0.45]
/** What the texts get of the room that they share with a photo, at least when they need it. */
const TEXT_SHARE = 0.4

interface Plan {
  parts: Part[]
  photo: { width: number; height: number } | null
  tower: Part | null
  height: number
}

/** A phone's whole screen: the paper in the middle of it, as large as its content. */
export async function storyForm(draft: Draft): Promise<Sheet> {
  const [head, foot] = [await header(draft, INNER, 33), footer(INNER, 12.5)]
  const around = 16 + head.height + GAP + foot.height + 6 + EDGE
  const plan = await planMiddle(draft, HEIGHT - TOP - BOTTOM - around)
  const top = TOP + Math.max(0, Math.floor((HEIGHT - TOP - BOTTOM - around - plan.height) / 2))
  const column = new Column(MARGIN + PADDING, top + 16, INNER)
  column.put(head, GAP)
  if (plan.photo) {
    const { width, height } = plan.photo
    if (plan.tower) {
      const x = column.x + INNER - TOWER
      column.nodes.push(place({ x, y: column.y, width: TOWER, height }, plan.tower.node))
    }
    column.putPhoto(height, GAP, width)
  }
  for (const part of plan.parts) column.put(part, GAP)
  column.put(foot, 6)
  const area = { x: MARGIN, y: top, width: PAPER, height: column.y + EDGE - top }
  const backdrop = [
    sparks(WIDTH, TOP, draft.card.rating),
    ...striker(WIDTH, HEIGHT, STRIP),
    ...paper(area, EDGE),
  ]
  return { width: WIDTH, height: HEIGHT, scale: SCALE, backdrop, parts: column.nodes, photo: column.photo }
}

/** Everything between header and footer, in `room` pixels. */
async function planMiddle(draft: Draft, room: number): Promise<Plan> {
  const { aspect } = draft
  const isTall = aspect !== null && aspect < TALL
  const points = isTall ? null : score(draft, INNER, SCORE_HEIGHT)
  const width = isTall ? INNER - TOWER - GAP : INNER
  const left = room - GAP - (points ? points.height + GAP : 0) - (aspect === null ? 0 : GAP)
  const wanted = aspect === null ? 0 : Math.min(width * TALLEST, Math.max(width * FLATTEST, width / aspect))
  const texts = await planTexts(draft, Math.max(left * TEXT_SHARE, left - wanted))
  const height = Math.round(Math.min(wanted, left - texts.height))
  const photo = height > 0 ? { width, height } : null
  return {
    parts: points ? [...texts.parts, points] : texts.parts,
    photo,
    tower: photo && isTall ? scoreTower(draft, TOWER, height) : null,
    height: room - left + texts.height + height,
  }
}

async function planTexts(draft: Draft, room: number): Promise<{ parts: Part[]; height: number }> {
  const hasPhoto = draft.aspect !== null
  const parts: Part[] = []
  let height = 0
  if (draft.card.originalText) {
    const line = await quote(draft, { width: INNER, maxHeight: room * 0.42, largest: hasPhoto ? 18 : 26 })
    parts.push(line)
    height = line.height + GAP
  }
  const joke = await roast(draft, { width: INNER, maxHeight: room - height, largest: hasPhoto ? 30 : 38 })
  parts.push(joke)
  return { parts, height: height + joke.height }
}
