/** Failed sign-ins before the form is locked; the next one locks it (spec 1 sections 4 and 9, decision 29). */
export const ATTEMPT_LIMIT = 10

/** Five minutes in milliseconds. */
export const LOCK_TIME = 300_000

/** Failed sign-ins of one client in this browser. The server has its own count; this one only predicts its response. */
export interface Attempts {
  count: number
  /** The last username, remembered from the tenth failure on, when its field is hidden. */
  username: string | null
  /** End of the lock in Unix milliseconds; null if not locked. */
  lockedUntil: number | null
}

export const NO_ATTEMPTS: Attempts = { count: 0, username: null, lockedUntil: null }

/** Counts one more rejected attempt. */
export function countRejected({ count: before }: Attempts, username: string, now: number): Attempts {
  const count = before + 1
  return {
    count,
    username: count >= ATTEMPT_LIMIT ? username : null,
    lockedUntil: count > ATTEMPT_LIMIT ? now + LOCK_TIME : null,
  }
}

/** A lock reported by the server, until `until`. */
export const lockedBy = (attempts: Attempts, username: string, until: number): Attempts => ({
  count: Math.max(attempts.count, ATTEMPT_LIMIT + 1),
  username,
  lockedUntil: until,
})

/** Validates the stored value; an expired lock resets the count. */
export function parseAttempts(stored: unknown, now: number): Attempts {
  const { count, username, lockedUntil } = (stored ?? {}) as Record<string, unknown>
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return NO_ATTEMPTS
  if (typeof lockedUntil === 'number' && lockedUntil <= now) return NO_ATTEMPTS
  return {
    count,
    username: typeof username === 'string' ? username : null,
    // Capped, in case the clock was set back.
    lockedUntil: typeof lockedUntil === 'number' ? Math.min(lockedUntil, now + 24 * 60 * 60_000) : null,
  }
}
