export { incidentServer, incidentsPath } from './incident-server'
export { fakeImages, fakeIncident, fakeIncidents, fakeNote } from './incidents'
export type { IncidentServerOptions } from './incident-server'
