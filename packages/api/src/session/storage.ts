import { readToken } from './token'

/** The data stored between page loads. */
export interface StoredSession {
  token: string
  refreshToken: string | null
  /** Server clock minus local clock at sign-in, in milliseconds. */
  skew: number
}

/** Response of a sign-in or an exchange. */
export interface Tokens {
  token: string
  refreshToken?: string | null | undefined
}

/** Tolerated difference of the clocks, in milliseconds. */
const TOLERANCE = 5_000

/**
 * Tokens as just received. A local clock that is wrong by more than a token's lifetime would end every new session at once.
 */
export function toStored({ token, refreshToken }: Tokens): StoredSession {
  const skew = (readToken(token)?.issuedAt ?? Date.now()) - Date.now()
  return { token, refreshToken: refreshToken ?? null, skew: Math.abs(skew) > TOLERANCE ? skew : 0 }
}

/**
 * Why a session ended: its token expired, the server rejected it, the user signed out in this tab (`user`) or in another
 * one (`elsewhere`, also if another user signed in there), or set a new password.
 */
export type SignedOutReason = 'expired' | 'unauthorised' | 'user' | 'elsewhere' | 'password-changed'

/** Storage of the session. A host that wants no tokens in browser storage passes `memoryStorage()`. */
export interface SessionStorage {
  read: () => StoredSession | null
  /** `ended` is the reason, together with null: other tabs are notified, and nothing is kept. */
  write: (session: StoredSession | null, ended?: SignedOutReason) => void
  /**
   * Calls back when another tab has written, or may have, with the reason if it ended the session. Returns the unsubscribe
   * function.
   */
  subscribe: (onChange: (ended?: SignedOutReason) => void) => () => void
}

/** Browser storage, the default (spec 1 section 4). Two products on one origin use different keys. */
export function browserStorage(key = 'ssp.session'): SessionStorage {
  const page = memoryStorage()
  return {
    read() {
      try {
        return parse(localStorage.getItem(key))
      } catch {
        return page.read() // storage is forbidden: the session lasts as long as the page
      }
    },
    write(session, ended) {
      page.write(session)
      try {
        // Only the storage event has the reason: the removal that follows at once leaves nothing behind.
        if (session ?? ended) localStorage.setItem(key, JSON.stringify(session ?? { ended }))
        if (!session) localStorage.removeItem(key)
      } catch {
        // see read
      }
    },
    subscribe(onChange) {
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange(endedOf(event.newValue))
      }
      // Return to a page in the back/forward cache, which received no events in between.
      const show = ({ persisted }: PageTransitionEvent) => persisted && onChange()
      // A rendering server has no other tabs.
      globalThis.addEventListener?.('storage', listen)
      globalThis.addEventListener?.('pageshow', show)
      return () => {
        globalThis.removeEventListener?.('storage', listen)
        globalThis.removeEventListener?.('pageshow', show)
      }
    },
  }
}

/** Stores the session only as long as the page is open. */
export function memoryStorage(initial: StoredSession | null = null): SessionStorage {
  let held = initial
  return {
    read: () => held,
    write: (session) => {
      held = session
    },
    subscribe: () => () => {},
  }
}

function parse(raw: string | null): StoredSession | null {
  const value = decode(raw)
  if (typeof value?.token !== 'string') return null
  return { token: value.token, refreshToken: value.refreshToken ?? null, skew: Number(value.skew) || 0 }
}

const REASONS: readonly unknown[] = ['expired', 'unauthorised', 'user', 'password-changed'] satisfies SignedOutReason[]

function endedOf(raw: string | null): SignedOutReason | undefined {
  const ended = decode(raw)?.ended
  return REASONS.includes(ended) ? ended : undefined
}

/** Browser storage may contain anything; a value that is not JSON counts as missing. */
function decode(raw: string | null): (Partial<StoredSession> & { ended?: SignedOutReason }) | null {
  try {
    return JSON.parse(raw ?? 'null') as Partial<StoredSession> & { ended?: SignedOutReason }
  } catch {
    return null
  }
}
