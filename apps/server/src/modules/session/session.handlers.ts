import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { callerFrom, tenantFrom } from '../../http/authorise.ts'
import { loadClientConfig, login, logout, refreshSession } from './session.service.ts'

/** Client look-up, sign-in, refresh and sign-out (spec 1 section 7, Session and client). */
export function sessionHandlers(deps: Deps): HandlersOf<'loadClient' | 'login' | 'logout' | 'refreshSession'> {
  return {
    async loadClient({ query }) {
      const { subdomain } = query
      // First label of `localhost` and of bare addresses, which have no sub-domain.
      const name = /^(localhost|\d+)$/.test(subdomain) ? deps.config.localClient : subdomain
      const client = await loadClientConfig(deps, name)
      return client ? [client] : []
    },

    async login(request) {
      const { username, password, clientId } = request.body
      const client = tenantFrom(request)
      if (clientId !== undefined && clientId !== client.id) throw problem('client_mismatch')
      const origin = { address: request.ip, userAgent: request.headers['user-agent'] ?? null }
      const tokens = await login(deps, client, username, password, origin)
      return tokens ? { success: true, ...tokens } : { success: false, message: 'Incorrect username and or password.' }
    },

    async logout(request) {
      await logout(deps, callerFrom(request))
      return { success: true }
    },

    async refreshSession(request) {
      return { success: true, ...(await refreshSession(deps, request.body.refreshToken)) }
    },
  }
}
