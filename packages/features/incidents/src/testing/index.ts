export { incidentServer, incidentsPath } from './incident-server'
export { fakeEvidence, fakeImages, fakeIncident, fakeIncidents, fakeNote } from './incidents'
export type { IncidentServerOptions } from './incident-server'
