import { ApiError } from '../errors'
import type { Session } from './session'

/**
 * Runs a call by the rules of spec 1 section 4. A response with `token_expired` is retried once with a fresh token, and
 * ends the session if there is none. Any other 401 ends the session at once, unless the host has another token. A response
 * to a token that is no longer in use ends nothing.
 */
export async function withSession<T>(session: Session, exchange: () => Promise<T>, again = true): Promise<T> {
  const before = session.getState()
  try {
    return await exchange()
  } catch (error) {
    if (!before.token || !(error instanceof ApiError) || !endsSession(error)) throw error
    const expired = error.code === 'token_expired'
    if (session.getState().token === before.token) {
      const renewal = (expired || session.isOfHost) && again ? await session.refresh() : 'rejected'
      if (renewal === 'unreachable') throw ApiError.network(error)
      if (renewal !== 'renewed') session.signOut(expired ? 'expired' : 'unauthorised')
    }
    // Never repeats a call that another user started: the user of the page may have changed while the call was running.
    if (!again || session.getState().user?.id !== before.user?.id) throw error
    return withSession(session, exchange, false)
  }
}

const endsSession = (error: ApiError) => error.status === 401 || error.code === 'token_expired'
