import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('runs at once, and again some time after each end', async () => {
  const ends: (() => void)[] = []
  const job = vi.fn<() => Promise<void>>(() => new Promise((resolve) => ends.push(resolve)))
  const repeating = repeat(job, 1000)
  await vi.advanceTimersByTimeAsync(5000)
  expect(job).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(999)
  expect(job).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(job).toHaveBeenCalledTimes(2)
  ends[1]?.()
  await repeating.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(job).toHaveBeenCalledTimes(2)
})

test('a stop tells the run under way and waits for it', async () => {
  const end = Promise.withResolvers<void>()
  let told = false
  const job = vi.fn<(stopping: AbortSignal) => Promise<void>>((stopping) => {
    stopping.addEventListener('abort', () => (told = true))
    return end.promise
  })
  const stopped = repeat(job, 1000).stop()
  expect(told).toBe(true)
  expect(await Promise.race([stopped, Promise.resolve('waiting')])).toBe('waiting')
  end.resolve()
  await stopped
  await vi.advanceTimersByTimeAsync(5000)
  expect(job).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})
