import type { TileChart } from '../../activity/tile-charts'
import type { ReportData } from '../../report/report-data'

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The most followed call to action, the first of equal ones; undefined if none was followed. */
export function mostFollowed({ labels, values }: Pick<ReportData, 'labels' | 'values'>) {
  const value = Math.max(0, ...values)
  return value > 0 ? { label: labels[values.indexOf(value)] ?? '', value } : undefined
}

/** How often a tile was opened on the pages of the report; undefined if none of them shows the tile. */
export function openingsOf(charts: readonly TileChart[], tile: string): number | undefined {
  const values = charts.flatMap(({ data }) => data.values.filter((_, index) => data.labels[index] === tile))
  return values.length > 0 ? sum(values) : undefined
}
