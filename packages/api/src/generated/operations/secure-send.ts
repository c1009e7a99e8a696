// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Users with whom the caller may share. */
export const listSharableUsers = /* @__PURE__ */ operation('GET', '/ssp/production/shared-documents/{clientId}/users')

/** Recipients that the sender should check before sending them a first file. */
export const listSharingCautions = /* @__PURE__ */ operation('GET', '/ssp/production/shared-documents/{clientId}/cautions')

/** Address to download a shared file, for its sender and its recipients. */
export const getSharedDocumentFile = /* @__PURE__ */ operation('GET', '/ssp/production/shared-documents/{clientId}/file')

/** Record the first view of a received file. */
export const viewSharedDocument = /* @__PURE__ */ operation('PATCH', '/ssp/production/shared-documents/{clientId}/file')

/** Recall a file from all its recipients, with proof of who has opened it. */
export const recallSharedDocument = /* @__PURE__ */ operation('POST', '/ssp/production/shared-documents/{clientId}/recall/{id}')

/** A page of the files that the caller has sent or received. */
export const listSharedDocumentLogs = /* @__PURE__ */ operation('GET', '/ssp/production/shared-documents/{clientId}/logs/{userId}')

/** A page of the files that the caller has received and not removed. */
export const listSharedDocuments = /* @__PURE__ */ operation('GET', '/ssp/production/shared-documents/{clientId}/{userId}')

/** Share an uploaded file. */
export const sendSharedDocument = /* @__PURE__ */ operation('POST', '/ssp/production/shared-documents/{clientId}/{userId}')

/** Remove a received file from the caller's inbox. */
export const removeSharedDocument = /* @__PURE__ */ operation('DELETE', '/ssp/production/shared-documents/{clientId}/{userId}')
