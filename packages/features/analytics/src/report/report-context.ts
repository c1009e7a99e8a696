import { createContext, use } from 'react'
import type { Report } from './use-report'

/** What the parts of a report page need of it. */
export const ReportContext = createContext<Pick<Report, 'period' | 'today' | 'timeZone' | 'since'> | undefined>(
  undefined,
)

/** The days of the page around. @throws outside of a `ReportPage`. */
export function useReportContext() {
  const report = use(ReportContext)
  if (!report) throw new Error('useReportContext needs a ReportPage')
  return report
}
