// Generated from openapi/ by `npm run generate`. Do not edit.

/** Documents of a client. */
export const listDocuments = { method: 'GET', path: '/ssp/production/documents/{clientId}', query: {} } as const

/** Number of the documents. */
export const countDocuments = { method: 'GET', path: '/ssp/production/documents/{clientId}#count', query: {"count":true} } as const

/** A document, with whom it is shared and who has read it. */
export const getDocument = { method: 'GET', path: '/ssp/production/documents/{clientId}/{id}', query: {} } as const

/** Address to download a document. */
export const getDocumentFile = { method: 'GET', path: '/ssp/production/documents/{clientId}/file', query: {} } as const

/** The documents that an upload to a key became. */
export const validateDocumentFile = { method: 'GET', path: '/ssp/production/documents/{clientId}/file#validate', query: {"validate":true} } as const

/** Delete a document. */
export const deleteDocument = { method: 'DELETE', path: '/ssp/production/documents/{clientId}/file/{documentId}', query: {}, strict: 'DOCUMENTS_DELETE' } as const

/** The documents of an employee; personal ones, those of the teams and those of the whole company. */
export const listEmployeeDocuments = { method: 'GET', path: '/ssp/production/documents/{clientId}/employee/{employeeId}', query: {} } as const

/** Number of the documents of an employee. */
export const countEmployeeDocuments = { method: 'GET', path: '/ssp/production/documents/{clientId}/employee/{employeeId}#count', query: {"count":true} } as const

/** Share documents with the client, teams or employees. */
export const addDocumentAssociations = { method: 'POST', path: '/ssp/production/documents/{clientId}/associations', query: {}, strict: 'DOCUMENTS_CREATE' } as const

/** Revoke the access of a team or employee to a document. */
export const removeDocumentAssociation = { method: 'DELETE', path: '/ssp/production/documents/{clientId}/associations/{id}', query: {}, strict: 'DOCUMENTS_DELETE' } as const

/** Who has read a document, as CSV. */
export const exportDocument = { method: 'GET', path: '/ssp/production/documents/{clientId}/export/{relatedId}/{documentId}', query: {} } as const

/** Give a document its tag. An empty one changes nothing. */
export const setDocumentTag = { method: 'POST', path: '/ssp/production/documents/{clientId}/tags/{documentId}', query: {}, strict: 'DOCUMENTS_UPDATE' } as const

/** Take its tag from a document. */
export const removeDocumentTag = { method: 'DELETE', path: '/ssp/production/documents/{clientId}/tags/{documentId}', query: {}, strict: 'DOCUMENTS_UPDATE' } as const

/** A page of the employees whom documents reach, with when each has read them. */
export const listAssociatedUsers = { method: 'GET', path: '/ssp/production/documents/{clientId}/associated-users', query: {} } as const

/** Number of the employees whom documents reach. */
export const countAssociatedUsers = { method: 'GET', path: '/ssp/production/documents/{clientId}/associated-users#count', query: {"count":true} } as const

/** Whom each of some documents reaches and how many have read it, as a list of documents shows it. */
export const listDocumentAudiences = { method: 'GET', path: '/ssp/production/documents/{clientId}/audience', query: {} } as const

/** Whether the caller may share documents. */
export const getDocumentSharing = { method: 'GET', path: '/ssp/production/documents/{clientId}/sharing', query: {} } as const

/** Say that the employee of the account has read a document. */
export const readDocument = { method: 'POST', path: '/ssp/production/documents/{clientId}/read/{id}', query: {} } as const

/** Put an uploaded file in the place of the file of a document. */
export const replaceDocument = { method: 'POST', path: '/ssp/production/documents/{clientId}/replacement/{id}', query: {}, strict: 'DOCUMENTS_UPDATE' } as const

/** What was asked of the readers of a document, and how many have acknowledged it, by team. */
export const getDocumentAcknowledgement = { method: 'GET', path: '/ssp/production/documents/{clientId}/acknowledgement/{id}', query: {} } as const

/** Ask everybody whom a document reaches to acknowledge it, or change by when. */
export const requestDocumentAcknowledgement = { method: 'PUT', path: '/ssp/production/documents/{clientId}/acknowledgement/{id}', query: {}, strict: 'DOCUMENTS_UPDATE' } as const

/** Stop asking. Who has acknowledged is forgotten. */
export const withdrawDocumentAcknowledgement = { method: 'DELETE', path: '/ssp/production/documents/{clientId}/acknowledgement/{id}', query: {}, strict: 'DOCUMENTS_UPDATE' } as const

/** Remind by e-mail who has not acknowledged a document. */
export const nudgeDocumentReaders = { method: 'POST', path: '/ssp/production/documents/{clientId}/acknowledgement/{id}/nudge', query: {}, strict: 'DOCUMENTS_UPDATE' } as const

/** Acknowledge a document as the employee of the account. */
export const acknowledgeDocument = { method: 'POST', path: '/ssp/production/documents/{clientId}/acknowledge/{id}', query: {} } as const
