import { useMemo } from 'react'
import type { PlotProps } from '../chart/kind'
import { PointsInput } from '../chart/points-input'
import { usePoint } from '../chart/use-point'
import { Values } from '../chart/values'
import { Segments } from './segments'
import * as styles from './doughnut-plot.css'

/** Diameter in px: a fraction of the width, within bounds. */
const diameterOf = (width: number, height: number) => Math.round(Math.max(112, Math.min(height - 16, width * 0.4)))

/** The ring with its total, and beside it each value with its share. The list is the legend. */
export function DoughnutPlot(props: PlotProps) {
  const { data, colours, messages, width, height, format, labelledBy, describedBy, onPick, canPick } = props
  const values = useMemo(() => data.series[0]?.values ?? [], [data])
  const point = usePoint(values.length)
  const size = diameterOf(width, height)
  const active = point.shown ? point.index : undefined
  const total = values.reduce((sum, value) => sum + value, 0)
  return (
    <div className={`ssp-Chart__plot ${styles.plot}`} style={{ minBlockSize: height }} onPointerLeave={point.hide}>
      <PointsInput {...{ data, point, messages, format, labelledBy, describedBy, onPick }} />
      <div className={styles.ring} style={{ inlineSize: size, blockSize: size }}>
        <svg width={size} height={size} aria-hidden>
          <Segments values={values} radius={size / 2} {...{ colours, active, onPick, canPick }} onPoint={point.show} />
        </svg>
        <p className={`ssp-Chart__total ${styles.total}`}>
          <strong className={styles.figure}>{format(total)}</strong>
          {messages.unit}
        </p>
      </div>
      <Values {...props} values={values} active={active} onPoint={point.show} full={total} shares coloured />
    </div>
  )
}
