import { memo, useMemo, type PointerEvent } from 'react'
import type { ChartMessages } from '../messages'
import { layOut } from '../model/geometry'
import type { ChartColours, ChartData } from '../types'
import { Axes } from './axes'
import { Cursor, ValueTooltip } from './cursor'
import type { ChartKind, MarksProps } from './kind'
import { Peak } from './peak'
import { PointsInput } from './points-input'
import { usePoint } from './use-point'
import * as styles from './plot.css'

/** What a plot is drawn from. */
export interface PlotProps {
  data: ChartData
  kind: ChartKind
  colours: ChartColours
  messages: ChartMessages
  /** px */
  width: number
  height: number
  endSpace: number
  rtl: boolean
  format: (value: number) => string
  formatTicks: (ticks: readonly number[]) => string[]
  labelledBy: string
  describedBy: string
}

/** The plot of a chart with axes, with the values of the highlighted point. */
export function Plot(props: PlotProps) {
  const { data, kind, colours, messages, width, height, endSpace, rtl, format, formatTicks } = props
  const { labelledBy, describedBy } = props
  const point = usePoint(data.labels.length)
  const { index, shown } = point
  const geometry = useMemo(
    () => layOut(data, { width, height, endSpace, rtl, formatTicks, fromZero: !kind.line }),
    [data, width, height, endSpace, rtl, formatTicks, kind],
  )

  const follow = (event: PointerEvent) => {
    point.show(geometry.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
  }

  return (
    <div className={styles.plot} onPointerMove={follow} onPointerDown={follow} onPointerLeave={point.hide}>
      <PointsInput {...{ data, point, messages, format, labelledBy, describedBy }} />
      <svg className={styles.drawing} width={width} height={height} aria-hidden>
        <Axes geometry={geometry} colours={colours} />
        <Drawing kind={kind} data={data} geometry={geometry} colours={colours} endSpace={endSpace} format={format} />
        {shown && <Cursor data={data} geometry={geometry} colours={colours} index={index} dots={kind.line} />}
      </svg>
      {shown && <ValueTooltip data={data} geometry={geometry} colours={colours} index={index} format={format} />}
    </div>
  )
}

/** The part that does not re-render when the pointer moves. */
const Drawing = memo(function Drawing({ kind, format, ...marks }: MarksProps & Pick<PlotProps, 'kind' | 'format'>) {
  const { data, geometry, colours } = marks
  const [alone, other] = data.series
  return (
    <>
      {kind.Marks && <kind.Marks {...marks} />}
      {alone && !other && (
        <Peak values={alone.values} geometry={geometry} format={format} background={colours.background} />
      )}
    </>
  )
})
