import type { Fact, Swatch } from '#domain/sight.ts'
import type { Pixels } from '../../pictures/port.ts'
import { type Box, contains, type DetectedBody, type Point } from '../detections.ts'
import { type Cluster, clusterColours } from '../pixels/clusters.ts'
import { colourDistance, type LabColour, nameColour, toLab } from '../pixels/colour-names.ts'
import { nameClusters } from '../pixels/palette.ts'

type Corner = readonly [Point, Point]

const SAMPLES = 1500
const TOO_FEW = 60
const COLOURS = 4
const MIN_SHARE = 0.12
const SECOND_SHARE = 0.25
/** From this spread on a cluster is several things at once and has no name. */
const MIXTURE = 14
/** Below this difference from the cheeks a cluster is taken for bare skin: it must never be named. */
const SKIN = 14
/** Shoulders this many pixels apart show enough cloth. */
const LARGE = 60
/** Score of a hip from which on its place is used instead of one that follows from the shoulders. */
const SURE = 0.35

/** Clothing colours on the torso; null when it is too small, out of frame or mostly bare. */
export function describeTop(body: DetectedBody, face: Box | null, pixels: Pixels): Fact<Swatch[]> | null {
  const colours = sample(pixels, torsoOf(body))
  if (colours.length < TOO_FEW) return null
  const skin = face ? skinOf(face, pixels) : null
  const clothes = clusterColours(colours, COLOURS).filter(
    ({ centre, share, spread }) =>
      share >= MIN_SHARE && spread <= MIXTURE && !(skin && colourDistance(centre, skin) < SKIN),
  )
  const [main, ...others] = mergeShades(clothes)
  const covered = clothes.reduce((sum, { share }) => sum + share, 0)
  if (!main || covered < 0.4) return null
  const second = others.find(({ share }) => share >= SECOND_SHARE)
  const value = nameClusters(second ? [main, second] : [main])
  return { value, confidence: confidenceOf(body, main, covered) }
}

/** Folds throw shadows: a cluster that differs from a larger one in little but its lightness is the same cloth. */
function mergeShades(clusters: readonly Cluster[]): Cluster[] {
  const cloths: Cluster[] = []
  for (const cluster of clusters) {
    const [l, a, b] = cluster.centre
    const same = cloths.findIndex(
      ({ centre }) => Math.hypot(centre[1] - a, centre[2] - b) < 10 && Math.abs(centre[0] - l) < 30,
    )
    const cloth = cloths[same]
    if (cloth) cloths[same] = { ...cloth, share: cloth.share + cluster.share }
    else cloths.push(cluster)
  }
  return cloths.toSorted((one, other) => other.share - one.share)
}

/** Grows with the shoulders' certainty, their width in pixels, and how well the colour fits its name. */
function confidenceOf({ leftShoulder, rightShoulder }: DetectedBody, main: Cluster, covered: number): number {
  const shoulders = Math.min(leftShoulder.score, rightShoulder.score)
  const size = Math.min(
    1,
    Math.hypot(leftShoulder.x - rightShoulder.x, leftShoulder.y - rightShoulder.y) / LARGE,
  )
  const naming = Math.max(0.5, 1 - nameColour(main.centre).distance / 30)
  return Math.min(0.95, (0.4 + shoulders * 0.6) * naming * size * Math.min(1, covered + 0.25))
}

/** Shoulders to hips without the neck and the outer fifth, where arms and background are. */
function torsoOf(body: DetectedBody): readonly [Corner, Corner] {
  const { leftShoulder, rightShoulder } = body
  const length = 1.2 * Math.hypot(leftShoulder.x - rightShoulder.x, leftShoulder.y - rightShoulder.y)
  const hip = (side: Point & { score: number }, shoulder: Point): Point =>
    side.score >= SURE ? side : { x: shoulder.x, y: shoulder.y + length }
  const [leftHip, rightHip] = [hip(body.leftHip, leftShoulder), hip(body.rightHip, rightShoulder)]
  const middle = (leftShoulder.x + rightShoulder.x + leftHip.x + rightHip.x) / 4
  const corner = (from: Point, to: Point, part: number): Point => ({
    x: middle + (from.x + (to.x - from.x) * part - middle) * 0.8,
    y: from.y + (to.y - from.y) * part,
  })
  return [
    [corner(rightShoulder, rightHip, 0.2), corner(leftShoulder, leftHip, 0.2)],
    [corner(rightShoulder, rightHip, 0.85), corner(leftShoulder, leftHip, 0.85)],
  ]
}

/** Colours at a grid of places between an upper and a lower edge. */
function sample(pixels: Pixels, [[topA, topB], [bottomA, bottomB]]: readonly [Corner, Corner]): LabColour[] {
  const steps = Math.round(Math.sqrt(SAMPLES))
  const mix = (a: Point, b: Point, part: number): Point => ({
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
  })
  const colours: LabColour[] = []
  for (let row = 0; row < steps; row++) {
    const [start, end] = [mix(topA, bottomA, row / (steps - 1)), mix(topB, bottomB, row / (steps - 1))]
    for (let column = 0; column < steps; column++) {
      const colour = colourAt(pixels, mix(start, end, column / (steps - 1)))
      if (colour) colours.push(colour)
    }
  }
  return colours
}

/** Mean of a patch on each cheek. Used to leave bare skin out, and forgotten. */
function skinOf({ x, y, width, height }: Box, pixels: Pixels): LabColour | null {
  const patches = [0.25, 0.3, 0.7, 0.75].flatMap((across) =>
    [0.55, 0.6, 0.65].map((down) => colourAt(pixels, { x: x + across * width, y: y + down * height })),
  )
  return (
    clusterColours(
      patches.filter((colour) => colour !== null),
      1,
    )[0]?.centre ?? null
  )
}

function colourAt({ data, width, height }: Pixels, point: Point): LabColour | null {
  if (!contains({ x: 0, y: 0, width: width - 1, height: height - 1 }, point)) return null
  const at = (Math.round(point.y) * width + Math.round(point.x)) * 3
  return toLab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
}
