// Generated from openapi/ by `npm run generate`. Do not edit.

/** Payslips of an employee and of the accounts merged into it. */
export const listPayslips = { method: 'GET', path: '/ssp/production/employees/payslips-data/{clientId}/{employeeId}', query: {} } as const

/** The files of the payslips. */
export const listPayslipFiles = { method: 'GET', path: '/ssp/production/employees/payslips/{clientId}/{employeeId}', query: {} } as const

/** Pay documents of an employee and of the accounts merged into it. */
export const listPayDocuments = { method: 'GET', path: '/ssp/production/employees/paydocs-data/{clientId}/{employeeId}', query: {} } as const

/** The files of the pay documents. */
export const listPayDocumentFiles = { method: 'GET', path: '/ssp/production/employees/paydocs/{clientId}/{employeeId}', query: {} } as const

/** Archives that the caller had made of files of an employee in the last day. */
export const listPayArchives = { method: 'GET', path: '/ssp/production/employees/archives/{clientId}/{employeeId}', query: {} } as const

/** Address to download an archive. */
export const getPayArchiveUrl = { method: 'GET', path: '/ssp/production/employees/archives/{clientId}/{employeeId}/{id}', query: {} } as const

/** Address to download a payslip or pay document. */
export const getPayFileUrl = { method: 'GET', path: '/batch/get-document-url', query: {} } as const

/** Have files of one employee put into one ZIP file. */
export const archivePayFiles = { method: 'POST', path: '/batch/get-all-employee-files', query: {} } as const

/** Delete a payslip or pay document. */
export const deletePayFile = { method: 'DELETE', path: '/batch/cseye-documents', query: {}, strict: 'PAYDOCS_DELETE' } as const
