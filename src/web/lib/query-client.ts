import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const RETRIES = 2

/** Tries again only what may pass by itself: no connection and trouble on the server's side. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < RETRIES && error instanceof ApiError && PASSING.has(error.code),
    },
  },
})

const PASSING = new Set<string>(['network', 'unavailable', 'timeout', 'worker-crashed'])
