import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { sharedDocumentsService } from './shared-documents.service.ts'

/** Access to shared documents, shown on the user detail (C1-056 to C1-059). */
export function sharedDocumentsHandlers(
  deps: Deps,
): HandlersOf<'listSharedDocumentScopes' | 'addSharedDocumentScope' | 'removeSharedDocumentScope'> {
  const service = sharedDocumentsService(deps)
  return {
    listSharedDocumentScopes: (request) => service.list(callOf(request), request.query),

    async addSharedDocumentScope(request, reply) {
      const { id } = await service.add(callOf(request), request.body, keyOf(request))
      reply.status(201)
      return { success: true, id }
    },

    async removeSharedDocumentScope(request) {
      await service.remove(callOf(request), request.query.scopeId)
      return { success: true }
    },
  }
}
