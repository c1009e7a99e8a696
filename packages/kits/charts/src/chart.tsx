import { bar } from './bar/bar-chart'
import { ChartFigure, type ChartProps } from './chart/chart-figure'
import { doughnut } from './doughnut/doughnut-chart'
import { line } from './line/line-chart'

const kinds = { bar, doughnut, line }

/** A chart whose kind may change; title, buttons and focus do not move. */
export function Chart({
  kind,
  ...props
}: ChartProps & {
  /** Kind of chart. */
  kind: keyof typeof kinds
}) {
  return <ChartFigure kind={kinds[kind]} {...props} />
}
