import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { changed, etagOf } from '../../http/etag.ts'
import {
  getDocumentAcknowledgement,
  nudgeDocumentReaders,
  requestDocumentAcknowledgement,
  withdrawDocumentAcknowledgement,
} from './acknowledgement.service.ts'
import { acknowledgeDocument } from './readers.service.ts'

type Operation =
  | 'getDocumentAcknowledgement'
  | 'requestDocumentAcknowledgement'
  | 'withdrawDocumentAcknowledgement'
  | 'nudgeDocumentReaders'
  | 'acknowledgeDocument'

/** Acknowledgement requests of documents. */
export function documentAcknowledgementHandlers(deps: Deps): HandlersOf<Operation> {
  return {
    async getDocumentAcknowledgement(request, reply) {
      const { request: asked, figures } = await getDocumentAcknowledgement(deps, callOf(request), request.params.id)
      reply.header('etag', etagOf(asked?.version ?? 0))
      const { nudged_at: nudgedDt, ...counts } = figures
      const { due_date = null, content_version = 0 } = asked ?? {}
      return { requested: asked !== undefined, due_date, content_version, ...counts, nudgedDt }
    },

    async requestDocumentAcknowledgement(request, reply) {
      const at = { id: request.params.id, ifMatch: request.headers['if-match'] }
      return changed(reply, await requestDocumentAcknowledgement(deps, callOf(request), at, request.body.due_date))
    },

    async withdrawDocumentAcknowledgement(request) {
      await withdrawDocumentAcknowledgement(deps, callOf(request), {
        id: request.params.id,
        ifMatch: request.headers['if-match'],
      })
      return { success: true }
    },

    async nudgeDocumentReaders(request, reply) {
      const nudged = await nudgeDocumentReaders(deps, callOf(request), request.params.id, keyOf(request))
      reply.status(201)
      return nudged
    },

    async acknowledgeDocument(request) {
      await acknowledgeDocument(deps, callOf(request), request.params.id, request.body.content_version)
      return { success: true }
    },
  }
}
