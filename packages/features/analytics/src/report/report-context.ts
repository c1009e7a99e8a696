import { createContext, use } from 'react'
import type { Report } from './use-report'

/** The context for the parts of a report page. */
export const ReportContext = createContext<Pick<Report, 'period' | 'today' | 'timeZone' | 'since'> | undefined>(
  undefined,
)

/** The days of the surrounding page. @throws outside a `ReportPage`. */
export function useReportContext() {
  const report = use(ReportContext)
  if (!report) throw new Error('useReportContext needs a ReportPage')
  return report
}
