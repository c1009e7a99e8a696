// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the incident reports of a client. */
export const listIncidents = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}')

/** Number of the incident reports. */
export const countIncidents = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}#count', {"count":true})

/** The custom form in which incidents are reported. */
export const getIncidentForm = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/form')

/** Replace the default template by a custom form. */
export const createIncidentForm = /* @__PURE__ */ operation('POST', '/ssp/production/incidents/{clientId}/form', {}, 'INCIDENTS_UPDATE')

/** Change the custom form. */
export const updateIncidentForm = /* @__PURE__ */ operation('PATCH', '/ssp/production/incidents/{clientId}/form', {}, 'INCIDENTS_UPDATE')

/** Restore the default template. */
export const removeIncidentForm = /* @__PURE__ */ operation('DELETE', '/ssp/production/incidents/{clientId}/form', {}, 'INCIDENTS_UPDATE')

/** The form in which an employee reports an incident. */
export const getIncidentReportForm = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/report')

/** Report an incident as the employee of the account, or anonymously. */
export const reportIncident = /* @__PURE__ */ operation('POST', '/ssp/production/incidents/{clientId}/report')

/** Employees whom a report can name as involved. */
export const listReportablePeople = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/report/people')

/** Within which time reports are acknowledged and answered. */
export const getIncidentClock = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/settings')

/** Change these times. */
export const updateIncidentClock = /* @__PURE__ */ operation('PATCH', '/ssp/production/incidents/{clientId}/settings', {}, 'INCIDENTS_UPDATE')

/** Remove an image of a report. */
export const removeIncidentImage = /* @__PURE__ */ operation('DELETE', '/ssp/production/incidents/{clientId}/images', {}, 'INCIDENTS_UPDATE')

/** The notes of a report. */
export const listIncidentNotes = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/notes/{incidentId}')

/** Add a note in the own name. */
export const addIncidentNote = /* @__PURE__ */ operation('POST', '/ssp/production/incidents/{clientId}/notes/{incidentId}', {}, 'INCIDENTS_UPDATE')

/** Change the text of a note; its author stays. */
export const updateIncidentNote = /* @__PURE__ */ operation('PATCH', '/ssp/production/incidents/{clientId}/notes/{incidentId}/{noteId}', {}, 'INCIDENTS_UPDATE')

/** Remove a note with its earlier versions. */
export const removeIncidentNote = /* @__PURE__ */ operation('DELETE', '/ssp/production/incidents/{clientId}/notes/{incidentId}/{noteId}', {}, 'INCIDENTS_UPDATE')

/** What a note said before it was changed. */
export const listIncidentNoteVersions = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/notes/{incidentId}/{noteId}/versions')

/** Everything about one report, for its evidence pack. */
export const getIncidentEvidence = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/evidence/{id}')

/** What was done with a report, the latest first. */
export const listIncidentEvents = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/events/{id}')

/** Declare that a report which may name the caller does not. */
export const declareNoConflict = /* @__PURE__ */ operation('POST', '/ssp/production/incidents/{clientId}/declaration/{id}')

/** Resolve, reopen, acknowledge or assign selected reports, at most 500. */
export const updateSelectedIncidents = /* @__PURE__ */ operation('PATCH', '/ssp/production/incidents/{clientId}/selected', {}, 'INCIDENTS_UPDATE')

/** Give selected reports back to the users that they were assigned to, at most 500. */
export const restoreIncidentAssignees = /* @__PURE__ */ operation('PATCH', '/ssp/production/incidents/{clientId}/selected/assignees', {}, 'INCIDENTS_UPDATE')

/** One incident report with its images. */
export const getIncident = /* @__PURE__ */ operation('GET', '/ssp/production/incidents/{clientId}/{id}')

/** Resolve or reopen a report, or assign it. */
export const updateIncident = /* @__PURE__ */ operation('PATCH', '/ssp/production/incidents/{clientId}/{id}', {}, 'INCIDENTS_UPDATE')

/** An address of all incident reports as CSV. */
export const exportIncidents = /* @__PURE__ */ operation('GET', '/ssp/production/export-incidents')
