// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the incident reports of a client. */
export const listIncidents = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}')

/** Number of incident reports. */
export const countIncidents = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}#count', {"count":true})

/** The custom form for reporting incidents. */
export const getIncidentForm = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/form')

/** Replace the default template with a custom form. */
export const createIncidentForm = /* @__PURE__ */ operation('POST', '/ssp/production/incidents/{clientId}/form', {}, 'INCIDENTS_UPDATE')

/** Change the custom form. */
export const updateIncidentForm = /* @__PURE__ */ operation('PATCH', '/ssp/production/incidents/{clientId}/form', {}, 'INCIDENTS_UPDATE')

/** Restore the default template. */
export const removeIncidentForm = /* @__PURE__ */ operation('DELETE', '/ssp/production/incidents/{clientId}/form', {}, 'INCIDENTS_UPDATE')

/** The form with which an employee reports an incident. */
export const getIncidentReportForm = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/report')

/** Report an incident, anonymously or as the account's employee. */
export const reportIncident = /* @__PURE__ */ operation('POST', '/ssp/production/incidents/{clientId}/report')

/** Employees whom a report may name as involved. */
export const listReportablePeople = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/report/people')

/** Time limits for acknowledging and answering reports. */
export const getIncidentClock = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/settings')

/** Change the time limits for acknowledging and answering reports. */
export const updateIncidentClock = /* @__PURE__ */ operation('PATCH', '/ssp/production/incidents/{clientId}/settings', {}, 'INCIDENTS_UPDATE')

/** Remove an image of a report. */
export const removeIncidentImage = /* @__PURE__ */ operation('DELETE', '/ssp/production/incidents/{clientId}/images', {}, 'INCIDENTS_UPDATE')

/** The notes of a report. */
export const listIncidentNotes = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/notes/{incidentId}')

/** Add a note to a report, with the caller as its author. */
export const addIncidentNote = /* @__PURE__ */ operation('POST', '/ssp/production/incidents/{clientId}/notes/{incidentId}', {}, 'INCIDENTS_UPDATE')

/** Change the text of a note. Its author stays the same. */
export const updateIncidentNote = /* @__PURE__ */ operation('PATCH', '/ssp/production/incidents/{clientId}/notes/{incidentId}/{noteId}', {}, 'INCIDENTS_UPDATE')

/** Remove a note and its earlier versions. */
export const removeIncidentNote = /* @__PURE__ */ operation('DELETE', '/ssp/production/incidents/{clientId}/notes/{incidentId}/{noteId}', {}, 'INCIDENTS_UPDATE')

/** Earlier versions of a note. */
export const listIncidentNoteVersions = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/notes/{incidentId}/{noteId}/versions')

/** All data of a report, for its evidence pack. */
export const getIncidentEvidence = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/evidence/{id}')

/** Timeline of a report, newest first. */
export const listIncidentEvents = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/events/{id}')

/** Declare that a report does not name the caller. */
export const declareNoConflict = /* @__PURE__ */ operation('POST', '/ssp/production/incidents/{clientId}/declaration/{id}')

/** Resolve, reopen, acknowledge or assign selected reports, at most 500. */
export const updateSelectedIncidents = /* @__PURE__ */ operation('PATCH', '/ssp/production/incidents/{clientId}/selected', {}, 'INCIDENTS_UPDATE')

/** Restore the previous assignees of selected reports, at most 500. */
export const restoreIncidentAssignees = /* @__PURE__ */ operation('PATCH', '/ssp/production/incidents/{clientId}/selected/assignees', {}, 'INCIDENTS_UPDATE')

/** An incident report with its images. */
export const getIncident = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/{id}')

/** Resolve, reopen or assign a report. */
export const updateIncident = /* @__PURE__ */ operation('PATCH', '/ssp/production/incidents/{clientId}/{id}', {}, 'INCIDENTS_UPDATE')

/** Address to download all incident reports as CSV. */
export const exportIncidents = /* @__PURE__ */ operation('GET', '/ssp/production/export-incidents')
