// Generated from openapi/ by `npm run generate`. Do not edit.

/** Records of several kinds whose name is like a text. */
export const searchRecords = { method: 'GET', path: '/ssp/production/search/{clientId}', query: {} } as const
