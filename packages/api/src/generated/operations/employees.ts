// Generated from openapi/ by `npm run generate`. Do not edit.

/** A page of the employees of a client, or one employee. */
export const listEmployees = { method: 'GET', path: '/ssp/production/employees/{clientId}', query: {} } as const

/** Remove an employee for good, with avatar and merges; the log stays in the audit log. */
export const removeEmployee = { method: 'DELETE', path: '/ssp/production/employees/{clientId}', query: {}, strict: 'EMPLOYEES_DELETE' } as const

/** Import employees. */
export const importEmployees = { method: 'POST', path: '/ssp/production/employees/{clientId}', query: {}, strict: 'EMPLOYEES_CREATE' } as const

/** Number of the employees that match the filters. */
export const countEmployees = { method: 'GET', path: '/ssp/production/employees/{clientId}#count', query: {"count":true} } as const

/** The additional data of an employee. */
export const getEmployeeAdditionalData = { method: 'GET', path: '/ssp/production/employees/additionaldata/{clientId}', query: {} } as const

/** Save the avatar of an employee. */
export const saveEmployeeAdditionalData = { method: 'PATCH', path: '/ssp/production/employees/additionaldata/{clientId}', query: {}, strict: 'EMPLOYEES_UPDATE' } as const

/** Remove the avatar of an employee with its file. */
export const deleteEmployeeAdditionalData = { method: 'DELETE', path: '/ssp/production/employees/additionaldata/{clientId}', query: {}, strict: 'EMPLOYEES_DELETE' } as const

/** Merge one account of a person into the correct one. */
export const mergeEmployee = { method: 'POST', path: '/ssp/production/employees/{clientId}#mergeEmployee', query: {"function":"mergeEmployee"}, strict: 'EMPLOYEES_UPDATE' } as const

/** Remove a merge, and give both accounts back what they had before. */
export const deleteMerge = { method: 'POST', path: '/ssp/production/employees/{clientId}#deleteMerge', query: {"function":"deleteMerge"}, strict: 'EMPLOYEES_DELETE' } as const

/** Change an employee, or reset the password of one. */
export const updateEmployee = { method: 'PATCH', path: '/ssp/production/employees/{id}#one', query: {}, strict: 'EMPLOYEES_UPDATE' } as const

/** Create one employee. */
export const quickCreateEmployee = { method: 'POST', path: '/ssp/production/employees/{clientId}#quickCreate', query: {"function":"quickCreate"}, strict: 'EMPLOYEES_CREATE' } as const

/** Deactivate employees that are named by their identifier. */
export const batchDeactivateEmployees = { method: 'DELETE', path: '/ssp/production/employees/{clientId}#batchDeactivateEmployees', query: {"function":"batchDeactivateEmployees"}, strict: 'EMPLOYEES_UPDATE' } as const

/** Update employees that are named by their identifier. */
export const batchUpdateEmployees = { method: 'PATCH', path: '/employees-batch-update', query: {}, strict: 'EMPLOYEES_UPDATE' } as const

/** Export employees as a CSV file. */
export const exportEmployees = { method: 'GET', path: '/export-employees', query: {} } as const

/** The applied bulk runs of the last 30 days. */
export const listBulkRuns = { method: 'GET', path: '/ssp/production/employees/bulk/{clientId}', query: {} } as const

/** Start a bulk run, to which rows are then added. */
export const startBulkRun = { method: 'POST', path: '/ssp/production/employees/bulk/{clientId}', query: {}, strict: 'EMPLOYEES_UPDATE' } as const

/** A bulk run with its counts. */
export const getBulkRun = { method: 'GET', path: '/ssp/production/employees/bulk/{clientId}/{runId}', query: {} } as const

/** Rows of a bulk run with what each would change. */
export const listBulkRows = { method: 'GET', path: '/ssp/production/employees/bulk/{clientId}/{runId}/rows', query: {} } as const

/** Add rows to a bulk run; each is compared with the employees at once and nothing is changed. */
export const addBulkRows = { method: 'POST', path: '/ssp/production/employees/bulk/{clientId}/{runId}/rows', query: {}, strict: 'EMPLOYEES_UPDATE' } as const

/** Apply the new and changed rows of a bulk run in a job. */
export const applyBulkRun = { method: 'POST', path: '/ssp/production/employees/bulk/{clientId}/{runId}/apply', query: {}, strict: 'EMPLOYEES_UPDATE' } as const

/** Undo an applied bulk run in a job, within 30 days. */
export const undoBulkRun = { method: 'POST', path: '/ssp/production/employees/bulk/{clientId}/{runId}/undo', query: {}, strict: 'EMPLOYEES_UPDATE' } as const

/** Export selected employees as a CSV file. */
export const exportSelected = { method: 'POST', path: '/ssp/production/employees/selected/{clientId}/export', query: {} } as const

/** Start a bulk run that would deactivate selected employees, at most 5,000. */
export const startSelectedDeactivation = { method: 'POST', path: '/ssp/production/employees/selected/{clientId}/deactivation', query: {}, strict: 'EMPLOYEES_UPDATE' } as const
