import { ApiError } from './errors'

/**
 * One idempotency key per attempt. The same request gets the same key until the server has decided, so that a double click,
 * a retry after a dropped connection and "Try again" create a single record.
 */
export function createAttempts() {
  const keys = new Map<string, string>()
  return {
    /** The key of this request, a UUID. */
    keyOf(request: string): string {
      const key = keys.get(request) ?? crypto.randomUUID()
      keys.set(request, key)
      return key
    },
    /** Forgets the key once the server has decided; the same request is then a new attempt. */
    async track<T>(request: string, answer: Promise<T>): Promise<T> {
      try {
        const value = await answer
        keys.delete(request)
        return value
      } catch (error) {
        const decided = error instanceof ApiError && error.status >= 400 && error.status < 500
        if (decided) keys.delete(request)
        throw error
      }
    },
  }
}
