import { memo, useMemo, type MouseEvent, type PointerEvent } from 'react'
import { layOut } from '../model/geometry'
import { Axes } from './axes'
import { Cursor, ValueTooltip } from './cursor'
import type { MarksProps, PlotProps } from './kind'
import { completeExtremes } from '../model/partial'
import { Peak } from './peak'
import { PointsInput } from './points-input'
import { usePoint } from './use-point'
import * as styles from './plot.css'

/** The plot of a chart with axes, with the values of the highlighted point. */
export function Plot(props: PlotProps) {
  const { data, kind, colours, messages, width, height, endSpace, rtl, format, formatTicks } = props
  const { labelledBy, describedBy, onPick, canPick } = props
  const point = usePoint(data.labels.length)
  const { index, shown } = point
  const geometry = useMemo(
    () => layOut(data, { width, height, endSpace, rtl, formatTicks, fromZero: !kind.line }),
    [data, width, height, endSpace, rtl, formatTicks, kind],
  )

  const indexUnder = (event: PointerEvent | MouseEvent) =>
    geometry.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left)
  const follow = (event: PointerEvent) => point.show(indexUnder(event))

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the points input takes Enter
    <div
      className={`ssp-Chart__plot ${styles.plot}`}
      data-pick={shown && canPick?.(index) ? '' : undefined}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={point.hide}
      onClick={onPick && ((event) => onPick(indexUnder(event)))}
    >
      <PointsInput {...{ data, point, messages, format, labelledBy, describedBy, onPick }} />
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
        <Peak
          values={alone.values}
          extremes={completeExtremes(data, alone.values)}
          geometry={geometry}
          format={format}
          background={colours.background}
        />
      )}
    </>
  )
})
