import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { etagOf } from '../../http/etag.ts'
import { toForm } from './creation-forms-wire.ts'
import { countForms, createForm, findForm, listForms, updateForm } from './creation-forms.service.ts'

type Operation =
  | 'listCreationForms'
  | 'countCreationForms'
  | 'getCreationForm'
  | 'createCreationForm'
  | 'updateCreationForm'

/** Requests to set up a portal (C4-053 to C4-057). */
export function creationFormsHandlers(deps: Deps): HandlersOf<Operation> {
  return {
    async listCreationForms(request) {
      const { page = 0, limit = 10, search = '' } = request.query
      const rows = await listForms(deps, callOf(request), request.params.platform_id, { page, limit, search })
      return rows.map((row) => toForm(deps.objects, row))
    },

    async countCreationForms(request) {
      const { search = '' } = request.query
      return [{ total: await countForms(deps, callOf(request), request.params.platform_id, { search }) }]
    },

    async getCreationForm(request, reply) {
      const { platform_id, id } = request.params
      const form = await findForm(deps, callOf(request), platform_id, id)
      reply.header('etag', etagOf(form.version))
      return toForm(deps.objects, form)
    },

    async createCreationForm(request, reply) {
      const form = await createForm(deps, callOf(request), request.params.platform_id, request.body, keyOf(request))
      reply.status(201).header('etag', etagOf(form.version))
      return toForm(deps.objects, form)
    },

    async updateCreationForm(request, reply) {
      const { platform_id: platformId, id } = request.params
      const form = await updateForm(
        deps,
        callOf(request),
        { platformId, id },
        request.body,
        request.headers['if-match'],
      )
      reply.header('etag', etagOf(form.version))
      return toForm(deps.objects, form)
    },
  }
}
