import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const RETRIES = 2

/**
 * Without a connection everything fails at once, and says so: what waits for one would be done when nobody expects it any
 * more, or be lost with the tab. Tries again only what may pass by itself, and what failed once there is a connection.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (count, error) => count < RETRIES && error instanceof ApiError && PASSING.has(error.code),
    },
    mutations: { networkMode: 'always' },
  },
})

const PASSING = new Set<string>(['network', 'unavailable', 'timeout', 'worker-crashed'])
