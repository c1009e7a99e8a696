// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Documents of a client. */
export const listDocuments = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}')

/** Number of the documents. */
export const countDocuments = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}#count', {"count":true})

/** A document, with whom it is shared and who has read it. */
export const getDocument = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/{id}')

/** Address to download a document. */
export const getDocumentFile = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/file')

/** The documents that an upload to a key became. */
export const validateDocumentFile = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/file#validate', {"validate":true})

/** Delete a document. */
export const deleteDocument = /* @__PURE__ */ operation('DELETE', '/ssp/production/documents/{clientId}/file/{documentId}', {}, 'DOCUMENTS_DELETE')

/** The documents of an employee; personal ones, those of the teams and those of the whole company. */
export const listEmployeeDocuments = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/employee/{employeeId}')

/** Number of the documents of an employee. */
export const countEmployeeDocuments = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/employee/{employeeId}#count', {"count":true})

/** Share documents with the client, teams or employees. */
export const addDocumentAssociations = /* @__PURE__ */ operation('POST', '/ssp/production/documents/{clientId}/associations', {}, 'DOCUMENTS_CREATE')

/** Revoke the access of a team or employee to a document. */
export const removeDocumentAssociation = /* @__PURE__ */ operation('DELETE', '/ssp/production/documents/{clientId}/associations/{id}', {}, 'DOCUMENTS_DELETE')

/** Who has read a document, as CSV. */
export const exportDocument = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/export/{relatedId}/{documentId}')

/** Give a document its tag. An empty one changes nothing. */
export const setDocumentTag = /* @__PURE__ */ operation('POST', '/ssp/production/documents/{clientId}/tags/{documentId}', {}, 'DOCUMENTS_UPDATE')

/** Take its tag from a document. */
export const removeDocumentTag = /* @__PURE__ */ operation('DELETE', '/ssp/production/documents/{clientId}/tags/{documentId}', {}, 'DOCUMENTS_UPDATE')

/** A page of the employees whom documents reach, with when each has read them. */
export const listAssociatedUsers = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/associated-users')

/** Number of the employees whom documents reach. */
export const countAssociatedUsers = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/associated-users#count', {"count":true})

/** Whom each of some documents reaches and how many have read it, as a list of documents shows it. */
export const listDocumentAudiences = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/audience')

/** Whether the caller may share documents. */
export const getDocumentSharing = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/sharing')

/** Say that the employee of the account has read a document. */
export const readDocument = /* @__PURE__ */ operation('POST', '/ssp/production/documents/{clientId}/read/{id}')

/** Put an uploaded file in the place of the file of a document. */
export const replaceDocument = /* @__PURE__ */ operation('POST', '/ssp/production/documents/{clientId}/replacement/{id}', {}, 'DOCUMENTS_UPDATE')

/** What was asked of the readers of a document, and how many have acknowledged it, by team. */
export const getDocumentAcknowledgement = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/acknowledgement/{id}')

/** Ask everybody whom a document reaches to acknowledge it, or change by when. */
export const requestDocumentAcknowledgement = /* @__PURE__ */ operation('PUT', '/ssp/production/documents/{clientId}/acknowledgement/{id}', {}, 'DOCUMENTS_UPDATE')

/** Stop asking. Who has acknowledged is forgotten. */
export const withdrawDocumentAcknowledgement = /* @__PURE__ */ operation('DELETE', '/ssp/production/documents/{clientId}/acknowledgement/{id}', {}, 'DOCUMENTS_UPDATE')

/** Remind by e-mail who has not acknowledged a document. */
export const nudgeDocumentReaders = /* @__PURE__ */ operation('POST', '/ssp/production/documents/{clientId}/acknowledgement/{id}/nudge', {}, 'DOCUMENTS_UPDATE')

/** Acknowledge a document as the employee of the account. */
export const acknowledgeDocument = /* @__PURE__ */ operation('POST', '/ssp/production/documents/{clientId}/acknowledge/{id}')
