// Generated from openapi/ by `npm run generate`. Do not edit.

/** Who changed which access, from what to what, when; the newest first. */
export const listAuditLog = { method: 'GET', path: '/ssp/production/access/{clientId}/audit-log', query: {} } as const

/** Number of the changes that the filters leave. */
export const countAuditLog = { method: 'GET', path: '/ssp/production/access/{clientId}/audit-log#count', query: {"count":true} } as const
