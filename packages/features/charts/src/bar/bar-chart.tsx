import { ChartFigure, type ChartProps } from '../chart/chart-figure'
import type { ChartKind } from '../chart/kind'
import { Bars } from './bars'

const bar: ChartKind = { Marks: Bars, line: false }

/** Upright bars from zero, side by side where there are several series. For sums and counts per period or category. */
export function BarChart(props: ChartProps) {
  return <ChartFigure kind={bar} {...props} />
}
