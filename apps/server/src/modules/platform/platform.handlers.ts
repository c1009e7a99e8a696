import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callerFrom } from '../../http/authorise.ts'
import { platformService } from './platform.service.ts'

/** The clients of a platform (C1-012). Its employees are in the module `employees`. */
export function platformHandlers(
  deps: Deps,
): HandlersOf<'getPlatformClients' | 'listAccessClients' | 'listNewsClients'> {
  const service = platformService(deps)
  return {
    getPlatformClients: (request) => service.clientsFor(callerFrom(request), request.query.platformId),

    async listAccessClients(request) {
      return { clients: await service.clientsFor(callerFrom(request), request.query.platformId) }
    },

    async listNewsClients(request) {
      return { clients: await service.clientsFor(callerFrom(request), request.query.platformId, 'NEWS_CREATE') }
    },
  }
}
