import { ApiError } from '../errors'

/**
 * When a read is repeated: once, and only where that can help, which is without a response or with a failing server, not after a
 * read that the server ended because it took too long. Every query of this package carries it, so that it applies in the cache of
 * a host too. The delay is in milliseconds: long enough for a short outage, short enough to wait for.
 */
export const readRetry = {
  retry: (count: number, error: unknown): boolean =>
    count < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500) && error.code !== 'too_slow',
  retryDelay: 400,
}
