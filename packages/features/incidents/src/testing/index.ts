export { incidentServer, incidentsPath } from './incident-server'
export { fakeEvents, fakeEvidence, fakeImages, fakeIncident, fakeIncidents, fakeNote, fakePeople } from './incidents'
export type { IncidentServerOptions } from './incident-server'
