// Generated from openapi/ by `npm run generate`. Do not edit.

/** Configuration of the client of a sub-domain. */
export const loadClient = { method: 'GET', path: '/client/load', query: {} } as const

/** Sign in to a client. */
export const login = { method: 'POST', path: '/login/{clientId}', query: {} } as const

/** End the session and its refresh tokens. */
export const logout = { method: 'POST', path: '/login/{clientId}/logout', query: {} } as const

/** Exchange a refresh token for a new pair of tokens. */
export const refreshSession = { method: 'POST', path: '/login/{clientId}/refresh', query: {} } as const
