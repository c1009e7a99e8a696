// Generated from openapi/ by `npm run generate`. Do not edit.

/** The views of a list that the caller may open, own and shared ones. */
export const listListViews = { method: 'GET', path: '/ssp/production/list-views/{clientId}', query: {} } as const

/** Save a view of a list, owned by the caller. */
export const createListView = { method: 'POST', path: '/ssp/production/list-views/{clientId}', query: {} } as const

/** Rename, share or replace a view of the caller. */
export const changeListView = { method: 'PATCH', path: '/ssp/production/list-views/{clientId}/{viewId}', query: {} } as const

/** Remove a view. */
export const removeListView = { method: 'DELETE', path: '/ssp/production/list-views/{clientId}/{viewId}', query: {} } as const
