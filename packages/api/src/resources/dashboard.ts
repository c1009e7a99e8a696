import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import type { Period } from '../types'
import { areaKey, data, inClient, read } from './resource'

/** Recently registered employees and the two counts; each part only for who may see it. */
export const dashboardEmployeesQuery = (api: SspApi) =>
  read(api, ['dashboard', 'employees'], (here, signal) =>
    data(
      here.http.GET('/ssp/production/analytics/{clientId}#getDashboardEmployees', {
        params: { path: inClient(here), query: { function: 'getDashboardEmployees' } },
        signal,
      }),
    ),
  )

/** Payslip uploads and portal logins, one row a day, oldest first. */
export const dashboardStatsQuery = (api: SspApi, period: Period) =>
  read(api, ['dashboard', 'stats', period], (here, signal) =>
    data(
      here.http.GET('/ssp/production/client/{clientId}#getDashboardStats', {
        params: { path: inClient(here), query: { function: 'getDashboardStats', ...period } },
        signal,
      }),
    ),
  )

/** After anything that changes who is registered. */
export const invalidateDashboard = (api: SspApi, queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: areaKey(api, 'dashboard') })
