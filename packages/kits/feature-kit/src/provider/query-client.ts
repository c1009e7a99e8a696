import { readRetry } from '@ssp/api'
import { QueryClient } from '@tanstack/react-query'

/** Stale time of a read, in milliseconds. */
const STALE_AFTER = 30_000

/** The cache of a provider whose host brings none. Reads are repeated only where that can help; writes never. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER,
        ...readRetry,
        refetchOnWindowFocus: false,
        // Without a connection a read fails and says so; by default it would wait, and its skeleton with it.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
