import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { queryClient } from './query-client.ts'

const failing = () => Promise.reject(new ApiError('bad-answer'))

afterEach(() => {
  onlineManager.setOnline(true)
  queryClient.clear()
})

test('without a connection a change fails at once instead of being done when nobody expects it', async () => {
  onlineManager.setOnline(false)
  const change = new MutationObserver(queryClient, { mutationFn: failing })
  await expect(change.mutate()).rejects.toThrow(ApiError)
})

test('without a connection a question fails at once, and is asked again when it is back', async () => {
  onlineManager.setOnline(false)
  const answer = vi.fn<() => Promise<never>>(failing)
  queryClient.mount()
  const question = new QueryObserver(queryClient, { queryKey: ['question'], queryFn: answer })
  const leave = question.subscribe(() => {})
  await vi.waitFor(() => expect(question.getCurrentResult().isError).toBe(true))
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2))
  leave()
  queryClient.unmount()
})
