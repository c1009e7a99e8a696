import { ChartFigure, type ChartProps } from '../chart/chart-figure'
import type { ChartKind } from '../chart/kind'
import { Lines } from './lines'

export const line: ChartKind = { Marks: Lines, line: true }

/** A line chart for values over time; thousands of points are downsampled to the pixel width. */
export function LineChart(props: ChartProps) {
  return <ChartFigure kind={line} {...props} />
}
