import { ChartFigure, type ChartProps } from '../chart/chart-figure'
import type { ChartKind } from '../chart/kind'
import { Bars } from './bars'
import { RowsPlot } from './rows-plot'

const rows: ChartKind = { Plot: RowsPlot, line: false, fits: true }

export const bar: ChartKind = { Marks: Bars, line: false, few: rows }

/**
 * Vertical bars from zero, grouped by series, for sums and counts per period. Up to eight categories are horizontal bars.
 */
export function BarChart(props: ChartProps) {
  return <ChartFigure kind={bar} {...props} />
}
