import * as operations from '../generated/operations'
import type { Period } from '../types'
import { resource } from './resource'

const dashboard = resource('dashboard')

/** Recently registered employees and the two counts; each part requires its own permission. */
export const dashboardEmployeesQuery = dashboard.read(
  'employees',
  operations.getDashboardEmployees,
  (_nothing: undefined) => ({}),
  ({ record }) => record,
)

/** Payslip uploads and portal logins, one row per day, oldest first. */
export const dashboardStatsQuery = dashboard.read(
  'stats',
  operations.getDashboardStats,
  (period: Period) => ({ query: period }),
  ({ record }) => record,
)

/** Employees who registered in a period, by day, or by month for periods of more than 31 days. */
export const registrationsQuery = dashboard.read(
  'registrations',
  operations.getRegistrationsAnalytics,
  (period: Period) => ({ query: period }),
  ({ record }) => record,
)

/** Call it after anything that changes which employees are registered. */
export const invalidateDashboard = dashboard.invalidate
