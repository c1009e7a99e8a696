// Generated from openapi/ by `npm run generate`. Do not edit.

/** Shared-document access of a user, or all access to the platform. */
export const listSharedDocumentScopes = { method: 'GET', path: '/ssp/production/shared-documents/{clientId}/access', query: {} } as const

/** Give a user shared-document access. */
export const addSharedDocumentScope = { method: 'POST', path: '/ssp/production/shared-documents/{clientId}/access', query: {} } as const

/** Take shared-document access away. */
export const removeSharedDocumentScope = { method: 'DELETE', path: '/ssp/production/shared-documents/{clientId}/access', query: {} } as const
