import type { ChartData } from '@ssp/charts'
import { formatSlashDate } from '@ssp/feature-kit'

/** What a chart is drawn from. */
export interface ReportData {
  labels: readonly string[]
  /** One value for each label. */
  values: readonly number[]
  /** What else the report says, as it says it. */
  additional: unknown
}

/**
 * The chart in an answer of the reporting call. Besides `labels` and `values` it reads the names that other servers use:
 * `visits`, the data of the first of `datasets`, and `topLevelLabels` with `topLevelVisits` (decision 16). A label without
 * a number counts 0.
 */
export function toReportData(answer: unknown): ReportData {
  const of = record(answer)
  const labels = list(of['labels'] ?? of['topLevelLabels']).map((label) =>
    typeof label === 'string' ? label : String(label ?? ''),
  )
  const values = list(of['values'] ?? of['visits'] ?? record(list(of['datasets'])[0])['data'] ?? of['topLevelVisits'])
  return {
    labels,
    values: labels.map((_, index) => {
      const value = Number(values[index])
      return Number.isFinite(value) ? value : 0
    }),
    additional: of['additional'],
  }
}

/** One series; days have a short label on the axis and are written out everywhere else. */
export function toChartData({ labels, values }: ReportData, series: string): ChartData {
  const days = labels.length > 0 && labels.every((label) => /^\d{4}-\d{2}-\d{2}$/.test(label))
  const names = days ? labels.map(formatSlashDate) : labels
  return {
    labels: days ? names.map((name) => name.slice(0, 5)) : labels,
    names,
    series: labels.length > 0 ? [{ name: series, values }] : [],
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
