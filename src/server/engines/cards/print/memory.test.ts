import { expect, it } from 'vitest'
import { free, Scratch } from './memory.ts'

it('lends the same memory again, more of it when more is asked for', () => {
  const scratch = new Scratch()
  const first = scratch.take(100).fill(7)
  expect(scratch.take(60).buffer).toBe(first.buffer)
  expect(scratch.take(60)).toHaveLength(60)
  expect(scratch.take(200)).toHaveLength(200)
})

it('gives back memory at once, but none that others use', () => {
  const own = Buffer.alloc(1000, 1)
  free(own)
  expect(own).toHaveLength(0)
  const neighbours = new Uint8Array(1000).fill(1)
  free(neighbours.subarray(0, 500))
  expect(neighbours).toHaveLength(1000)
})
