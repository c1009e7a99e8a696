// Generated from openapi/ by `npm run generate`. Do not edit.

/** Saved views of a list. */
export const listListViews = { method: 'GET', path: '/ssp/production/listViews/{clientId}', query: {} } as const

/** Save a view of a list. */
export const createListView = { method: 'POST', path: '/ssp/production/listViews/{clientId}', query: {} } as const

/** Rename a view, change what it keeps, share it or stop sharing it. */
export const changeListView = { method: 'PATCH', path: '/ssp/production/listViews/{clientId}/{viewId}', query: {} } as const

/** Remove a view. */
export const removeListView = { method: 'DELETE', path: '/ssp/production/listViews/{clientId}/{viewId}', query: {} } as const
