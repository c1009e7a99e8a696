import { readToken } from './token'

/** What is kept between page loads. */
export interface StoredSession {
  token: string
  refreshToken: string | null
  /** Server clock minus local clock at sign-in, in milliseconds. */
  skew: number
}

/** What a sign-in or an exchange answers. */
export interface Tokens {
  token: string
  refreshToken?: string | null | undefined
}

/** Clocks may differ this much, in milliseconds, before it matters. */
const TOLERANCE = 5_000

/** Tokens as just received. A local clock that runs wrong by more than a token's life would end every new session at once. */
export function toStored({ token, refreshToken }: Tokens): StoredSession {
  const skew = (readToken(token)?.issuedAt ?? Date.now()) - Date.now()
  return { token, refreshToken: refreshToken ?? null, skew: Math.abs(skew) > TOLERANCE ? skew : 0 }
}

/**
 * Why a session ended: its token ran out, the server rejected it, the person signed out in this tab (`user`) or in another one
 * (`elsewhere`, also where another person signed in there), or took a new password.
 */
export type SignedOutReason = 'expired' | 'unauthorised' | 'user' | 'elsewhere' | 'password-changed'

/** Where the session is kept. A host that wants no tokens in browser storage hands in `memoryStorage()`. */
export interface SessionStorage {
  read: () => StoredSession | null
  /** `ended` says why, beside a null: other tabs are told, and nothing of it is kept. */
  write: (session: StoredSession | null, ended?: SignedOutReason) => void
  /** Calls back when another tab wrote, with its reason when it ended the session, or may have; returns the way to stop. */
  subscribe: (onChange: (ended?: SignedOutReason) => void) => () => void
}

/** Browser storage, the default (spec 1 section 4). Two products on one origin take two keys. */
export function browserStorage(key = 'ssp.session'): SessionStorage {
  const page = memoryStorage()
  return {
    read() {
      try {
        return parse(localStorage.getItem(key))
      } catch {
        return page.read() // storage is forbidden: the session lives as long as the page
      }
    },
    write(session, ended) {
      page.write(session)
      try {
        // Only an event carries the reason: the removal that follows at once leaves nothing behind.
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
      // Back to a page that the browser kept: it got no event in the meantime.
      const show = ({ persisted }: PageTransitionEvent) => persisted && onChange()
      // A server that renders has no other tabs.
      globalThis.addEventListener?.('storage', listen)
      globalThis.addEventListener?.('pageshow', show)
      return () => {
        globalThis.removeEventListener?.('storage', listen)
        globalThis.removeEventListener?.('pageshow', show)
      }
    },
  }
}

/** Keeps the session for the life of the page only. */
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

/** Anything may be in browser storage; what is not JSON counts as nothing. */
function decode(raw: string | null): (Partial<StoredSession> & { ended?: SignedOutReason }) | null {
  try {
    return JSON.parse(raw ?? 'null') as Partial<StoredSession> & { ended?: SignedOutReason }
  } catch {
    return null
  }
}
