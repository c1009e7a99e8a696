// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Documents of a client. */
export const listDocuments = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}')

/** Number of documents. */
export const countDocuments = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}#count', {"count":true})

/** A document, with its audience and its readers. */
export const getDocument = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/{id}')

/** Address to download a document. */
export const getDocumentFile = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/file')

/** The documents created from an upload. */
export const validateDocumentFile = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/file#validate', {"validate":true})

/** Delete a document. */
export const deleteDocument = /* @__PURE__ */ operation('DELETE', '/ssp/production/documents/{clientId}/file/{documentId}', {}, 'DOCUMENTS_DELETE')

/** Documents of an employee: personal ones, those of the employee's teams and those of the whole company. */
export const listEmployeeDocuments = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/employee/{employeeId}')

/** Number of documents of an employee. */
export const countEmployeeDocuments = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/employee/{employeeId}#count', {"count":true})

/** Share documents with the client, teams or employees. */
export const addDocumentAssociations = /* @__PURE__ */ operation('POST', '/ssp/production/documents/{clientId}/associations', {}, 'DOCUMENTS_CREATE')

/** Revoke the access of a team or employee to a document. */
export const removeDocumentAssociation = /* @__PURE__ */ operation('DELETE', '/ssp/production/documents/{clientId}/associations/{id}', {}, 'DOCUMENTS_DELETE')

/** Readers of a document, as CSV. */
export const exportDocument = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/export/{relatedId}/{documentId}')

/** Set the tag of a document. */
export const setDocumentTag = /* @__PURE__ */ operation('POST', '/ssp/production/documents/{clientId}/tags/{documentId}', {}, 'DOCUMENTS_UPDATE')

/** Remove the tag of a document. */
export const removeDocumentTag = /* @__PURE__ */ operation('DELETE', '/ssp/production/documents/{clientId}/tags/{documentId}', {}, 'DOCUMENTS_UPDATE')

/** A page of the employees whom documents reach, with their read dates. */
export const listAssociatedUsers = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/associated-users')

/** Number of employees whom documents reach. */
export const countAssociatedUsers = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/associated-users#count', {"count":true})

/** Audience and number of readers of each of the given documents. */
export const listDocumentAudiences = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/audience')

/** Whether the caller may share documents. */
export const getDocumentSharing = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/sharing')

/** Mark a document as read by the account's employee. */
export const readDocument = /* @__PURE__ */ operation('POST', '/ssp/production/documents/{clientId}/read/{id}')

/** Replace the file of a document with an uploaded file. */
export const replaceDocument = /* @__PURE__ */ operation('POST', '/ssp/production/documents/{clientId}/replacement/{id}', {}, 'DOCUMENTS_UPDATE')

/** The acknowledgement request of a document, and how many employees have acknowledged it, by team. */
export const getDocumentAcknowledgement = /* @__PURE__ */ operation('GET', '/ssp/production/documents/{clientId}/acknowledgement/{id}')

/** Request acknowledgement of a document from everyone it reaches, or change the due date. */
export const requestDocumentAcknowledgement = /* @__PURE__ */ operation('PUT', '/ssp/production/documents/{clientId}/acknowledgement/{id}', {}, 'DOCUMENTS_UPDATE')

/** Withdraw the acknowledgement request of a document, and delete its acknowledgements. */
export const withdrawDocumentAcknowledgement = /* @__PURE__ */ operation('DELETE', '/ssp/production/documents/{clientId}/acknowledgement/{id}', {}, 'DOCUMENTS_UPDATE')

/** Send a reminder by e-mail to employees who have not acknowledged a document. */
export const nudgeDocumentReaders = /* @__PURE__ */ operation('POST', '/ssp/production/documents/{clientId}/acknowledgement/{id}/nudge', {}, 'DOCUMENTS_UPDATE')

/** Acknowledge a document as the account's employee. */
export const acknowledgeDocument = /* @__PURE__ */ operation('POST', '/ssp/production/documents/{clientId}/acknowledge/{id}')
