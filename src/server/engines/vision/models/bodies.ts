import { cast, image, squeeze, type Tensor, type Tensor2D, tidy } from '@tensorflow/tfjs-core'
import { BODY_PARTS, type BodyPart, type Box, centre, type DetectedBody } from '../detections.ts'
import { loadBundledModel, runOnce } from './bundled.ts'
import type { Square } from './square.ts'

const INPUT = 192
const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 }

export interface BodyModel {
  /** The most prominent body, or the one below a face; there is always an answer, maybe with low scores. */
  detect(square: Square, face?: Box): Promise<DetectedBody>
}

/** MoveNet, asked directly: the library's own wrapper carries places over from one photo to the next. */
export async function loadBodies(): Promise<BodyModel> {
  const model = await loadBundledModel('movenet-lightning')
  runOnce(model)
  return {
    async detect(square, face) {
      const part = face ? cutFor(face, square) : WHOLE
      const output = tidy(() => {
        const corners: [number, number, number, number] = [
          part.y,
          part.x,
          part.y + part.height,
          part.x + part.width,
        ]
        const input = image.cropAndResize(square.tensor, [corners], [0], [INPUT, INPUT])
        return squeeze<Tensor2D>(model.execute(cast(input, 'int32')) as Tensor, [0, 1])
      })
      const rows = await output.array()
      output.dispose()
      return Object.fromEntries(
        BODY_PARTS.map((name, index) => {
          const [y = 0, x = 0, score = 0] = rows[index] ?? []
          const place = {
            x: (part.x + x * part.width) * square.side,
            y: (part.y + y * part.height) * square.side,
          }
          return [name, { ...square.toPhoto(place), score }]
        }),
      ) as Record<BodyPart, DetectedBody[BodyPart]>
    },
  }
}

/** A square cut around somebody, in fractions of the whole: eight times as high as the face, which is near its top. */
function cutFor(face: Box, square: Square): Box {
  const side = (8 * face.height) / square.side
  const { x, y } = square.fromPhoto(centre(face))
  return { x: x / square.side - side / 2, y: y / square.side - side / 5, width: side, height: side }
}
