import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { listViewsService } from './list-views.service.ts'

/** Saved views of lists (docs/decisions/0046). */
export function listViewsHandlers(
  deps: Deps,
): HandlersOf<'listListViews' | 'createListView' | 'changeListView' | 'removeListView'> {
  const service = listViewsService(deps)
  return {
    listListViews: (request) => service.list(callOf(request), request.query.list),

    async createListView(request, reply) {
      const view = await service.create(callOf(request), request.body, keyOf(request))
      reply.status(201)
      return view
    },

    changeListView: (request) => service.change(callOf(request), request.params.viewId, request.body),

    async removeListView(request) {
      await service.remove(callOf(request), request.params.viewId)
      return { success: true }
    },
  }
}
