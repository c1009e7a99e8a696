import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { countInteractions, listInteractions, recordInteraction } from './interactions.service.ts'

/** The interaction log of an employee (C2-058 to C2-060). */
export function interactionsHandlers(
  deps: Deps,
): HandlersOf<'listInteractions' | 'countInteractions' | 'recordInteraction'> {
  return {
    listInteractions(request) {
      const { page, limit, ...filter } = request.query
      return listInteractions(deps, callOf(request), filter, { ...(page && { page }), ...(limit && { limit }) })
    },

    async countInteractions(request) {
      const { count: _asked, ...filter } = request.query
      return { count: await countInteractions(deps, callOf(request), filter) }
    },

    recordInteraction: (request) => recordInteraction(deps, callOf(request), request.body, keyOf(request)),
  }
}
