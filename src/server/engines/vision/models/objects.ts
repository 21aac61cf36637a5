import { image, squeeze, type Tensor, type Tensor2D, tidy } from '@tensorflow/tfjs-core'
import { type DetectedObject, overlap } from '../detections.ts'
import { loadBundledModel, runOnce } from './bundled.ts'
import { COCO_LABELS } from './coco-labels.ts'
import type { Square } from './square.ts'

const INPUT = 512
const MIN_SCORE = 0.2
const SAME = 0.6

export interface ObjectModel {
  /** Surest first, each place at most once. */
  detect(square: Square): Promise<DetectedObject[]>
}

export async function loadObjects(): Promise<ObjectModel> {
  const model = await loadBundledModel('centernet')
  runOnce(model)
  return {
    async detect(square) {
      const output = tidy(() => {
        const input = image.resizeBilinear(square.tensor, [INPUT, INPUT])
        return squeeze<Tensor2D>(model.execute(input, 'tower_0/detections') as Tensor, [0])
      })
      const rows = await output.array()
      output.dispose()
      return mergeDouble(rows.flatMap((row) => toObject(row, square)))
    },
  }
}

function toObject(
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0, score = 0, label = -1]: number[],
  square: Square,
): DetectedObject[] {
  const name = COCO_LABELS[label]
  if (!name || score < MIN_SCORE) return []
  const scale = square.side / INPUT
  const { x, y } = square.toPhoto({ x: x1 * scale, y: y1 * scale })
  return [{ label: name, score, box: { x, y, width: (x2 - x1) * scale, height: (y2 - y1) * scale } }]
}

function mergeDouble(objects: DetectedObject[]): DetectedObject[] {
  const kept: DetectedObject[] = []
  for (const object of objects.toSorted((one, other) => other.score - one.score)) {
    const isDouble = kept.some(
      ({ box }) => overlap(object.box, box) > SAME && overlap(box, object.box) > SAME,
    )
    if (!isDouble) kept.push(object)
  }
  return kept
}
