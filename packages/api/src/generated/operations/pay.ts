// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Payslips of an employee and of the accounts merged into it. */
export const listPayslips = /* @__PURE__ */ operation('GET', '/ssp/production/employees/payslips-data/{clientId}/{employeeId}')

/** The files of the payslips. */
export const listPayslipFiles = /* @__PURE__ */ operation('GET', '/ssp/production/employees/payslips/{clientId}/{employeeId}')

/** Pay documents of an employee and of the accounts merged into it. */
export const listPayDocuments = /* @__PURE__ */ operation('GET', '/ssp/production/employees/paydocs-data/{clientId}/{employeeId}')

/** The files of the pay documents. */
export const listPayDocumentFiles = /* @__PURE__ */ operation('GET', '/ssp/production/employees/paydocs/{clientId}/{employeeId}')

/** Archives of an employee's files that the caller requested in the last day. */
export const listPayArchives = /* @__PURE__ */ operation('GET', '/ssp/production/employees/archives/{clientId}/{employeeId}')

/** Address to download an archive. */
export const getPayArchiveUrl = /* @__PURE__ */ operation('GET', '/ssp/production/employees/archives/{clientId}/{employeeId}/{id}')

/** Address to download a payslip or pay document. */
export const getPayFileUrl = /* @__PURE__ */ operation('GET', '/batch/get-document-url')

/** Queue a ZIP archive of files of one employee. */
export const archivePayFiles = /* @__PURE__ */ operation('POST', '/batch/get-all-employee-files')

/** Delete a payslip or pay document. */
export const deletePayFile = /* @__PURE__ */ operation('DELETE', '/batch/cseye-documents', {}, 'PAYDOCS_DELETE')
