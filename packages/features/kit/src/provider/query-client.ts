import { ApiError } from '@ssp/api'
import { QueryClient } from '@tanstack/react-query'

/** Stale time of a read, in milliseconds. */
const STALE_AFTER = 30_000

/** Before a failed read is repeated, in milliseconds: long enough for a short outage, short enough to wait for. */
const RETRY_DELAY = 400

/** The cache of a provider whose host brings none. Reads are repeated only where that can help; writes never. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER,
        retry: (count, error) => count < 1 && mayPass(error),
        retryDelay: RETRY_DELAY,
        refetchOnWindowFocus: false,
        // Without a connection a read fails and says so; by default it would wait, and its skeleton with it.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Whether a retry can help: without a response or with a failing server, not after a rejected or a slow request. */
const mayPass = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500) && error.code !== 'too_slow'
