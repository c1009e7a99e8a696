import { chartTypeOf, type ChartType } from '../report/chart-type'
import { toReportData, type ReportData } from '../report/report-data'

/** The chart of one page's tiles. */
export interface TileChart {
  title: string
  type: ChartType
  data: ReportData
}

/** The child charts of a response of `getTileAnalytics`. */
export function tileCharts(answer: unknown): TileChart[] {
  const reports: unknown = (answer as { reports?: unknown } | undefined)?.reports
  if (!Array.isArray(reports)) return []
  return reports.map((report: { title?: unknown; chartType?: unknown } | null) => ({
    title: typeof report?.title === 'string' ? report.title : '',
    type: chartTypeOf(report?.chartType),
    data: toReportData(report),
  }))
}

/** Index of the child chart of a page, matched by name, case-insensitive (decision 30); -1 if there is none. */
export function chartOfPage(charts: readonly TileChart[], page: string | undefined): number {
  const name = page?.trim().toLowerCase()
  return charts.findIndex(({ title }) => title.trim().toLowerCase() === name)
}

/** The id of the article of a bar; undefined if the report has none (decision 32). */
export function articleAt(additional: unknown, index: number): string | undefined {
  const id: unknown = Array.isArray(additional) ? additional[index] : undefined
  return typeof id === 'string' && id !== '' ? id : undefined
}
