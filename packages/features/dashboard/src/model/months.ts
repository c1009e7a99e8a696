import type { DashboardStatsRow, Period } from '@ssp/api'
import type { ChartData } from '@ssp/charts'

/** From the first day of the year to today, both `YYYY-MM-DD` (spec 1 section 9). */
export const yearToDate = (today: string): Period => ({ start: `${today.slice(0, 4)}-01-01`, end: today })

/** The last `count` days including `today`; all are `YYYY-MM-DD`. */
export const lastDays = (today: string, count: number): Period => ({
  start: new Date(Date.parse(today) - (count - 1) * 86_400_000).toISOString().slice(0, 10),
  end: today,
})

/**
 * Daily rows summed per month, from January to the month of `today`; months without rows are zero (decision 51).
 *
 * @param rows days in any order; days of other years and after `today` are ignored
 * @param field the field to sum; a row without it counts as zero
 * @param today `YYYY-MM-DD`
 */
export function monthlySums(rows: readonly DashboardStatsRow[], field: 'payslips' | 'logins', today: string): number[] {
  const { start, end } = yearToDate(today)
  const sums = Array.from({ length: Number(today.slice(5, 7)) }, () => 0)
  for (const { date, [field]: figure = 0 } of rows) {
    if (date < start || date > end) continue
    const month = Number(date.slice(5, 7)) - 1
    sums[month] = (sums[month] ?? 0) + figure
  }
  return sums
}

/** Monthly sums with month names in `locale`; the last month is the current one, so it is marked as running. */
export function monthlyChart(sums: readonly number[], name: string, locale: string): ChartData {
  const months = (month: 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' })
    return sums.map((_, index) => format.format(Date.UTC(2001, index)))
  }
  return { labels: months('short'), names: months('long'), running: true, series: [{ name, values: sums }] }
}
