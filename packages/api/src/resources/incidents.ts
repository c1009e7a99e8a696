import * as operations from '../generated/operations'
import type { IncidentSelection } from '../types'
import { resource, send, type BodyArgs } from './resource'

const incidents = resource('incidents')
const notes = resource('incident-notes')
const form = resource('incident-form')
const clock = resource('incident-clock')

/** The state of a report and its timeline, which one page shows: read together, so that neither is older than the other. */
const CASE_AREAS = ['incidents', 'incident-notes'] as const

/** A page of incident reports, the newest first; `page` counts from 0. */
export const incidentsQuery = incidents.page(operations.listIncidents)

/** How many reports match. */
export const incidentCountQuery = incidents.count(operations.countIncidents)

/**
 * One report with its images and its ETag. Rejects with 403 for an account that is named in it, with 409 for one that may be and
 * has not declared otherwise.
 */
export const incidentQuery = incidents.read(
  'one',
  operations.getIncident,
  (id: string) => ({ path: { id } }),
  ({ record, etag }) => ({ incident: record.data, images: record.images, etag }),
)

/** Resolves, acknowledges or assigns a report, or takes that back. Rejects with `fields.assigned_to` for somebody in conflict. */
export const updateIncident = send(
  operations.updateIncident,
  ({ id, change }: { id: string; change: BodyArgs<typeof operations.updateIncident> }) => ({
    path: { id },
    body: change,
  }),
  CASE_AREAS,
)

/** Extension. Changes selected reports, at most 500, each as `updateIncident` does; says which and how many were left out. */
export const updateSelectedIncidents = send(
  operations.updateSelectedIncidents,
  (body: { selection: IncidentSelection; change: BodyArgs<typeof operations.updateIncident> }) => ({ body }),
  CASE_AREAS,
)

/** Extension. Gives reports back to the users that they were assigned to, unless they were assigned again since. */
export const restoreIncidentAssignees = send(
  operations.restoreIncidentAssignees,
  (body: BodyArgs<typeof operations.restoreIncidentAssignees>) => ({ body }),
  CASE_AREAS,
)

/** Extension. Declares that a report which may name the caller does not; kept in its timeline and in the audit log. */
export const declareNoConflict = send(
  operations.declareNoConflict,
  ({ id }: { id: string }) => ({ path: { id } }),
  CASE_AREAS,
)

/** Removes an image of a report. */
export const removeIncidentImage = send(
  operations.removeIncidentImage,
  ({ key }: { key: string }) => ({
    query: { key },
  }),
  CASE_AREAS,
)

/** An address of all reports as CSV; it works for a minute. */
export const exportIncidents = send(operations.exportIncidents, (_input: object, api) => ({
  query: { clientId: api.clientId() },
}))

/** The notes of a report, the newest first. */
export const incidentNotesQuery = notes.read(
  'of-incident',
  operations.listIncidentNotes,
  (incidentId: string) => ({ path: { incidentId } }),
  ({ record }) => record,
)

/** Adds a note in the own name. */
export const addIncidentNote = send(
  operations.addIncidentNote,
  ({ incidentId, ...body }: { incidentId: string } & BodyArgs<typeof operations.addIncidentNote>) => ({
    path: { incidentId },
    body,
  }),
  CASE_AREAS,
)

/** Changes the text of a note. */
export const updateIncidentNote = send(
  operations.updateIncidentNote,
  ({ incidentId, noteId, note }: { incidentId: string; noteId: string; note: string }) => ({
    path: { incidentId, noteId },
    body: { note },
  }),
  CASE_AREAS,
)

/** Removes a note with its earlier versions. */
export const removeIncidentNote = send(
  operations.removeIncidentNote,
  ({ incidentId, noteId }: { incidentId: string; noteId: string }) => ({ path: { incidentId, noteId } }),
  CASE_AREAS,
)

/** Extension. What a note said before it was changed, the latest first. */
export const incidentNoteVersionsQuery = notes.read(
  'versions',
  operations.listIncidentNoteVersions,
  (note: { incidentId: string; noteId: string }) => ({ path: note }),
  ({ record }) => record,
)

/** Extension. What was done with a report, the latest first. In the area of the notes, whose changes are in it. */
export const incidentEventsQuery = notes.read(
  'events',
  operations.listIncidentEvents,
  (id: string) => ({ path: { id } }),
  ({ record }) => record,
)

/** Extension. Everything about one report, for its evidence pack; each call is recorded in its timeline. */
export const collectIncidentEvidence = send(
  operations.getIncidentEvidence,
  ({ id }: { id: string }) => ({ path: { id } }),
  CASE_AREAS,
)

/** The fields of the custom form with its ETag; no fields while the default template is in use. */
export const incidentFormQuery = form.read(
  'one',
  operations.getIncidentForm,
  () => ({}),
  ({ record, etag }) => ({ fields: record, etag }),
)

type FormFields = BodyArgs<typeof operations.createIncidentForm>

/** Replaces the default template by a custom form. */
export const createIncidentForm = send(operations.createIncidentForm, (body: FormFields) => ({ body }), [
  'incident-form',
])

/** Changes the custom form. */
export const updateIncidentForm = send(operations.updateIncidentForm, (body: FormFields) => ({ body }), [
  'incident-form',
])

/** Restores the default template. */
export const removeIncidentForm = send(operations.removeIncidentForm, (_input: object) => ({}), ['incident-form'])

/** Extension. The form as the employee of the account fills it in. */
export const incidentReportFormQuery = form.read(
  'report',
  operations.getIncidentReportForm,
  () => ({}),
  ({ record }) => record,
)

/** Extension. The first 20 employees whose name has all words of `search`, which has three characters at least. */
export const reportablePeopleQuery = form.read(
  'people',
  operations.listReportablePeople,
  (search: string) => ({ query: { search } }),
  ({ record }) => record,
)

/** Extension. Reports an incident; rejects with a text per field id or image. */
export const reportIncident = send(
  operations.reportIncident,
  (report: BodyArgs<typeof operations.reportIncident>) => ({
    body: report,
  }),
  ['incidents'],
)

/** Extension. Within which time reports are acknowledged and answered, with the ETag. */
export const incidentClockQuery = clock.read(
  'one',
  operations.getIncidentClock,
  () => ({}),
  ({ record, etag }) => ({ clock: record, etag }),
)

/** Extension. Changes these times. */
export const updateIncidentClock = send(
  operations.updateIncidentClock,
  (body: BodyArgs<typeof operations.updateIncidentClock>) => ({ body }),
  ['incident-clock', 'incidents'],
)
