import { useMemo } from 'react'
import type { PlotProps } from '../chart/kind'
import { PointsInput } from '../chart/points-input'
import { usePoint } from '../chart/use-point'
import { Values } from '../chart/values'
import * as styles from './rows-plot.css'

/** A few categories as horizontal bars, each with its full name, value and share. */
export function RowsPlot(props: PlotProps) {
  const { data, messages, format, labelledBy, describedBy, onPick } = props
  const values = useMemo(() => data.series[0]?.values ?? [], [data])
  const point = usePoint(values.length)
  return (
    <div className={`ssp-Chart__plot ${styles.plot}`} onPointerLeave={point.hide}>
      <PointsInput {...{ data, point, messages, format, labelledBy, describedBy, onPick }} />
      <Values
        {...props}
        values={values}
        active={point.shown ? point.index : undefined}
        onPoint={point.show}
        full={data.shares ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values)}
        shares={data.shares ?? false}
      />
    </div>
  )
}
