import { ChartFigure, type ChartProps } from '../chart/chart-figure'
import type { ChartKind } from '../chart/kind'
import { DoughnutPlot } from './doughnut-plot'

export const doughnut: ChartKind = { Plot: DoughnutPlot, line: false, shares: true }

/** A ring of the shares of one series, with its total in the middle, and each value with its share beside it. */
export function DoughnutChart(props: ChartProps) {
  return <ChartFigure kind={doughnut} {...props} />
}
