import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { etagOf } from '../../http/etag.ts'
import { changeView, createView, listViews, removeView } from './list-views.service.ts'

type Ids = 'listListViews' | 'createListView' | 'changeListView' | 'removeListView'

/** Saved views of lists (docs/decisions/0046). */
export function listViewsHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    listListViews: (request) => listViews(deps, callOf(request), request.query.list),

    async createListView(request, reply) {
      const view = await createView(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return view
    },

    async changeListView(request, reply) {
      const { name, query, shared } = request.body
      const change = {
        ...(name !== undefined && { name }),
        ...(query !== undefined && { query }),
        ...(shared !== undefined && { shared }),
      }
      const view = await changeView(deps, callOf(request), request.params.viewId, change, request.headers['if-match'])
      reply.header('etag', etagOf(view.version))
      return view
    },

    async removeListView(request) {
      await removeView(deps, callOf(request), request.params.viewId, request.headers['if-match'])
      return { success: true }
    },
  }
}
