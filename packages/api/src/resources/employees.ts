import { PEOPLE_AREAS } from '../areas'
import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import type { Employee, EmployeeUpdate, QuickCreateEmployee } from '../types'
import { areaKey, resource, send, type BodyArgs, type QueryArgs } from './resource'

const employees = resource('employees')

type Query = QueryArgs<typeof operations.listEmployees>

/**
 * Filters and page of the employees list; ranges are `YYYY-MM-DD,YYYY-MM-DD`. `sort` is a column of the contract, with a
 * leading `-` for descending.
 */
export type EmployeeListArgs = Omit<Query, 'sort'> & { sort?: string | undefined }

/** The filters of the employees list, for actions on the listed employees. */
export type EmployeeFilter = Omit<EmployeeListArgs, 'page' | 'limit' | 'sort' | 'id' | 'clientId' | 'notInTeam'>

// The specification repeats the client in the query (spec 2 section 7).
const repeated = (api: SspApi) => ({ clientId: api.clientId() })

/** A page of employees. The total is omitted if it would be slow; use `employeeCountQuery`. */
export const employeesQuery = employees.read(
  'page',
  operations.listEmployees,
  ({ sort, ...query }: EmployeeListArgs, api) => ({
    query: { ...repeated(api), ...query, ...(sort !== undefined && { sort: sort as NonNullable<Query['sort']> }) },
  }),
  ({ record }) => ({ rows: record.employees, total: record.count }),
)

/**
 * An employee with its ETag. `merger` has the accounts merged into it, `merged` the account it was merged into. The
 * employee is null if the response has none.
 */
export const employeeQuery = employees.read(
  'one',
  operations.listEmployees,
  (id: string, api) => ({ query: { ...repeated(api), id } }),
  ({ record: { employees: rows, merger = [], merged = [] }, etag }) => {
    const [employee] = rows
    return { employee: employee?.id ? employee : null, merger, merged, etag }
  },
)

/** The number of employees that match the filters (spec 2 section 7: count=true). */
export const employeeCountQuery = employees.count(operations.countEmployees, repeated)

/** Changes fields of an employee; empty e-mail addresses and mobile numbers are omitted (spec 2 section 5). */
export const updateEmployee = send(
  operations.updateEmployee,
  ({ email, mobileNumber, ...employee }: EmployeeUpdate, api) => ({
    path: { id: employee.id },
    query: repeated(api),
    body: { ...employee, ...(email && { email }), ...(mobileNumber && { mobileNumber }) },
  }),
  ['employees', 'dashboard', 'teams', 'interactions'],
)

/** Requires an employee to set a new password. Resolves to a text for the user. */
export const resetEmployeePassword = send(
  operations.updateEmployee,
  (employee: Employee, api) => {
    const { id, surname, email, identifier, tenantId, userId } = employee
    return {
      path: { id },
      query: repeated(api),
      body: {
        id,
        resetPassword: true as const,
        ...(surname && { surname }),
        ...(email && { email }),
        ...(identifier && { identifier }),
        ...(tenantId && { tenantId }),
        ...(userId && { userId }),
      },
    }
  },
  ['employees', 'dashboard', 'interactions'],
)

/** Permanently removes an employee. */
export const removeEmployee = send(operations.removeEmployee, ({ id }: { id: string }) => ({ body: { id } }), [
  ...PEOPLE_AREAS,
  'teams',
  'incidents',
  'recognition',
  'rewards',
  'pay',
  'news',
  'users',
])

/**
 * Merges an account into the correct one, which takes over the fields in `take`. `ifMatch` is the version of the correct
 * account.
 */
export const mergeEmployee = send(
  operations.mergeEmployee,
  (merge: BodyArgs<typeof operations.mergeEmployee>) => ({
    body: merge,
  }),
  PEOPLE_AREAS,
)

/** Removes a merge. */
export const unmergeEmployee = send(
  operations.deleteMerge,
  (link: { employee_id: string; target_employee_id: string }) => ({ body: link }),
  PEOPLE_AREAS,
)

/** Creates an employee from the quick form. Resolves to the employee, or to undefined if the server returns nothing. */
export const quickCreateEmployee = send(
  operations.quickCreateEmployee,
  (employee: QuickCreateEmployee, api) => ({
    body: {
      ...employee,
      clientId: api.clientId(),
      pendingFusionAuthRegistration: 1 as const,
      flaggedForReview: 0 as const,
    },
  }),
  [...PEOPLE_AREAS, 'platform'],
)

/** Call it after an employee was created or changed: invalidates lists, counts and the dashboard. */
export const invalidateEmployees = (api: SspApi, queries: QueryClient) =>
  Promise.all(
    (['employees', 'dashboard'] as const).map((area) => queries.invalidateQueries({ queryKey: areaKey(api, area) })),
  )
