import { ChartFigure, type ChartProps } from '../chart/chart-figure'
import type { ChartKind } from '../chart/kind'
import { Lines } from './lines'

const line: ChartKind = { Marks: Lines, line: true }

/** Lines along ordered points. For what moves over time; thousands of points are thinned to what the pixels can show. */
export function LineChart(props: ChartProps) {
  return <ChartFigure kind={line} {...props} />
}
