import { chartTypeOf, type ChartType } from '../report/chart-type'
import { toReportData, type ReportData } from '../report/report-data'

/** The chart of one page's tiles. */
export interface TileChart {
  title: string
  type: ChartType
  data: ReportData
}

/** The child charts of an answer of `getTileAnalytics`. */
export function tileCharts(answer: unknown): TileChart[] {
  const reports: unknown = (answer as { reports?: unknown } | undefined)?.reports
  if (!Array.isArray(reports)) return []
  return reports.map((report: { title?: unknown; chartType?: unknown } | null) => ({
    title: typeof report?.title === 'string' ? report.title : '',
    type: chartTypeOf(report?.chartType),
    data: toReportData(report),
  }))
}

/** Which child chart belongs to a page: the one of its name, however it is written (decision 30). -1 for none. */
export function chartOfPage(charts: readonly TileChart[], page: string | undefined): number {
  const name = page?.trim().toLowerCase()
  return charts.findIndex(({ title }) => title.trim().toLowerCase() === name)
}

/** The id of the article behind a bar; undefined where the report names none (decision 32). */
export function articleAt(additional: unknown, index: number): string | undefined {
  const id: unknown = Array.isArray(additional) ? additional[index] : undefined
  return typeof id === 'string' && id !== '' ? id : undefined
}
