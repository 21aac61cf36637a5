import type { Sight } from '#domain/sight.ts'
import type { Pixels } from '#server/engines/pictures/port.ts'

/**
 * Looks at a photo and says what is there: facts a comedian may use, and whether the photo is explicit.
 *
 * Guarantees: only facts named in domain/sight.ts; never anything about age, gender, origin or bodies. `onStage` is
 * called in order as facts become known, pixels first (within about 0.1 s), each time with all facts known so far.
 * Runs outside the main thread; a crash rejects with VisionError('crashed') and the next call finds a fresh worker.
 */
export interface Vision {
  lookAt(input: LookInput, options?: LookOptions): Promise<Look>
  /** Resolves when the models are loaded and have been run once. */
  ready(): Promise<void>
  close(): Promise<void>
}

export interface LookInput {
  pixels: Pixels
  /** Pixels of the upright upload. */
  original: { width: number; height: number }
}

export interface LookOptions {
  onStage?: (stage: LookStage) => void
  signal?: AbortSignal
}

/** frame: shape, light and palette. people: faces and bodies. things: objects and pets. */
export type LookStage =
  | { stage: 'frame'; sight: Pick<Sight, 'frame' | 'light' | 'palette'> }
  | { stage: 'people'; sight: Pick<Sight, 'faces' | 'bodies'> }
  | { stage: 'things'; sight: Pick<Sight, 'people' | 'isMany' | 'things' | 'pets'> }

export interface Look {
  sight: Sight
  /** True when the mean of four views says explicit with 0.65 or more. */
  isExplicit: boolean
}

/**
 * timeout, crashed: the worker took too long or died; trying again may help. abandoned: the caller aborted. busy: too many
 * are waiting already; try again in some seconds.
 */
export type VisionErrorReason = 'timeout' | 'crashed' | 'abandoned' | 'busy'

export class VisionError extends Error {
  readonly reason: VisionErrorReason
  constructor(reason: VisionErrorReason, options?: ErrorOptions) {
    super(`vision: ${reason}`, options)
    this.name = 'VisionError'
    this.reason = reason
  }
}
