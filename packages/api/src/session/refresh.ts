import { toStored, type SessionStorage, type StoredSession, type Tokens } from './storage'

/**
 * Result of an exchange. `unreachable`: no response, try again; `unchanged`: the host has no newer token yet; `rejected`:
 * the session is over or the server does not support refresh tokens.
 */
export type RefreshAnswer = 'renewed' | 'rejected' | 'unchanged' | 'unreachable'

/** Exchanges a refresh token for new tokens; null if rejected or not supported; throws if the server cannot be reached. */
export type Refresher = (held: Tokens) => Promise<Tokens | null>

/** `next` is set with `renewed`, and is already in storage. */
interface RefreshResult {
  answer: RefreshAnswer
  next?: StoredSession
}

interface RefreshContext {
  held: StoredSession
  storage: SessionStorage
  exchange: Refresher
}

const underWay = new WeakMap<StoredSession, Promise<RefreshResult>>()

/**
 * A refresh token is valid for one exchange, and using it twice ends all sessions of the family. So calls of one tab share
 * one promise, and tabs take turns with a lock: the second tab finds the new tokens in storage.
 */
export function refreshOnce(context: RefreshContext): Promise<RefreshResult> {
  const running = underWay.get(context.held)
  if (running) return running
  const started = takeTurns(() => exchange(context))
  underWay.set(context.held, started)
  // A rejected or failed exchange may be retried later; only a success makes `held` obsolete.
  void started.finally(() => underWay.delete(context.held))
  return started
}

async function exchange({ held, storage, exchange: ask }: RefreshContext): Promise<RefreshResult> {
  const present = storage.read()
  if (!present) return { answer: 'rejected' } // signed out in another tab while waiting
  if (present.token !== held.token) return { answer: 'renewed', next: present }
  try {
    const tokens = await ask(held)
    // A sign-out during the exchange wins.
    if (!tokens || storage.read()?.token !== held.token) return { answer: 'rejected' }
    if (tokens.token === held.token) return { answer: 'unchanged' }
    const next = toStored(tokens)
    storage.write(next)
    return { answer: 'renewed', next }
  } catch {
    return { answer: 'unreachable' }
  }
}

/**
 * Web Locks exist on secure origins and localhost; elsewhere the server's grace period for the previous token covers two
 * tabs.
 */
async function takeTurns<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  return locks ? await locks.request('ssp.session.refresh', work) : work()
}
