import { ChartFigure, type ChartProps } from '../chart/chart-figure'
import type { ChartKind } from '../chart/kind'
import { Bars } from './bars'

export const bar: ChartKind = { Marks: Bars, line: false }

/** Vertical bars from zero, grouped by series. For sums and counts per period or category. */
export function BarChart(props: ChartProps) {
  return <ChartFigure kind={bar} {...props} />
}
