// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the employees of a client, or one employee. */
export const listEmployees = /* @__PURE__ */ operation('GET', '/ssp/production/employees/{clientId}')

/** Permanently remove an employee, with avatar and merges. The employee's log stays in the audit log. */
export const removeEmployee = /* @__PURE__ */ operation('DELETE', '/ssp/production/employees/{clientId}', {}, 'EMPLOYEES_DELETE')

/** Import employees. */
export const importEmployees = /* @__PURE__ */ operation('POST', '/ssp/production/employees/{clientId}', {}, 'EMPLOYEES_CREATE')

/** Number of employees that match the filters. */
export const countEmployees = /* @__PURE__ */ operation('GET', '/ssp/production/employees/{clientId}#count', {"count":true})

/** The additional data of an employee. */
export const getEmployeeAdditionalData = /* @__PURE__ */ operation('GET', '/ssp/production/employees/additionaldata/{clientId}')

/** Save the avatar of an employee. */
export const saveEmployeeAdditionalData = /* @__PURE__ */ operation('PATCH', '/ssp/production/employees/additionaldata/{clientId}', {}, 'EMPLOYEES_UPDATE')

/** Remove the avatar of an employee and its file. */
export const deleteEmployeeAdditionalData = /* @__PURE__ */ operation('DELETE', '/ssp/production/employees/additionaldata/{clientId}', {}, 'EMPLOYEES_DELETE')

/** Merge a duplicate account of a person into the correct account. */
export const mergeEmployee = /* @__PURE__ */ operation('POST', '/ssp/production/employees/{clientId}#mergeEmployee', {"function":"mergeEmployee"}, 'EMPLOYEES_UPDATE')

/** Remove a merge, and restore the previous values of both accounts. */
export const deleteMerge = /* @__PURE__ */ operation('POST', '/ssp/production/employees/{clientId}#deleteMerge', {"function":"deleteMerge"}, 'EMPLOYEES_DELETE')

/** Change an employee, or reset the employee's password. */
export const updateEmployee = /* @__PURE__ */ operation('PATCH', '/ssp/production/employees/{id}#one', {}, 'EMPLOYEES_UPDATE')

/** Create one employee. */
export const quickCreateEmployee = /* @__PURE__ */ operation('POST', '/ssp/production/employees/{clientId}#quickCreate', {"function":"quickCreate"}, 'EMPLOYEES_CREATE')

/** Deactivate employees by their identifiers. */
export const batchDeactivateEmployees = /* @__PURE__ */ operation('DELETE', '/ssp/production/employees/{clientId}#batchDeactivateEmployees', {"function":"batchDeactivateEmployees"}, 'EMPLOYEES_UPDATE')

/** Update employees by their identifiers. */
export const batchUpdateEmployees = /* @__PURE__ */ operation('PATCH', '/employees-batch-update', {}, 'EMPLOYEES_UPDATE')

/** Export employees as a CSV file. */
export const exportEmployees = /* @__PURE__ */ operation('GET', '/export-employees')

/** The applied bulk runs of the last 30 days. */
export const listBulkRuns = /* @__PURE__ */ operation('GET', '/ssp/production/employees/bulk/{clientId}')

/** Start a bulk run, to which rows are then added. */
export const startBulkRun = /* @__PURE__ */ operation('POST', '/ssp/production/employees/bulk/{clientId}', {}, 'EMPLOYEES_UPDATE')

/** A bulk run with its counts. */
export const getBulkRun = /* @__PURE__ */ operation('GET', '/ssp/production/employees/bulk/{clientId}/{runId}')

/** Rows of a bulk run, with the changes that each makes. */
export const listBulkRows = /* @__PURE__ */ operation('GET', '/ssp/production/employees/bulk/{clientId}/{runId}/rows')

/** Add rows to a bulk run. */
export const addBulkRows = /* @__PURE__ */ operation('POST', '/ssp/production/employees/bulk/{clientId}/{runId}/rows', {}, 'EMPLOYEES_UPDATE')

/** Apply the new and changed rows of a bulk run in a background job. */
export const applyBulkRun = /* @__PURE__ */ operation('POST', '/ssp/production/employees/bulk/{clientId}/{runId}/apply', {}, 'EMPLOYEES_UPDATE')

/** Undo an applied bulk run in a background job, within 30 days. */
export const undoBulkRun = /* @__PURE__ */ operation('POST', '/ssp/production/employees/bulk/{clientId}/{runId}/undo', {}, 'EMPLOYEES_UPDATE')

/** Export selected employees as a CSV file. */
export const exportSelected = /* @__PURE__ */ operation('POST', '/ssp/production/employees/selected/{clientId}/export')

/** Start a bulk run that deactivates selected employees, at most 5,000. */
export const startSelectedDeactivation = /* @__PURE__ */ operation('POST', '/ssp/production/employees/selected/{clientId}/deactivation', {}, 'EMPLOYEES_UPDATE')
