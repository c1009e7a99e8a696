import { ApiError } from '@ssp/api'
import { QueryClient } from '@tanstack/react-query'

/** Fresh enough to show again without asking, in milliseconds. */
const STALE_AFTER = 30_000

/** The cache of a provider whose host brings none. Reads are repeated only where that can help; writes never. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER,
        retry: (count, error) => count < 2 && mayPass(error),
        refetchOnWindowFocus: false,
        // Without a connection a read fails and says so; by default it would wait, and its skeleton with it.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** No answer or a failing server may pass; a refusal stays one. */
const mayPass = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)
