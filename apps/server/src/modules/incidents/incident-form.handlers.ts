import type { components } from '@ssp/api/schema'
import type { FormField } from '@ssp/form-builder/model'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { changed, etagOf } from '../../http/etag.ts'
import {
  createIncidentForm,
  readIncidentForm,
  removeIncidentForm,
  updateIncidentForm,
} from './incident-form.service.ts'
import { getIncidentReportForm, listReportablePeople, reportIncident } from './report.service.ts'

type Ids =
  | 'getIncidentForm'
  | 'createIncidentForm'
  | 'updateIncidentForm'
  | 'removeIncidentForm'
  | 'getIncidentReportForm'
  | 'reportIncident'
  | 'listReportablePeople'

// The contract let through nothing but the five kinds of fields.
const toFields = (fields: readonly FormField[]) => fields as unknown as components['schemas']['IncidentForm']

/** The form of incident reports, and reporting by employees (C3-008 to C3-011). */
export function incidentFormHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    async getIncidentForm(request, reply) {
      const { fields, version } = await readIncidentForm(deps, callOf(request))
      if (version === null) return []
      reply.header('etag', etagOf(version))
      return toFields(fields)
    },

    async createIncidentForm(request, reply) {
      return changed(reply.status(201), await createIncidentForm(deps, callOf(request), request.body, keyOf(request)))
    },

    async updateIncidentForm(request, reply) {
      return changed(reply, await updateIncidentForm(deps, callOf(request), request.body, request.headers['if-match']))
    },

    async removeIncidentForm(request) {
      await removeIncidentForm(deps, callOf(request), request.headers['if-match'])
      return { success: true }
    },

    async getIncidentReportForm(request) {
      const { fields, fields_version } = await getIncidentReportForm(deps, callOf(request))
      return { fields: toFields(fields), fields_version }
    },

    listReportablePeople: (request) => listReportablePeople(deps, callOf(request), request.query.search),

    async reportIncident(request, reply) {
      await reportIncident(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return { success: true }
    },
  }
}
