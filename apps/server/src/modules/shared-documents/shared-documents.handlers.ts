import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { addAccess, listAccess, removeAccess } from './shared-documents.service.ts'

/** Access to shared documents, shown on the user detail (C1-056 to C1-059). */
export function sharedDocumentsHandlers(
  deps: Deps,
): HandlersOf<'listSharedDocumentScopes' | 'addSharedDocumentScope' | 'removeSharedDocumentScope'> {
  return {
    listSharedDocumentScopes: (request) => listAccess(deps, callOf(request), request.query),

    async addSharedDocumentScope(request, reply) {
      const { id } = await addAccess(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return { success: true, id }
    },

    async removeSharedDocumentScope(request) {
      await removeAccess(deps, callOf(request), request.query.scopeId)
      return { success: true }
    },
  }
}
