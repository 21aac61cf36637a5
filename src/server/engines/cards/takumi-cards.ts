import { availableParallelism } from 'node:os'
import { WorkerFailure, WorkerPool } from '../photo-workers/worker-pool.ts'
import type { CardAnswer, CardTask } from './card-task.ts'
import { type Card, CardError, type CardErrorReason, type CardForm, type Cards } from './port.ts'

export interface CardsOptions {
  /** Worker threads at most; as many as there are processors by default. */
  maxThreads?: number
  /** Milliseconds one card may take, 10 s by default. */
  timeoutMs?: number
}

/** More than of photos: a card takes a few hundredths of a second, and what is printed is small. */
const WAITING_PER_THREAD = 100

/** Cards by takumi and sharp. Starts its first worker at once; each has fonts and caches of its own, some 60 MB. */
export function createCards(options: CardsOptions = {}): Cards {
  const { maxThreads = availableParallelism(), timeoutMs = 10_000 } = options
  const pool = new WorkerPool<CardTask, CardAnswer>({
    worker: new URL('./card.worker.ts', import.meta.url),
    minThreads: 1,
    maxThreads,
    idleMs: 30_000,
    runMs: timeoutMs,
    queueMs: 4 * timeoutMs,
    maxQueue: WAITING_PER_THREAD * maxThreads,
    heapMb: 128,
  })
  return {
    async renderCard(card, form, signal) {
      signal?.throwIfAborted()
      const answer = await run(pool, card, form, signal)
      if (answer.ok) return answer.image
      throw new CardError('damaged-picture', { cause: answer.detail })
    },
    close: () => pool.close(),
  }
}

async function run(
  pool: WorkerPool<CardTask, CardAnswer>,
  card: Card,
  form: CardForm,
  signal: AbortSignal | undefined,
): Promise<CardAnswer> {
  try {
    pool.assertRoom()
    // A copy of our own can be handed over; the caller's bytes stay where they are.
    const picture = card.picture && new Uint8Array(card.picture)
    const transfer = picture ? [picture.buffer] : []
    return await pool.run({ card: { ...card, picture }, form }, { signal, transfer })
  } catch (error) {
    signal?.throwIfAborted()
    throw new CardError(reasonOf(error), { cause: error })
  }
}

function reasonOf(error: unknown): CardErrorReason {
  if (!(error instanceof WorkerFailure)) return 'crashed'
  return error.reason === 'abandoned' ? 'crashed' : error.reason
}
