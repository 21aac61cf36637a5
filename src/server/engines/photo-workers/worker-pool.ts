import { MessageChannel, type Transferable } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { TaskEnvelope, WorkerMessage } from './serve-tasks.ts'

export interface WorkerPoolOptions {
  /** A module that exports `serveTasks(...)` as its default; it may warm up in top-level await. */
  worker: URL
  minThreads: number
  maxThreads: number
  /** Milliseconds after which a thread above the minimum is ended. */
  idleMs: number
  /** Milliseconds that one task may run, counted from when a worker takes it; the worker is replaced after that. */
  runMs: number
  /** Milliseconds that a task may wait for a worker. */
  queueMs: number
  /** How many tasks may wait for a worker, 8 for each thread by default: whoever comes then is refused at once. */
  maxQueue?: number
  /** Limit of one worker's JavaScript heap, in MB. Native and WebAssembly memory do not count. */
  heapMb: number
}

const WAITING_PER_THREAD = 8

export interface RunOptions<Message> {
  signal?: AbortSignal | undefined
  transfer?: readonly Transferable[]
  onMessage?: ((message: Message) => void) | undefined
}

/** timeout: too slow. abandoned: the caller gave up. crashed: the worker died or threw. busy: too many are waiting. */
export type WorkerFailureReason = 'timeout' | 'abandoned' | 'crashed' | 'busy'

export class WorkerFailure extends Error {
  readonly reason: WorkerFailureReason
  constructor(reason: WorkerFailureReason, cause?: unknown) {
    super(`worker: ${reason}`, { cause })
    this.name = 'WorkerFailure'
    this.reason = reason
  }
}

/**
 * Threads that run one task at a time each. Messages of a task arrive in order and all of them before its result.
 * Rejects with WorkerFailure only. Whatever happens in a worker, unhandled rejections included, the main thread goes
 * on, the task that was running is rejected and a fresh worker takes over.
 */
export class WorkerPool<Task, Result, Message = never> {
  readonly #piscina: Piscina<TaskEnvelope<Task>, void>
  readonly #limits: Pick<WorkerPoolOptions, 'runMs' | 'queueMs'>
  readonly #maxQueue: number

  constructor(options: WorkerPoolOptions) {
    const maxThreads = Math.max(options.minThreads, options.maxThreads)
    this.#limits = options
    this.#maxQueue = options.maxQueue ?? WAITING_PER_THREAD * maxThreads
    this.#piscina = new Piscina({
      filename: options.worker.href,
      minThreads: options.minThreads,
      maxThreads,
      idleTimeout: options.idleMs,
      // A small young generation is collected often, and with it the pixels outside the heap that it holds on to.
      resourceLimits: { maxOldGenerationSizeMb: options.heapMb, maxYoungGenerationSizeMb: 8 },
      // A worker that waits in Atomics.wait cannot run timers or finish what the last task left behind.
      atomics: 'disabled',
      recordTiming: false,
    })
    // A worker that dies while idle has no task to reject; without a listener it would end the process.
    this.#piscina.on('error', () => {})
  }

  get threads(): number {
    return this.#piscina.threads.length
  }

  /** Throws busy when `run` would: for whoever has to copy megabytes for a task. */
  assertRoom(): void {
    if (this.#piscina.queueSize >= this.#maxQueue) throw new WorkerFailure('busy')
  }

  async run(task: Task, options: RunOptions<Message> = {}): Promise<Result> {
    if (options.signal?.aborted) throw new WorkerFailure('abandoned', options.signal.reason)
    this.assertRoom()
    const deadline = new Deadline(this.#limits, options.signal)
    const { port1: ours, port2: theirs } = new MessageChannel()
    const answer = Promise.withResolvers<Result>()
    ours.on('message', (message: WorkerMessage<Result, Message>) => {
      if (message.kind === 'started') deadline.start()
      else if (message.kind === 'told') options.onMessage?.(message.message)
      else answer.resolve(message.result)
    })
    try {
      const transferList = [theirs, ...(options.transfer ?? [])]
      const work = this.#piscina.run({ task, port: theirs }, { transferList, signal: deadline.kill })
      // The two ports are not ordered: the work may be over before its last messages are here.
      return await Promise.race([work.then(() => answer.promise), deadline.passed])
    } catch (error) {
      throw deadline.failure ?? new WorkerFailure('crashed', error)
    } finally {
      deadline.clear()
      ours.close()
    }
  }

  async close(): Promise<void> {
    await this.#piscina.destroy()
  }
}

/**
 * Time limit of one task. `kill` removes a waiting task and ends the worker of a running one. A caller who gives up on
 * a running task is answered at once, but its worker may finish: a warm worker is worth more than a second of work.
 */
class Deadline {
  readonly passed: Promise<never>
  failure: WorkerFailure | undefined
  readonly #limits: Pick<WorkerPoolOptions, 'runMs' | 'queueMs'>
  readonly #signal: AbortSignal | undefined
  readonly #kill = new AbortController()
  #reject: (failure: WorkerFailure) => void
  #timer: NodeJS.Timeout
  #isRunning = false

  constructor(limits: Pick<WorkerPoolOptions, 'runMs' | 'queueMs'>, signal: AbortSignal | undefined) {
    const { promise, reject } = Promise.withResolvers<never>()
    this.passed = promise
    this.#reject = reject
    this.#limits = limits
    this.#signal = signal
    this.#timer = setTimeout(this.#expire, limits.queueMs)
    signal?.addEventListener('abort', this.#giveUp)
  }

  get kill(): AbortSignal {
    return this.#kill.signal
  }

  start(): void {
    if (this.failure) return
    this.#isRunning = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#expire, this.#limits.runMs)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#signal?.removeEventListener('abort', this.#giveUp)
  }

  readonly #expire = () => {
    this.#fail(new WorkerFailure('timeout'))
    this.#kill.abort()
  }

  readonly #giveUp = () => {
    this.#fail(new WorkerFailure('abandoned', this.#signal?.reason))
    if (!this.#isRunning) this.#kill.abort()
  }

  #fail(failure: WorkerFailure): void {
    this.failure ??= failure
    this.#reject(this.failure)
  }
}
