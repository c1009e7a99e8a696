import { readToken, type SessionUser } from './token'
import {
  browserStorage,
  memoryStorage,
  toStored,
  type SessionStorage,
  type SignedOutReason,
  type StoredSession,
  type Tokens,
} from './storage'
import { refreshOnce, type RefreshAnswer, type Refresher } from './refresh'

export type { SignedOutReason } from './storage'

/** An immutable snapshot of the session; a new object after every change. */
export interface SessionState {
  /** Null unless there are a token, a user and an expiry in the future (spec 1 section 4). */
  user: SessionUser | null
  token: string | null
  /** Unix milliseconds of the local clock; null when signed out. */
  expiresAt: number | null
}

export interface Session {
  getState: () => SessionState
  isAuthenticated: () => boolean
  /** Whether tokens come from the host, which may have a newer one whatever the reason of a rejection. */
  readonly isOfHost: boolean
  /** Stores the tokens of a successful sign-in. Returns false if the token is unreadable or has expired. */
  signIn: (tokens: Tokens) => boolean
  /** Clears both tokens and notifies once, however many calls failed together. */
  signOut: (reason: SignedOutReason) => void
  /**
   * Returns a fresh access token through the refresh token; simultaneous calls, also of several tabs, share one exchange.
   */
  refresh: () => Promise<RefreshAnswer>
  /** Restores the stored session; resolves once `getState` is reliable. Await it before the first route guard. */
  restore: () => Promise<void>
  subscribe: (listener: () => void) => () => void
  /** Calls the listener with the reason, and the id of the user whose session ended. */
  onSignedOut: (listener: (reason: SignedOutReason, userId: string | undefined) => void) => () => void
  /** Sets how tokens are exchanged; used by `createSspClient`. Without it a session ends with its token. */
  connect: (refresher: Refresher) => void
  /** Stops timers and listeners, for a provider that is unmounted. */
  dispose: () => void
}

export interface SessionOptions {
  /** Default: `browserStorage()`; with `getToken` `memoryStorage()`. */
  storage?: SessionStorage | undefined
  /**
   * Returns an access token of the host's own sign-in; null while its user is signed out. Called by `restore`, and again
   * before the token expires or if the server rejects it. `restore` rejects if this function rejects or takes longer than
   * 30 seconds.
   */
  getToken?: (() => Promise<string | null>) | undefined
}

const SIGNED_OUT: SessionState = { user: null, token: null, expiresAt: null }
/** A background exchange starts this long before the expiry, in milliseconds, or after two thirds of a shorter lifetime. */
const LEAD = 60_000
/** After a failed connection: the delay and the number of retries before an expired session is ended. */
const RETRY = { wait: 3_000, times: 3 }
/** How long the host may take to return a token, in milliseconds. Without a limit its pages could load forever. */
const TOKEN_LIMIT = 30_000
/** setTimeout overflows above this value and would fire at once. */
const LONGEST_TIMER = 2_147_483_647

/** The session of one provider. Nothing happens until `restore` or `signIn`. */
export function createSession(options: SessionOptions = {}): Session {
  const getToken = options.getToken && limited(options.getToken)
  const { storage = getToken ? memoryStorage() : browserStorage() } = options
  let state = SIGNED_OUT
  let stored: StoredSession | null = null
  let refresher: Refresher | null = getToken ? () => tokenOf(getToken) : null
  let timer: ReturnType<typeof setTimeout> | undefined
  let retries = 0
  let stopStorage: (() => void) | undefined
  const listeners = new Set<() => void>()
  const endings = new Set<Parameters<Session['onSignedOut']>[0]>()

  const isAuthenticated = () => state.user !== null && state.expiresAt !== null && state.expiresAt > Date.now()
  const canRefresh = () => Boolean(refresher && (getToken ?? stored?.refreshToken))
  const publish = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }

  /**
   * Makes `next` the session of this tab; returns false if its token is unreadable. An expired token is stored but not
   * exposed.
   */
  function adopt(next: StoredSession): boolean {
    const content = readToken(next.token)
    if (!content) return false
    stored = next
    retries = 0
    const expiresAt = content.expiresAt - next.skew
    const alive = expiresAt > Date.now()
    schedule(expiresAt, content.issuedAt === null ? null : content.issuedAt - next.skew)
    publish(alive ? { user: content.user, token: next.token, expiresAt } : SIGNED_OUT)
    return alive
  }

  /**
   * Adopts what another tab or the host has written. The session of another user begins after this one has ended, so that
   * none of its data remains.
   */
  function take(next: StoredSession, ended: SignedOutReason = 'elsewhere'): boolean {
    if (stored && userIdOf(stored) !== userIdOf(next)) drop(ended)
    return adopt(next)
  }

  function schedule(expiresAt: number, issuedAt: number | null) {
    clearTimeout(timer)
    const life = expiresAt - (issuedAt ?? Date.now())
    const at = canRefresh() ? expiresAt - Math.min(LEAD, life / 3) : expiresAt
    timer = setTimeout(() => void onTimer(), Math.min(Math.max(0, at - Date.now()), LONGEST_TIMER))
  }

  async function onTimer() {
    const answer = await refresh()
    if (answer === 'renewed' || !stored) return
    const left = (state.expiresAt ?? 0) - Date.now()
    // A host that returns the same token has no newer one yet.
    const mayCome = answer !== 'rejected'
    if (left > 0) timer = setTimeout(() => void onTimer(), mayCome ? RETRY.wait : left)
    else if (mayCome && retries++ < RETRY.times) timer = setTimeout(() => void onTimer(), RETRY.wait)
    else signOut('expired')
  }

  function signIn(tokens: Tokens): boolean {
    const next = toStored(tokens)
    if (!take(next, 'user')) return false
    storage.write(next)
    listenToTabs()
    return true
  }

  function signOut(reason: SignedOutReason) {
    if (!stored) return
    const present = storage.read()
    // Another user has signed in since, in another tab: that session continues.
    if (present && userIdOf(present) !== userIdOf(stored)) {
      take(present, reason)
      return
    }
    storage.write(null, reason)
    drop(reason)
  }

  function drop(reason: SignedOutReason) {
    const userId = stored ? userIdOf(stored) : undefined
    stored = null
    clearTimeout(timer)
    publish(SIGNED_OUT)
    for (const ending of endings) ending(reason, userId)
  }

  async function refresh(): Promise<RefreshAnswer> {
    const held = stored
    if (!held || !refresher || !canRefresh()) return 'rejected'
    const { answer, next } = await refreshOnce({ held, storage, exchange: refresher })
    if (stored !== held) return stored ? 'renewed' : 'rejected' // another caller adopted it, or signed out
    if (!next) return answer
    return take(next) ? 'renewed' : 'rejected'
  }

  function listenToTabs() {
    stopStorage ??= storage.subscribe((there = 'user') => {
      const ended = there === 'user' ? 'elsewhere' : there
      const next = storage.read()
      if (!next) return stored ? drop(ended) : undefined
      if (next.token !== stored?.token) take(next, ended)
    })
  }

  return {
    getState: () => state,
    isAuthenticated,
    isOfHost: getToken !== undefined,
    signIn,
    signOut,
    refresh,
    async restore() {
      listenToTabs()
      const token = await getToken?.()
      if (token) storage.write(toStored({ token }))
      const found = storage.read()
      if (!found || adopt(found)) return
      clearTimeout(timer)
      if (!stored) return storage.write(null) // no token at all
      // The access token is valid for ten minutes; after a longer absence the refresh token still identifies the user.
      if ((await refresh()) !== 'renewed') signOut('expired')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onSignedOut(listener) {
      endings.add(listener)
      return () => endings.delete(listener)
    },
    connect(next) {
      if (!getToken) refresher = next
    },
    dispose() {
      clearTimeout(timer)
      stopStorage?.()
      stopStorage = undefined
    },
  }
}

const userIdOf = ({ token }: StoredSession): string | undefined => readToken(token)?.user.id

async function tokenOf(getToken: () => Promise<string | null>): Promise<Tokens | null> {
  const token = await getToken()
  return token ? { token } : null
}

function limited(getToken: () => Promise<string | null>): () => Promise<string | null> {
  return async () => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('getToken gave no answer for 30 seconds.')), TOKEN_LIMIT)
    try {
      return await Promise.race([getToken(), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}
