// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the payroll uploads of a client. */
export const listJobs = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}')

/** Process an uploaded file. */
export const createJob = /* @__PURE__ */ operation('POST', '/ssp/production/jobs/{clientId}', {}, 'JOBS_CREATE')

/** Number of payroll uploads. */
export const countJobs = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}#count', {"count":true})

/** The document types that may be uploaded. */
export const listJobDocumentTypes = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}/document-types')

/** Address to download the log of a job. */
export const getPayslipErrorReport = /* @__PURE__ */ operation('GET', '/dashboard/payslip-error-reports')

/** A job with the items found in its file. */
export const getJob = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}/{id}')

/** Make the matched documents of a job visible, now or at a given time. */
export const releaseJob = /* @__PURE__ */ operation('POST', '/ssp/production/jobs/{clientId}/{id}/release', {}, 'JOBS_UPDATE')

/** Recall all documents of a job, unless one has been viewed. */
export const recallJob = /* @__PURE__ */ operation('POST', '/ssp/production/jobs/{clientId}/{id}/recall', {}, 'JOBS_UPDATE')

/** A page of the items found in the file of a job. */
export const listJobItems = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}/{id}/items')

/** Number of items found in the file of a job. */
export const countJobItems = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}/{id}/items#count', {"count":true})

/** Assign an item to an employee, accept it, or exclude it from the release. */
export const mendJobItem = /* @__PURE__ */ operation('PATCH', '/ssp/production/jobs/{clientId}/{id}/items/{position}', {}, 'JOBS_UPDATE')

/** Address to view a document before it is released. */
export const getJobItemFile = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}/{id}/items/{position}/file')

/** Mark a payslip or pay document as viewed by its employee. */
export const markPayFileViewed = /* @__PURE__ */ operation('POST', '/ssp/production/pay-views/{clientId}/{id}')
