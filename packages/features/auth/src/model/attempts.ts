/** Failed sign-ins before the form is locked; the next one locks it (spec 1 sections 4 and 9, decision 29). */
export const ATTEMPT_LIMIT = 10

/** 5 minutes, in milliseconds. */
export const LOCK_TIME = 300_000

/** Failed sign-ins of one client in this browser. The server counts for itself; this only tells what it will say. */
export interface Attempts {
  count: number
  /** The name typed last, kept from the tenth failure on, when its field is hidden. */
  username: string | null
  /** Unix milliseconds; null while the form is open. */
  lockedUntil: number | null
}

export const NO_ATTEMPTS: Attempts = { count: 0, username: null, lockedUntil: null }

/** One more refusal. */
export function refused({ count: before }: Attempts, username: string, now: number): Attempts {
  const count = before + 1
  return {
    count,
    username: count >= ATTEMPT_LIMIT ? username : null,
    lockedUntil: count > ATTEMPT_LIMIT ? now + LOCK_TIME : null,
  }
}

/** The server refuses to answer before `until`. */
export const lockedBy = (attempts: Attempts, username: string, until: number): Attempts => ({
  count: Math.max(attempts.count, ATTEMPT_LIMIT + 1),
  username,
  lockedUntil: until,
})

/** What was stored, read with suspicion; a lock that has run out leaves nothing behind. */
export function parseAttempts(raw: string | null, now: number): Attempts {
  try {
    const { count, username, lockedUntil } = JSON.parse(raw ?? '{}') as Record<string, unknown>
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return NO_ATTEMPTS
    if (typeof lockedUntil === 'number' && lockedUntil <= now) return NO_ATTEMPTS
    return {
      count,
      username: typeof username === 'string' ? username : null,
      // A stored end further away than a lock lasts is a clock that was put back.
      lockedUntil: typeof lockedUntil === 'number' ? Math.min(lockedUntil, now + 24 * 60 * 60_000) : null,
    }
  } catch {
    return NO_ATTEMPTS
  }
}
