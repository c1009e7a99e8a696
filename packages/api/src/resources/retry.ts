import { ApiError } from '../errors'

/**
 * When a read is retried: once, and only if there was no response or the server failed, and not after the server ended the
 * read because it took too long. Every query of this package sets it, so that it applies in the cache of a host too. The
 * delay is in milliseconds: long enough for a short outage, and short enough to wait for.
 */
export const readRetry = {
  retry: (count: number, error: unknown): boolean =>
    count < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500) && error.code !== 'too_slow',
  retryDelay: 400,
}
