import { ApiError } from '../errors'
import type { Session } from './session'

/**
 * Runs a call under the rules of spec 1 section 4: an answer that says the token expired is tried once more with a fresh
 * token, and ends the session when there is none; any other 401 ends it at once, unless the host has another token. An answer to a
 * token that is no longer in use ends nothing.
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
    // Never send again what somebody else began: the page may have changed hands while the call was under way.
    if (!again || session.getState().user?.id !== before.user?.id) throw error
    return withSession(session, exchange, false)
  }
}

const endsSession = (error: ApiError) => error.status === 401 || error.code === 'token_expired'
