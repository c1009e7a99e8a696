// Generated from openapi/ by `npm run generate`. Do not edit.

/** Clients of the platform that the session may switch to. */
export const getPlatformClients = { method: 'GET', path: '/ssp/production/platform/{clientId}#getPlatformClients', query: {"function":"getPlatformClients"} } as const

/** A page of the employees of all clients of the platform. */
export const listPlatformEmployees = { method: 'GET', path: '/ssp/production/platform/{clientId}/employees#getEmployees', query: {"function":"getEmployees"} } as const
