// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the payroll uploads of a client. */
export const listJobs = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}')

/** Have an uploaded file processed. */
export const createJob = /* @__PURE__ */ operation('POST', '/ssp/production/jobs/{clientId}', {}, 'JOBS_CREATE')

/** Number of the payroll uploads. */
export const countJobs = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}#count', {"count":true})

/** The document types that may be uploaded. */
export const listJobDocumentTypes = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}/document-types')

/** Address to download the log of a job. */
export const getPayslipErrorReport = /* @__PURE__ */ operation('GET', '/dashboard/payslip-error-reports')

/** A job with what was found in its file. */
export const getJob = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}/{id}')

/** Make the matched documents of a job visible, now or at a time. */
export const releaseJob = /* @__PURE__ */ operation('POST', '/ssp/production/jobs/{clientId}/{id}/release', {}, 'JOBS_UPDATE')

/** Take back every document of a job, until the first is viewed. */
export const recallJob = /* @__PURE__ */ operation('POST', '/ssp/production/jobs/{clientId}/{id}/recall', {}, 'JOBS_UPDATE')

/** A page of what was found in the file of a job. */
export const listJobItems = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}/{id}/items')

/** Number of what was found in the file of a job. */
export const countJobItems = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}/{id}/items#count', {"count":true})

/** Say whose a document is, take it in nevertheless, or leave it out. */
export const mendJobItem = /* @__PURE__ */ operation('PATCH', '/ssp/production/jobs/{clientId}/{id}/items/{position}', {}, 'JOBS_UPDATE')

/** Address to look at a document before it is released. */
export const getJobItemFile = /* @__PURE__ */ operation('GET', '/ssp/production/jobs/{clientId}/{id}/items/{position}/file')

/** Note that an employee has viewed a payslip or pay document. */
export const markPayFileViewed = /* @__PURE__ */ operation('POST', '/ssp/production/pay-views/{clientId}/{id}')
