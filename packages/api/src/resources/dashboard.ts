import * as operations from '../generated/operations'
import type { Period } from '../types'
import { resource } from './resource'

const dashboard = resource('dashboard')

/** Recently registered employees and the two counts; each part needs its own permission. */
export const dashboardEmployeesQuery = dashboard.read(
  'employees',
  operations.getDashboardEmployees,
  (_nothing: undefined) => ({}),
  ({ record }) => record,
)

/** Payslip uploads and portal logins, one row a day, oldest first. */
export const dashboardStatsQuery = dashboard.read(
  'stats',
  operations.getDashboardStats,
  (period: Period) => ({ query: period }),
  ({ record }) => record,
)

/** Employees who registered in a period, by day, above 31 days by month. */
export const registrationsQuery = dashboard.read(
  'registrations',
  operations.getRegistrationsAnalytics,
  (period: Period) => ({ query: period }),
  ({ record }) => record,
)

/** After anything that changes who is registered. */
export const invalidateDashboard = dashboard.invalidate
