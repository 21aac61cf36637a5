import { availableParallelism } from 'node:os'
import { WorkerFailure, WorkerPool } from '../photo-workers/worker-pool.ts'
import type { PictureAnswer, PictureTask, PictureWork } from './answer.ts'
import { detectFormat } from './format.ts'
import { type Picture, PictureError, type Pictures } from './port.ts'

export interface PicturesOptions {
  /** Worker threads at most; as many as there are processors by default. */
  maxThreads?: number
  /** Milliseconds one picture may take, 15 s by default. */
  timeoutMs?: number
}

type Pool = WorkerPool<PictureTask, PictureAnswer>

/** Pictures by sharp, HEIC by libheif. Starts its first worker at once; nothing is shared between two of these. */
export function createPictures(options: PicturesOptions = {}): Pictures {
  const { maxThreads = availableParallelism(), timeoutMs = 15_000 } = options
  const limits = { runMs: timeoutMs, queueMs: 4 * timeoutMs, heapMb: 128 }
  const common: Pool = new WorkerPool({
    ...limits,
    worker: new URL('./picture.worker.ts', import.meta.url),
    minThreads: 1,
    maxThreads,
    idleMs: 30_000,
  })
  // WebAssembly never gives memory back (some 200 MB after a phone's photo), so this worker ends when idle.
  const heic: Pool = new WorkerPool({
    ...limits,
    worker: new URL('./heic.worker.ts', import.meta.url),
    minThreads: 0,
    maxThreads: 1,
    idleMs: 1_000,
  })
  return {
    prepare(upload, signal) {
      const format = detectFormat(upload)
      if (!format) return Promise.reject(new PictureError('unsupported'))
      return prepare(format === 'heic' ? heic : common, upload, signal)
    },
    shrink: (webp, signal) => rework(common, { what: 'shrink' }, webp, signal),
    cutSquare: (webp, place, signal) => rework(common, { what: 'cut-square', place }, webp, signal),
    async close() {
      await Promise.all([common.close(), heic.close()])
    },
  }
}

async function prepare(pool: Pool, upload: Uint8Array, signal?: AbortSignal): Promise<Picture> {
  const answer = await ask(pool, { what: 'prepare' }, upload, signal)
  if ('picture' in answer) return answer.picture
  throw new PictureError('crashed')
}

async function rework(pool: Pool, work: PictureWork, webp: Uint8Array, signal?: AbortSignal) {
  const answer = await ask(pool, work, webp, signal)
  if ('small' in answer) return answer.small
  throw new PictureError('crashed')
}

async function ask(pool: Pool, work: PictureWork, given: Uint8Array, signal?: AbortSignal) {
  const answer = await handOver(pool, work, given, signal).catch((error: unknown) => {
    throw new PictureError(error instanceof WorkerFailure ? error.reason : 'crashed', { cause: error })
  })
  if (answer.ok) return answer
  throw new PictureError(answer.reason, { cause: answer.detail })
}

async function handOver(pool: Pool, work: PictureWork, given: Uint8Array, signal?: AbortSignal) {
  // Many waiting megabytes are what a refusal is for: before there are more of them.
  pool.assertRoom()
  // A copy of our own can be handed over; the caller's bytes stay where they are.
  const bytes = new Uint8Array(given)
  return pool.run({ ...work, bytes }, { signal, transfer: [bytes.buffer] })
}
