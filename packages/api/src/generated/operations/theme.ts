// Generated from openapi/ by `npm run generate`. Do not edit.

/** Colours and images of a client. */
export const getTheme = { method: 'GET', path: '/ssp/production/client/{clientId}/theme', query: {} } as const

/** Save the colours, the content or both. */
export const saveTheme = { method: 'POST', path: '/ssp/production/client/{clientId}/theme', query: {} } as const

/** Texts of the login page. */
export const getThemeContent = { method: 'GET', path: '/ssp/production/client/{clientId}/theme#content', query: {"getThemeContent":true} } as const

/** Main logo of a client. */
export const getLogo = { method: 'GET', path: '/portal/get-logo', query: {} } as const

/** One of the other images of a client. */
export const getImages = { method: 'GET', path: '/portal/get-logo#images', query: {"getMultiple":true} } as const
