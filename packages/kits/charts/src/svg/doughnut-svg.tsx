import { Segments } from '../doughnut/segments'
import type { ChartSvgProps } from './bar-svg'

/** The ring of a doughnut chart as a single `svg` element without stylesheets. It has no text. */
export function DoughnutSvg({ data, height, colours }: Pick<ChartSvgProps, 'data' | 'height' | 'colours'>) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={height} height={height}>
      <Segments values={data.series[0]?.values ?? []} radius={height / 2} colours={colours} />
    </svg>
  )
}
