import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import type { QueryOf, QuickCreateEmployee } from '../types'
import { areaKey, data, given, inClient, read } from './resource'

/** Search and filters of the employees list; ranges are `YYYY-MM-DD,YYYY-MM-DD`. */
export type EmployeeFilters = QueryOf<'countEmployees'>

/** Filters and a page; `page` counts from 0. */
export type EmployeeListArgs = QueryOf<'listEmployees'>

/** A page of employees. `count` is left out where it would be slow: ask `employeeCountQuery` beside it. */
export const employeesQuery = (api: SspApi, args: EmployeeListArgs) =>
  read(api, ['employees', 'list', args], (here, signal) =>
    data(
      here.http.GET('/ssp/production/employees/{clientId}', {
        params: { path: inClient(here), query: { clientId: here.clientId(), ...given(args) } },
        signal,
      }),
    ),
  )

/** How many employees the filters leave (spec 2 section 7: count=true). */
export const employeeCountQuery = (api: SspApi, filters: EmployeeFilters) =>
  read(api, ['employees', 'count', filters], async (here, signal) => {
    const { count } = await data(
      here.http.GET('/ssp/production/employees/{clientId}#count', {
        params: { path: inClient(here), query: { count: true, clientId: here.clientId(), ...given(filters) } },
        signal,
      }),
    )
    return count
  })

/** Makes an employee from the quick form. The employee, or undefined when the server answers nothing. */
export const quickCreateEmployee = (api: SspApi, employee: QuickCreateEmployee) =>
  data(
    api.http.POST('/ssp/production/employees/{clientId}#quickCreate', {
      params: { path: inClient(api), query: { function: 'quickCreate' } },
      body: { ...employee, clientId: api.clientId(), pendingFusionAuthRegistration: 1, flaggedForReview: 0 },
    }),
  )

/** After an employee was made or changed: lists, counts and the dashboard. */
export const invalidateEmployees = (api: SspApi, queries: QueryClient) =>
  Promise.all(['employees', 'dashboard'].map((area) => queries.invalidateQueries({ queryKey: areaKey(api, area) })))
