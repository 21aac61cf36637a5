import { type Tensor4D, tensor4d } from '@tensorflow/tfjs-core'
import type { Pixels } from '../../pictures/port.ts'
import type { Point } from '../detections.ts'

const GREY = 128

/**
 * The photo in the middle of a grey square. All models look at squares and would squash anything else: beagles then
 * pass for cows. `toPhoto` leads from the square's pixels back to those of the photo.
 */
export interface Square {
  tensor: Tensor4D
  side: number
  toPhoto(point: Point): Point
  fromPhoto(point: Point): Point
}

/** `gain` brightens a dark photo, in which the models see what is not there. */
export function squareOf({ data, width, height }: Pixels, gain: number): Square {
  const side = Math.max(width, height)
  const left = Math.floor((side - width) / 2)
  const top = Math.floor((side - height) / 2)
  const square = new Float32Array(side * side * 3).fill(GREY)
  for (let row = 0; row < height; row++) {
    const from = row * width * 3
    square.set(data.subarray(from, from + width * 3), ((top + row) * side + left) * 3)
  }
  const bright = gain > 1 ? square.map((value) => Math.min(255, value * gain)) : square
  return {
    tensor: tensor4d(bright, [1, side, side, 3]),
    side,
    toPhoto: ({ x, y }) => ({ x: x - left, y: y - top }),
    fromPhoto: ({ x, y }) => ({ x: x + left, y: y + top }),
  }
}
