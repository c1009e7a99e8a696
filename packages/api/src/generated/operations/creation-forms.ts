// Generated from openapi/ by `npm run generate`. Do not edit.

/** A page of the requests to set up a portal on the platform. */
export const listCreationForms = { method: 'GET', path: '/ssp/production/creation-form/{platform_id}', query: {} } as const

/** File a request to set up a portal. */
export const createCreationForm = { method: 'POST', path: '/ssp/production/creation-form/{platform_id}', query: {} } as const

/** Number of the requests to set up a portal on the platform. */
export const countCreationForms = { method: 'GET', path: '/ssp/production/creation-form/{platform_id}#count', query: {"count":true} } as const

/** One request to set up a portal. */
export const getCreationForm = { method: 'GET', path: '/ssp/production/creation-form/{platform_id}/{id}', query: {} } as const

/** Change a request to set up a portal, or complete it. */
export const updateCreationForm = { method: 'PATCH', path: '/ssp/production/creation-form/{platform_id}/{id}', query: {} } as const
