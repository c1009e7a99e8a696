import * as operations from '../generated/operations'
import type { IncidentSelection } from '../types'
import { resource, send, type BodyArgs } from './resource'

const incidents = resource('incidents')
const notes = resource('incident-notes')
const form = resource('incident-form')
const clock = resource('incident-clock')

/** The state of a report and its timeline, which one page shows: read together, so that neither is older than the other. */
const CASE_AREAS = ['incidents', 'incident-notes'] as const

/** A page of incident reports, newest first; `page` starts at 0. */
export const incidentsQuery = incidents.page(operations.listIncidents)

/** The number of reports that match. */
export const incidentCountQuery = incidents.count(operations.countIncidents)

/**
 * A report with its images and its ETag. Rejects with 403 for an account that it names, and with 409 for an account that it
 * may name and that has not declared otherwise.
 */
export const incidentQuery = incidents.read(
  'one',
  operations.getIncident,
  (id: string) => ({ path: { id } }),
  ({ record, etag }) => ({ incident: record.data, images: record.images, etag }),
)

/**
 * Resolves, acknowledges or assigns a report, or undoes this. Rejects with `fields.assigned_to` for a user with a conflict.
 */
export const updateIncident = send(
  operations.updateIncident,
  ({ id, change }: { id: string; change: BodyArgs<typeof operations.updateIncident> }) => ({
    path: { id },
    body: change,
  }),
  CASE_AREAS,
)

/**
 * Extension. Changes selected reports, at most 500, with the rules of `updateIncident`; returns the changed ones and counts
 * the skipped ones.
 */
export const updateSelectedIncidents = send(
  operations.updateSelectedIncidents,
  (body: { selection: IncidentSelection; change: BodyArgs<typeof operations.updateIncident> }) => ({ body }),
  CASE_AREAS,
)

/** Extension. Restores the previous assignees of reports, unless they were assigned again since. */
export const restoreIncidentAssignees = send(
  operations.restoreIncidentAssignees,
  (body: BodyArgs<typeof operations.restoreIncidentAssignees>) => ({ body }),
  CASE_AREAS,
)

/** Extension. Declares that a report does not name the caller. Stored in its timeline and in the audit log. */
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

/** The address of a CSV file of all reports. It works for one minute. */
export const exportIncidents = send(operations.exportIncidents, (_input: object, api) => ({
  query: { clientId: api.clientId() },
}))

/** The notes of a report, newest first. */
export const incidentNotesQuery = notes.read(
  'of-incident',
  operations.listIncidentNotes,
  (incidentId: string) => ({ path: { incidentId } }),
  ({ record }) => record,
)

/** Adds a note, with the caller as its author. */
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

/** Removes a note and its earlier versions. */
export const removeIncidentNote = send(
  operations.removeIncidentNote,
  ({ incidentId, noteId }: { incidentId: string; noteId: string }) => ({ path: { incidentId, noteId } }),
  CASE_AREAS,
)

/** Extension. Earlier versions of a note, newest first. */
export const incidentNoteVersionsQuery = notes.read(
  'versions',
  operations.listIncidentNoteVersions,
  (note: { incidentId: string; noteId: string }) => ({ path: note }),
  ({ record }) => record,
)

/** Extension. The timeline of a report, newest first. In the area of the notes, because it records their changes. */
export const incidentEventsQuery = notes.read(
  'events',
  operations.listIncidentEvents,
  (id: string) => ({ path: { id } }),
  ({ record }) => record,
)

/** Extension. All data of a report for its evidence pack; each call is recorded in its timeline. */
export const collectIncidentEvidence = send(
  operations.getIncidentEvidence,
  ({ id }: { id: string }) => ({ path: { id } }),
  CASE_AREAS,
)

/** The fields of the custom form with its ETag; empty while the default template is in use. */
export const incidentFormQuery = form.read(
  'one',
  operations.getIncidentForm,
  () => ({}),
  ({ record, etag }) => ({ fields: record, etag }),
)

type FormFields = BodyArgs<typeof operations.createIncidentForm>

/** Replaces the default template with a custom form. */
export const createIncidentForm = send(operations.createIncidentForm, (body: FormFields) => ({ body }), [
  'incident-form',
])

/** Changes the custom form. */
export const updateIncidentForm = send(operations.updateIncidentForm, (body: FormFields) => ({ body }), [
  'incident-form',
])

/** Restores the default template. */
export const removeIncidentForm = send(operations.removeIncidentForm, (_input: object) => ({}), ['incident-form'])

/** Extension. The form as the account's employee fills it in. */
export const incidentReportFormQuery = form.read(
  'report',
  operations.getIncidentReportForm,
  () => ({}),
  ({ record }) => record,
)

/** Extension. The first 20 employees whose name contains all words of `search`, which has at least three characters. */
export const reportablePeopleQuery = form.read(
  'people',
  operations.listReportablePeople,
  (search: string) => ({ query: { search } }),
  ({ record }) => record,
)

/** Extension. Reports an incident. Rejects with a text per field id or image. */
export const reportIncident = send(
  operations.reportIncident,
  (report: BodyArgs<typeof operations.reportIncident>) => ({
    body: report,
  }),
  ['incidents'],
)

/** Extension. The time limits for acknowledging and answering reports, with the ETag. */
export const incidentClockQuery = clock.read(
  'one',
  operations.getIncidentClock,
  () => ({}),
  ({ record, etag }) => ({ clock: record, etag }),
)

/** Extension. Changes these time limits. */
export const updateIncidentClock = send(
  operations.updateIncidentClock,
  (body: BodyArgs<typeof operations.updateIncidentClock>) => ({ body }),
  ['incident-clock', 'incidents'],
)
