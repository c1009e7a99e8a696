// Generated from openapi/ by `npm run generate`. Do not edit.

/** A page of the payroll uploads of a client. */
export const listJobs = { method: 'GET', path: '/ssp/production/jobs/{clientId}', query: {} } as const

/** Have an uploaded file processed. */
export const createJob = { method: 'POST', path: '/ssp/production/jobs/{clientId}', query: {}, strict: 'JOBS_CREATE' } as const

/** Number of the payroll uploads. */
export const countJobs = { method: 'GET', path: '/ssp/production/jobs/{clientId}#count', query: {"count":true} } as const

/** The document types that may be uploaded. */
export const listJobDocumentTypes = { method: 'GET', path: '/ssp/production/jobs/{clientId}/document-types', query: {} } as const

/** Address to download the log of a job. */
export const getPayslipErrorReport = { method: 'GET', path: '/dashboard/payslip-error-reports', query: {} } as const

/** A job with what was found in its file. */
export const getJob = { method: 'GET', path: '/ssp/production/jobs/{clientId}/{id}', query: {} } as const

/** Make the matched documents of a job visible, now or at a time. */
export const releaseJob = { method: 'POST', path: '/ssp/production/jobs/{clientId}/{id}/release', query: {}, strict: 'JOBS_UPDATE' } as const

/** Take back every document of a job, until the first is viewed. */
export const recallJob = { method: 'POST', path: '/ssp/production/jobs/{clientId}/{id}/recall', query: {}, strict: 'JOBS_UPDATE' } as const

/** A page of what was found in the file of a job. */
export const listJobItems = { method: 'GET', path: '/ssp/production/jobs/{clientId}/{id}/items', query: {} } as const

/** Number of what was found in the file of a job. */
export const countJobItems = { method: 'GET', path: '/ssp/production/jobs/{clientId}/{id}/items#count', query: {"count":true} } as const

/** Say whose a document is, take it in nevertheless, or leave it out. */
export const mendJobItem = { method: 'PATCH', path: '/ssp/production/jobs/{clientId}/{id}/items/{position}', query: {}, strict: 'JOBS_UPDATE' } as const

/** Address to look at a document before it is released. */
export const getJobItemFile = { method: 'GET', path: '/ssp/production/jobs/{clientId}/{id}/items/{position}/file', query: {} } as const

/** Note that an employee has viewed a payslip or pay document. */
export const markPayFileViewed = { method: 'POST', path: '/ssp/production/pay-views/{clientId}/{id}', query: {} } as const
