import type { ChartData } from '@ssp/charts'
import { formatSlashDate } from '@ssp/feature-kit'

/** The input of a chart. */
export interface ReportData {
  labels: readonly string[]
  /** One value for each label. */
  values: readonly number[]
  /** Additional data of the report, unchanged. */
  additional: unknown
}

/**
 * The chart in a response of the reporting call. Besides `labels` and `values` it accepts the names that other servers use:
 * `visits`, the data of the first of `datasets`, and `topLevelLabels` with `topLevelVisits` (decision 16). A label without
 * a number counts as 0.
 */
export function toReportData(answer: unknown): ReportData {
  const of = record(answer)
  const labels = list(of['labels'] ?? of['topLevelLabels']).map((label) =>
    typeof label === 'string' || typeof label === 'number' ? String(label) : '',
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

/**
 * One series. Days and months have a short label on the axis and their full name elsewhere.
 * @param locale BCP 47 language of the names of months
 * @param nameOf display name of a label that is not a day or month
 */
export function toChartData(
  { labels, values }: ReportData,
  series: string,
  locale: string,
  nameOf: (label: string) => string,
): ChartData {
  const [short, names] = namesOf(labels, locale, nameOf)
  return {
    labels: short,
    names,
    series: labels.length > 0 ? [{ name: series, values }] : [],
    cutLabels: short === names,
    shares: short === names,
  }
}

function namesOf(
  labels: readonly string[],
  locale: string,
  nameOf: (label: string) => string,
): [readonly string[], readonly string[]] {
  const all = (pattern: RegExp) => labels.every((label) => pattern.test(label))
  if (all(/^\d{4}-\d{2}-\d{2}$/)) {
    const days = labels.map(formatSlashDate)
    return [days.map((day) => day.slice(0, 5)), days]
  }
  if (!all(/^\d{4}-\d{2}$/)) {
    const named = labels.map(nameOf)
    return [named, named]
  }
  const months = (month: 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(locale, { month, year: 'numeric', timeZone: 'UTC' })
    return labels.map((label) => format.format(new Date(`${label}-01`)))
  }
  return [months('short'), months('long')]
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
