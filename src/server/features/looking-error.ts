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
  busy: 'unavailable',
} as const

/** What is waiting in front of somebody who was refused takes about this long. */
export const BUSY_SECONDS = 5

/** For `.catch()`: what preparing or looking at an upload failed with, as a code of the wire; anything else as it is. */
export function throwLookingError(error: unknown): never {
  const isKnown = error instanceof PictureError || error instanceof VisionError
  if (!isKnown) throw error
  const wait = error.reason === 'busy' ? { retryAfter: BUSY_SECONDS } : {}
  throw new AppError(CODES[error.reason], { ...wait, cause: error })
}
