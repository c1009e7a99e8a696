// Generated from openapi/ by `npm run generate`. Do not edit.

/** Users with whom the caller may share. */
export const listSharableUsers = { method: 'GET', path: '/ssp/production/shared-documents/{clientId}/users', query: {} } as const

/** Receivers at whom the sender should look twice before the first file. */
export const listSharingCautions = { method: 'GET', path: '/ssp/production/shared-documents/{clientId}/cautions', query: {} } as const

/** Address to download a shared file, for its sender and its receivers. */
export const getSharedDocumentFile = { method: 'GET', path: '/ssp/production/shared-documents/{clientId}/file', query: {} } as const

/** Note the first view of a received file. */
export const viewSharedDocument = { method: 'PATCH', path: '/ssp/production/shared-documents/{clientId}/file', query: {} } as const

/** Recall a file from all its receivers, with proof of who had opened it. */
export const recallSharedDocument = { method: 'POST', path: '/ssp/production/shared-documents/{clientId}/recall/{id}', query: {} } as const

/** A page of the files that the caller has sent or received. */
export const listSharedDocumentLogs = { method: 'GET', path: '/ssp/production/shared-documents/{clientId}/logs/{userId}', query: {} } as const

/** A page of the files that the caller has received and not removed. */
export const listSharedDocuments = { method: 'GET', path: '/ssp/production/shared-documents/{clientId}/{userId}', query: {} } as const

/** Share an uploaded file. */
export const sendSharedDocument = { method: 'POST', path: '/ssp/production/shared-documents/{clientId}/{userId}', query: {} } as const

/** Remove a received file from the own inbox. */
export const removeSharedDocument = { method: 'DELETE', path: '/ssp/production/shared-documents/{clientId}/{userId}', query: {} } as const
