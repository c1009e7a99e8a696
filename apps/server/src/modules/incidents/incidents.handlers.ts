import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { requireSameClient } from '../../access/call.ts'
import { toSelectionResult } from '../../access/selection.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { changed, etagOf } from '../../http/etag.ts'
import { readerFrom } from '../../http/file-cookie.ts'
import { readClock, updateClock } from './clock.service.ts'
import { getIncidentEvidence, listIncidentEvents, listIncidentNoteVersions } from './evidence.service.ts'
import { getIncidentExportUrl } from './export.service.ts'
import { incidentFormHandlers } from './incident-form.handlers.ts'
import { toSummary } from './incident-wire.ts'
import {
  countIncidents,
  declareNoConflict,
  getIncident,
  listIncidents,
  removeIncidentImage,
  restoreIncidentAssignees,
  updateIncident,
  updateSelectedIncidents,
} from './incidents.service.ts'
import { addNote, listNotes, removeNote, toNote, updateNote } from './notes.service.ts'

type Ids =
  | 'listIncidents'
  | 'countIncidents'
  | 'getIncident'
  | 'updateIncident'
  | 'updateSelectedIncidents'
  | 'restoreIncidentAssignees'
  | 'declareNoConflict'
  | 'removeIncidentImage'
  | 'exportIncidents'
  | 'listIncidentNotes'
  | 'addIncidentNote'
  | 'updateIncidentNote'
  | 'removeIncidentNote'
  | 'listIncidentNoteVersions'
  | 'getIncidentEvidence'
  | 'listIncidentEvents'
  | 'getIncidentClock'
  | 'updateIncidentClock'

function reportHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    listIncidents: async (request) => (await listIncidents(deps, callOf(request), request.query)).map(toSummary),

    countIncidents: async (request) => [{ total: await countIncidents(deps, callOf(request), request.query) }],

    async getIncident(request, reply) {
      const { version, body } = await getIncident(deps, callOf(request), request.params.id)
      reply.header('etag', etagOf(version))
      return body
    },

    async updateIncident(request, reply) {
      const { params, body, headers } = request
      return changed(reply, await updateIncident(deps, callOf(request), params.id, body, headers['if-match']))
    },

    async updateSelectedIncidents(request) {
      const { selection, change } = request.body
      return toSelectionResult(await updateSelectedIncidents(deps, callOf(request), selection, change))
    },

    restoreIncidentAssignees: async (request) =>
      toSelectionResult(await restoreIncidentAssignees(deps, callOf(request), request.body)),

    async declareNoConflict(request) {
      await declareNoConflict(deps, callOf(request), request.params.id)
      return { success: true }
    },

    async removeIncidentImage(request) {
      await removeIncidentImage(deps, callOf(request), request.query.key)
      return { success: true }
    },

    async exportIncidents(request, reply) {
      const call = callOf(request)
      requireSameClient(call, request.query.clientId)
      return { url: await getIncidentExportUrl(deps, call, readerFrom(request, reply, deps.addresses)) }
    },

    listIncidentNotes: async (request) =>
      (await listNotes(deps, callOf(request), request.params.incidentId)).map(toNote),

    async addIncidentNote(request, reply) {
      const note = await addNote(deps, callOf(request), request.params.incidentId, request.body, keyOf(request))
      reply.status(201).header('etag', etagOf(note.version))
      return toNote(note)
    },

    async updateIncidentNote(request, reply) {
      const { params, body, headers } = request
      const call = callOf(request)
      const version = await updateNote(deps, call, params.incidentId, params.noteId, body.note, headers['if-match'])
      return changed(reply, version)
    },

    async removeIncidentNote(request) {
      const { params, headers } = request
      await removeNote(deps, callOf(request), params.incidentId, params.noteId, headers['if-match'])
      return { success: true }
    },

    listIncidentNoteVersions: (request) =>
      listIncidentNoteVersions(deps, callOf(request), request.params.incidentId, request.params.noteId),

    listIncidentEvents: (request) => listIncidentEvents(deps, callOf(request), request.params.id),

    getIncidentEvidence: (request) => getIncidentEvidence(deps, callOf(request), request.params.id),

    async getIncidentClock(request, reply) {
      const { version, ...times } = await readClock(deps, callOf(request))
      reply.header('etag', etagOf(version))
      return times
    },

    async updateIncidentClock(request, reply) {
      return changed(reply, await updateClock(deps, callOf(request), request.body, request.headers['if-match']))
    },
  }
}

/** Incident reports, their notes and images, the form, and reporting (C3-004 to C3-017). */
export const incidentsHandlers = (deps: Deps) => ({ ...reportHandlers(deps), ...incidentFormHandlers(deps) })
