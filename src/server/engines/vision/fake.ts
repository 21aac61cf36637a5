import { type Look, type LookOptions, type Vision, VisionError } from './port.ts'

/** Sees the same in every photo. `look` may be a function to answer differently, or to fail with VisionError. */
export function createFakeVision(look: Look | (() => Look | Promise<Look>)): Vision {
  return {
    async lookAt(_input, { onStage, signal }: LookOptions = {}) {
      if (signal?.aborted) throw new VisionError('abandoned', { cause: signal.reason })
      const seen = typeof look === 'function' ? await look() : look
      const { frame, light, palette, faces, bodies, people, isMany, things, pets } = seen.sight
      onStage?.({ stage: 'frame', sight: { frame, light, palette } })
      onStage?.({ stage: 'people', sight: { faces, bodies } })
      onStage?.({ stage: 'things', sight: { people, isMany, things, pets } })
      return seen
    },
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
