import { useMessages, type QueryLike } from '@ssp/feature-kit'
import type { ReactNode } from 'react'
import { ReportPage } from '../report/report-page'
import type { Report } from '../report/use-report'
import { drilldownMessages } from './messages'

/** Addresses of the reports to which drill-down pages link back. */
export const PARENTS = {
  payroll: '/analytics/payroll-pensions-analytics',
  activity: '/analytics/portal-activity-analytics',
} as const

/** Default periods in days, which end today (spec 4 section 9). */
export const DAYS = { payroll: 7, activity: 30 } as const

/** Height in pixels of a chart of two shares; the list below it is the main content. */
export const SHARES_HEIGHT = 160

const NO_QUERIES: readonly QueryLike<unknown>[] = []

/**
 * A drill-down page: a report with a link back to its parent. Its charts and its list fail independently, unless everything
 * depends on `queries`.
 */
export function DrilldownPage({
  report,
  parent,
  queries = NO_QUERIES,
  children,
}: {
  report: Report
  parent: keyof typeof PARENTS
  queries?: readonly QueryLike<unknown>[]
  children: ReactNode
}) {
  const messages = useMessages(drilldownMessages)
  return (
    <ReportPage report={report} queries={queries} back={{ to: PARENTS[parent], label: messages.back }}>
      {children}
    </ReportPage>
  )
}
