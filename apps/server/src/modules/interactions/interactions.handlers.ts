import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { interactionsService } from './interactions.service.ts'

/** The interaction log of an employee (C2-058 to C2-060). */
export function interactionsHandlers(
  deps: Deps,
): HandlersOf<'listInteractions' | 'countInteractions' | 'recordInteraction'> {
  const service = interactionsService(deps)
  return {
    listInteractions(request) {
      const { page, limit, ...filter } = request.query
      return service.list(callOf(request), filter, { ...(page && { page }), ...(limit && { limit }) })
    },

    async countInteractions(request) {
      const { count: _asked, ...filter } = request.query
      return { count: await service.count(callOf(request), filter) }
    },

    recordInteraction: (request) => service.record(callOf(request), request.body, keyOf(request)),
  }
}
