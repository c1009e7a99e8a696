// Generated from openapi/ by `npm run generate`. Do not edit.

/** A page of the permissions of the platform and of the client. */
export const listPermissions = { method: 'GET', path: '/ssp/production/access/{clientId}/permissions', query: {} } as const

/** Create a permission or a permission group. */
export const createPermissions = { method: 'POST', path: '/ssp/production/access/{clientId}/permissions', query: {} } as const

/** Number of the permissions. */
export const countPermissions = { method: 'GET', path: '/ssp/production/access/{clientId}/permissions#count', query: {"count":true} } as const
