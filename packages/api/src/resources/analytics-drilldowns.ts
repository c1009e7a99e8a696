import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import type { Period } from '../types'
import { resource, type QueryArgs, type Result } from './resource'

const analytics = resource('analytics')

/** The page of a report's list; `page` starts at 0. */
export interface ReportPageArgs extends Period {
  page: number
  limit: number
  search: string
}

/** Payslips uploaded and viewed in a period. */
export const payslipStatsQuery = analytics.read(
  'payslipStats',
  operations.getPayslipsViewedUploadedAnalytics,
  (period: Period) => ({ query: { ...period, withoutReport: true } }),
  ({ record }) => record,
)

/** Pay documents uploaded and downloaded in a period. */
export const paydocStatsQuery = analytics.read(
  'paydocStats',
  operations.getPaydocumentsViewedUploadedAnalytics,
  (period: Period) => ({ query: { ...period, withoutReport: true } }),
  ({ record }) => record,
)

const charts = {
  getPensionVisitsAnalytics: operations.getPensionVisitsAnalytics,
  getPaydocumentTypesUploadsAnalytics: operations.getPaydocumentTypesUploadsAnalytics,
  getPaydocumentTypesDownloadsAnalytics: operations.getPaydocumentTypesDownloadsAnalytics,
}

export type PayrollChartName = keyof typeof charts

/** A series of the payroll report: by day for pensions, by type for pay documents. */
export const payrollChartQuery = (api: SspApi, name: PayrollChartName, period: Period) =>
  analytics.read(
    name,
    // The three operations have the same types.
    charts[name] as typeof operations.getPensionVisitsAnalytics,
    (query: Period) => ({ query }),
    ({ record }) => record,
  )(api, period)

/** Document type codes of interactions (spec 4 section 9). */
export const INTERACTION_TYPES = { payslips: 8, payDocuments: 9, pensions: 10 } as const

/** `segment: 'unopened'` lists employees who opened none. Default: employees who did. */
type InteractionArgs = ReportPageArgs & {
  docType: (typeof INTERACTION_TYPES)[keyof typeof INTERACTION_TYPES]
  segment?: 'opened' | 'unopened'
}

/**
 * A page of employees who opened payslips, pay documents or pensions, newest first. `former` counts additional rows of
 * former employees.
 */
export const employeeInteractionsQuery = analytics.read(
  'interactions',
  operations.getEmployeeInteractionsData,
  (query: InteractionArgs) => ({ query: { ...query, count: true, withoutReport: true } }),
  ({ record }) => ({ rows: record.employees, total: record.count, former: record.former ?? 0 }),
)

/** A page of the payroll files uploaded in a period, newest first. */
export const payRunsQuery = analytics.read(
  'payRuns',
  operations.getPayrunsEmployeeData,
  (query: ReportPageArgs) => ({ query: { ...query, count: true, withoutReport: true } }),
  ({ record }) => ({ rows: record.jobs, total: record.count }),
)

interface WithEmployees<Row> {
  labels: string[]
  values: number[]
  additional: { employees: Row[]; count: number }
}

const withRows = <Row>({ labels, values, additional }: WithEmployees<Row>) => ({
  labels,
  values,
  rows: additional.employees,
  total: additional.count,
})

/**
 * A page of employees with their registration dates, and both totals as a series; with a period, only employees created in
 * it.
 */
export const registeredEmployeesQuery = analytics.read(
  'registeredEmployees',
  operations.getRegisteredVsUnregisteredAnalytics,
  (query: QueryArgs<typeof operations.getRegisteredVsUnregisteredAnalytics>) => ({ query }),
  ({ record }) => withRows(record),
)

/** A page of employees with their activity in a period, and both totals as a series. */
export const activeEmployeesQuery = analytics.read(
  'activeEmployees',
  operations.getEmployeeActivityDrilldownAnalytics,
  (query: ReportPageArgs & { segment?: 'active' | 'inactive' }) => ({ query }),
  ({ record }) => withRows(record),
)

/** A page of the accounts deactivated in a period, their number by day or month, and the number of accounts in use. */
export const deactivatedEmployeesQuery = analytics.read(
  'deactivatedEmployees',
  operations.getDeactivatedEmployeesAnalytics,
  (query: ReportPageArgs) => ({ query }),
  ({ record }) => ({ ...withRows(record), active: record.additional.active, former: record.additional.former ?? 0 }),
)

/**
 * A page of employees who used document storage in a period, or did not, and the totals of each kind of use as a series.
 */
export const documentStorageUsersQuery = analytics.read(
  'documentStorage',
  operations.getDocumentStorageBreakdownAnalytics,
  (query: ReportPageArgs & { segment?: 'used' | 'unused' }) => ({ query }),
  ({ record: { data, count, former = 0, labels = [], values = [] } }) => ({
    rows: data,
    total: count,
    former,
    labels,
    values,
  }),
)

/** The calls to action that employees followed from a tile in a period, most used first. */
export const tileActionsQuery = analytics.read(
  'tileActions',
  operations.getChildTileData,
  (query: Period & { tileTitle: string }) => ({ query }),
  ({ record }) => record,
)

/** `segment: 'unread'` lists employees who did not read the article. Default: employees who did. */
type ArticleReadersArgs = ReportPageArgs & { id: string; segment?: 'read' | 'unread' }

/**
 * A page of employees who read an article in a period, newest first. If the server returns only the readers, the total is
 * unknown: while pages are full, one more row is assumed (4-decisions 23).
 */
export const articleReadersQuery = (api: SspApi, query: ArticleReadersArgs) =>
  analytics.read(
    'articleReaders',
    operations.getNewsArticleAnalytics,
    (args: ArticleReadersArgs) => ({ query: { ...args, withoutReport: true } }),
    ({ record }) => readersOf(record, query),
  )(api, query)

function readersOf(answer: Result<typeof operations.getNewsArticleAnalytics>, { page, limit }: ReportPageArgs) {
  if (!Array.isArray(answer)) {
    return { title: answer.title, rows: answer.readers, total: answer.count, former: answer.former ?? 0 }
  }
  const known = page * limit + answer.length
  return { title: undefined, rows: answer, total: answer.length === limit ? known + 1 : known, former: 0 }
}
