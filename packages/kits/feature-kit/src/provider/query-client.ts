import { readRetry } from '@ssp/api'
import { QueryClient } from '@tanstack/react-query'

/** Stale time of queries, in milliseconds. */
const STALE_AFTER = 30_000

/** The cache of a provider whose host supplies none. Reads are retried only where that can help; writes never. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER,
        ...readRetry,
        refetchOnWindowFocus: false,
        // Without a connection a read fails and reports it; by default it would wait and keep showing its skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
