// Generated from openapi/ by `npm run generate`. Do not edit.

/** A page of the incident reports of a client. */
export const listIncidents = { method: 'GET', path: '/ssp/production/incidents/{clientId}', query: {} } as const

/** Number of the incident reports. */
export const countIncidents = { method: 'GET', path: '/ssp/production/incidents/{clientId}#count', query: {"count":true} } as const

/** The custom form in which incidents are reported. */
export const getIncidentForm = { method: 'GET', path: '/ssp/production/incidents/{clientId}/form', query: {} } as const

/** Replace the default template by a custom form. */
export const createIncidentForm = { method: 'POST', path: '/ssp/production/incidents/{clientId}/form', query: {}, strict: 'INCIDENTS_UPDATE' } as const

/** Change the custom form. */
export const updateIncidentForm = { method: 'PATCH', path: '/ssp/production/incidents/{clientId}/form', query: {}, strict: 'INCIDENTS_UPDATE' } as const

/** Restore the default template. */
export const removeIncidentForm = { method: 'DELETE', path: '/ssp/production/incidents/{clientId}/form', query: {}, strict: 'INCIDENTS_UPDATE' } as const

/** The form in which an employee reports an incident. */
export const getIncidentReportForm = { method: 'GET', path: '/ssp/production/incidents/{clientId}/report', query: {} } as const

/** Report an incident as the employee of the account, or anonymously. */
export const reportIncident = { method: 'POST', path: '/ssp/production/incidents/{clientId}/report', query: {} } as const

/** Employees whom a report can name as involved. */
export const listReportablePeople = { method: 'GET', path: '/ssp/production/incidents/{clientId}/report/people', query: {} } as const

/** Within which time reports are acknowledged and answered. */
export const getIncidentClock = { method: 'GET', path: '/ssp/production/incidents/{clientId}/settings', query: {} } as const

/** Change these times. */
export const updateIncidentClock = { method: 'PATCH', path: '/ssp/production/incidents/{clientId}/settings', query: {}, strict: 'INCIDENTS_UPDATE' } as const

/** Remove an image of a report. */
export const removeIncidentImage = { method: 'DELETE', path: '/ssp/production/incidents/{clientId}/images', query: {}, strict: 'INCIDENTS_UPDATE' } as const

/** The notes of a report. */
export const listIncidentNotes = { method: 'GET', path: '/ssp/production/incidents/{clientId}/notes/{incidentId}', query: {} } as const

/** Add a note in the own name. */
export const addIncidentNote = { method: 'POST', path: '/ssp/production/incidents/{clientId}/notes/{incidentId}', query: {}, strict: 'INCIDENTS_UPDATE' } as const

/** Change the text of a note; its author stays. */
export const updateIncidentNote = { method: 'PATCH', path: '/ssp/production/incidents/{clientId}/notes/{incidentId}/{noteId}', query: {}, strict: 'INCIDENTS_UPDATE' } as const

/** Remove a note with its earlier versions. */
export const removeIncidentNote = { method: 'DELETE', path: '/ssp/production/incidents/{clientId}/notes/{incidentId}/{noteId}', query: {}, strict: 'INCIDENTS_UPDATE' } as const

/** What a note said before it was changed. */
export const listIncidentNoteVersions = { method: 'GET', path: '/ssp/production/incidents/{clientId}/notes/{incidentId}/{noteId}/versions', query: {} } as const

/** Everything about one report, for its evidence pack. */
export const getIncidentEvidence = { method: 'GET', path: '/ssp/production/incidents/{clientId}/evidence/{id}', query: {} } as const

/** What was done with a report, the latest first. */
export const listIncidentEvents = { method: 'GET', path: '/ssp/production/incidents/{clientId}/events/{id}', query: {} } as const

/** Declare that a report which may name the caller does not. */
export const declareNoConflict = { method: 'POST', path: '/ssp/production/incidents/{clientId}/declaration/{id}', query: {} } as const

/** Resolve, reopen, acknowledge or assign selected reports, at most 500. */
export const updateSelectedIncidents = { method: 'PATCH', path: '/ssp/production/incidents/{clientId}/selected', query: {}, strict: 'INCIDENTS_UPDATE' } as const

/** Give selected reports back to the users that they were assigned to, at most 500. */
export const restoreIncidentAssignees = { method: 'PATCH', path: '/ssp/production/incidents/{clientId}/selected/assignees', query: {}, strict: 'INCIDENTS_UPDATE' } as const

/** One incident report with its images. */
export const getIncident = { method: 'GET', path: '/ssp/production/incidents/{clientId}/{id}', query: {} } as const

/** Resolve or reopen a report, or assign it. */
export const updateIncident = { method: 'PATCH', path: '/ssp/production/incidents/{clientId}/{id}', query: {}, strict: 'INCIDENTS_UPDATE' } as const

/** An address of all incident reports as CSV. */
export const exportIncidents = { method: 'GET', path: '/ssp/production/export-incidents', query: {} } as const
