import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callerFrom } from '../../http/authorise.ts'
import { findClientsFor } from './platform.service.ts'

/** The clients of a platform (C1-012). Its employees are in the module `employees`. */
export function platformHandlers(
  deps: Deps,
): HandlersOf<'getPlatformClients' | 'listAccessClients' | 'listNewsClients'> {
  return {
    getPlatformClients: (request) => findClientsFor(deps, callerFrom(request), request.query.platformId),

    async listAccessClients(request) {
      return { clients: await findClientsFor(deps, callerFrom(request), request.query.platformId) }
    },

    async listNewsClients(request) {
      return { clients: await findClientsFor(deps, callerFrom(request), request.query.platformId, 'NEWS_CREATE') }
    },
  }
}
