// Generated from openapi/ by `npm run generate`. Do not edit.

/** Settings of a client. */
export const getClientSettings = { method: 'GET', path: '/ssp/production/client/{clientId}', query: {} } as const

/** Save settings of a client. */
export const saveClientSettings = { method: 'PATCH', path: '/ssp/production/client/{clientId}', query: {} } as const

/** Which accounts of the client would lose which changes if it had strict rights. */
export const getStrictRightsImpact = { method: 'GET', path: '/ssp/production/client/{clientId}#getStrictRightsImpact', query: {"function":"getStrictRightsImpact"} } as const

/** Pin of the client's mobile app. */
export const getAppPin = { method: 'GET', path: '/ssp/production/client/{clientId}/pin', query: {} } as const

/** Notice of the login page, while it is to be shown. */
export const getLoginNotice = { method: 'GET', path: '/ssp/production/client/{clientId}/notice', query: {} } as const
