import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import * as operations from '../generated/operations'
import type { QuickCreateEmployee } from '../types'
import { areaKey, resource, send, type QueryArgs } from './resource'

const employees = resource('employees')

/** Filters and a page of the employees list; ranges are `YYYY-MM-DD,YYYY-MM-DD`. */
export type EmployeeListArgs = QueryArgs<typeof operations.listEmployees>

// The specification repeats the client in the query (spec 2 section 7).
const repeated = (api: SspApi) => ({ clientId: api.clientId() })

/** A page of employees. The total is left out where it would be slow: `employeeCountQuery` stands beside it. */
export const employeesQuery = employees.page(
  operations.listEmployees,
  (answer) => ({ rows: answer.employees, total: answer.count }),
  repeated,
)

/** One employee; null when there is none. */
export const employeeQuery = employees.read(
  'one',
  operations.listEmployees,
  (id: string, api) => ({ query: { ...repeated(api), id } }),
  ({ record }) => record.employees[0] ?? null,
)

/** How many employees the filters leave (spec 2 section 7: count=true). */
export const employeeCountQuery = employees.count(operations.countEmployees, repeated)

/** Makes an employee from the quick form. The employee, or undefined when the server returns nothing. */
export const quickCreateEmployee = send(operations.quickCreateEmployee, (employee: QuickCreateEmployee, api) => ({
  body: {
    ...employee,
    clientId: api.clientId(),
    pendingFusionAuthRegistration: 1 as const,
    flaggedForReview: 0 as const,
  },
}))

/** After an employee was made or changed: lists, counts and the dashboard. */
export const invalidateEmployees = (api: SspApi, queries: QueryClient) =>
  Promise.all(['employees', 'dashboard'].map((area) => queries.invalidateQueries({ queryKey: areaKey(api, area) })))
