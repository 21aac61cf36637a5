import { afterEach, expect, test, vi } from 'vitest'
import type { ClumsyTask } from './clumsy.worker.ts'
import { WorkerPool, type WorkerPoolOptions } from './worker-pool.ts'

// Threads start slowly on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

type Pool = WorkerPool<ClumsyTask, number, number>
let pool: Pool

afterEach(() => pool.close())

function open(options: Partial<WorkerPoolOptions> = {}): Pool {
  pool = new WorkerPool<ClumsyTask, number, number>({
    worker: new URL('./clumsy.worker.ts', import.meta.url),
    minThreads: 1,
    maxThreads: 1,
    idleMs: 50,
    runMs: 20_000,
    queueMs: 20_000,
    heapMb: 40,
    ...options,
  })
  return pool
}

test('messages arrive in order and before the result', async () => {
  const seen: number[] = []
  await open().run({ do: 'count', to: 500 }, { onMessage: (number) => seen.push(number) })
  expect(seen).toEqual(Array.from({ length: 500 }, (_, index) => index + 1))
})

test.each<ClumsyTask['do']>(['throw', 'exit', 'reject-later', 'hoard'])(
  'a worker that does "%s" rejects its task with crashed and the next task is done',
  async (kind) => {
    open()
    await expect(pool.run({ do: kind } as ClumsyTask)).rejects.toMatchObject({ reason: 'crashed' })
    await expect(pool.run({ do: 'count', to: 1 })).resolves.toBeTypeOf('number')
  },
)

test('a task over its time limit is rejected and its worker replaced', async () => {
  open({ runMs: 100 })
  const first = await pool.run({ do: 'count', to: 1 })
  await expect(pool.run({ do: 'spin' })).rejects.toMatchObject({ reason: 'timeout' })
  expect(await pool.run({ do: 'count', to: 1 })).not.toBe(first)
})

test('a task that waits too long for a worker is rejected, the one before it is not', async () => {
  open({ queueMs: 2_000 })
  const held = hold()
  await held.started
  await expect(pool.run({ do: 'count', to: 1 })).rejects.toMatchObject({ reason: 'timeout' })
  held.release()
  await expect(held.result).resolves.toBeTypeOf('number')
})

test('whoever comes while too many wait is refused at once, and has room again when they are done', async () => {
  open({ maxQueue: 2 })
  const held = hold()
  await held.started
  const waiting = [pool.run({ do: 'count', to: 1 }), pool.run({ do: 'count', to: 1 })]
  await expect(pool.run({ do: 'count', to: 1 })).rejects.toMatchObject({ reason: 'busy' })
  expect(() => pool.assertRoom()).toThrow('busy')
  held.release()
  await Promise.all(waiting)
  pool.assertRoom()
  await expect(pool.run({ do: 'count', to: 1 })).resolves.toBeTypeOf('number')
})

test('a caller who gives up is answered at once and the warm worker is kept', async () => {
  open()
  const first = await pool.run({ do: 'count', to: 1 })
  const controller = new AbortController()
  const held = hold(controller.signal)
  await held.started
  controller.abort()
  await expect(held.result).rejects.toMatchObject({ reason: 'abandoned' })
  held.release()
  expect(await pool.run({ do: 'count', to: 1 })).toBe(first)
})

test('nothing runs for a caller who gave up before', async () => {
  open()
  const given = pool.run({ do: 'exit' }, { signal: AbortSignal.abort() })
  await expect(given).rejects.toMatchObject({ reason: 'abandoned' })
})

test('further threads come under load and go when idle', async () => {
  open({ maxThreads: 2 })
  const both = [hold(), hold()]
  await Promise.all(both.map((held) => held.started))
  expect(pool.threads).toBe(2)
  for (const held of both) held.release()
  expect(new Set(await Promise.all(both.map((held) => held.result))).size).toBe(2)
  await expect.poll(() => pool.threads, { timeout: 10_000 }).toBe(1)
})

function hold(signal?: AbortSignal) {
  const gate = new Int32Array(new SharedArrayBuffer(4))
  const started = Promise.withResolvers<void>()
  const result = pool.run({ do: 'hold', gate }, { signal, onMessage: () => started.resolve() })
  const release = () => {
    Atomics.store(gate, 0, 1)
    Atomics.notify(gate, 0)
  }
  return { started: started.promise, result, release }
}
