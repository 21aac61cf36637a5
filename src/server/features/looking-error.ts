import { PictureError } from '#server/engines/pictures/port.ts'
import { VisionError } from '#server/engines/vision/port.ts'
import { AppError } from './app-error.ts'

const CODES = {
  unsupported: 'unsupported-image',
  damaged: 'damaged-image',
  'too-many-pixels': 'too-many-pixels',
  timeout: 'timeout',
  crashed: 'worker-crashed',
  abandoned: 'abandoned',
} as const

/** For `.catch()`: what preparing or looking at an upload failed with, as a code of the wire; anything else as it is. */
export function throwLookingError(error: unknown): never {
  const isKnown = error instanceof PictureError || error instanceof VisionError
  throw isKnown ? new AppError(CODES[error.reason], { cause: error }) : error
}
