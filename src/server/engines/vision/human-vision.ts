import { availableParallelism } from 'node:os'
import { type RunOptions, WorkerFailure, WorkerPool } from '../photo-workers/worker-pool.ts'
import { type Look, type LookInput, type LookStage, type Vision, VisionError } from './port.ts'

export interface VisionOptions {
  /** Worker threads at most; as many as there are processors by default. Each takes some 300 MB while it lives. */
  maxThreads?: number
  /** Milliseconds one photo may take, 15 s by default; it may wait four times as long for a worker. */
  timeoutMs?: number
  /** Milliseconds after which a worker above the first is ended, 60 s by default. */
  idleMs?: number
}

/** Looks with small models on WebAssembly, without any network. Starts and warms its first worker at once. */
export function createVision(options: VisionOptions = {}): Vision {
  const { maxThreads = availableParallelism(), timeoutMs = 15_000, idleMs = 60_000 } = options
  const pool = new WorkerPool<LookInput | null, Look | null, LookStage>({
    worker: new URL('./vision.worker.ts', import.meta.url),
    minThreads: 1,
    maxThreads,
    idleMs,
    runMs: timeoutMs,
    queueMs: 4 * timeoutMs,
    heapMb: 256,
  })
  const run = (input: LookInput | null, options: RunOptions<LookStage>) =>
    pool.run(input, options).catch((error: unknown) => {
      throw new VisionError(error instanceof WorkerFailure ? error.reason : 'crashed', { cause: error })
    })
  let firstLook: Promise<unknown> | undefined
  return {
    async lookAt({ pixels, original }, { onStage, signal } = {}) {
      const seen = await run({ pixels, original }, { onMessage: onStage, signal })
      if (!seen) throw new VisionError('crashed')
      return seen
    },
    async ready() {
      // Asked again and again while the models load: one look answers all, and nobody starts a second worker for it.
      firstLook ??= run(null, {}).catch((error: unknown) => {
        firstLook = undefined
        throw error
      })
      await firstLook
    },
    async close() {
      await pool.close()
    },
  }
}
