import { useMemo } from 'react'
import { segmentPaint } from '../chart/colours'
import type { PlotProps } from '../chart/kind'
import { PointsInput } from '../chart/points-input'
import { usePoint } from '../chart/use-point'
import { sharesOf } from '../model/shares'
import { Segments } from './segments'
import * as styles from './doughnut-plot.css'

/** Diameter in px: a share of the width, within bounds. */
const diameterOf = (width: number, height: number) => Math.round(Math.max(112, Math.min(height - 16, width * 0.4)))

/** The ring with its total, and beside it every value with its share: the list is the legend. */
export function DoughnutPlot(props: PlotProps) {
  const { data, colours, messages, width, height, format, labelledBy, describedBy, onPick, canPick } = props
  const values = useMemo(() => data.series[0]?.values ?? [], [data])
  const point = usePoint(values.length)
  const size = diameterOf(width, height)
  const active = point.shown ? point.index : undefined
  const total = values.reduce((sum, value) => sum + value, 0)
  return (
    <div className={styles.plot} style={{ minBlockSize: height }} onPointerLeave={point.hide}>
      <PointsInput {...{ data, point, messages, format, labelledBy, describedBy, onPick }} />
      <div className={styles.ring} style={{ inlineSize: size, blockSize: size }}>
        <svg width={size} height={size} aria-hidden>
          <Segments values={values} radius={size / 2} {...{ colours, active, onPick, canPick }} onPoint={point.show} />
        </svg>
        <p className={styles.total}>
          <strong className={styles.figure}>{format(total)}</strong>
          {messages.unit}
        </p>
      </div>
      <Values {...props} values={values} active={active} onPoint={point.show} />
    </div>
  )
}

interface ValuesProps extends PlotProps {
  values: readonly number[]
  active: number | undefined
  onPoint: (index: number) => void
}

function Values({ data, values, colours, format, active, onPoint, onPick, canPick }: ValuesProps) {
  const shares = useMemo(() => sharesOf(values), [values])
  const total = values.reduce((sum, value) => sum + value, 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for no list
    <ul role="list" className={styles.values}>
      {values.map((value, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the points input takes Enter
        <li
          // oxlint-disable-next-line react/no-array-index-key -- labels may repeat and the order is fixed
          key={index}
          data-active={active === index ? '' : undefined}
          className={styles.value}
          data-pick={canPick?.(index) ? '' : undefined}
          onPointerEnter={() => onPoint(index)}
          onClick={onPick && (() => onPick(index))}
        >
          <svg className={styles.swatch} width={10} height={10} aria-hidden>
            <rect width={10} height={10} rx={2} {...segmentPaint(colours, index)} />
          </svg>
          <span className={styles.label}>{data.labels[index]}</span>
          <strong className={styles.count}>{format(value)}</strong>
          <span className={styles.share}>{shares[index]}</span>
          <svg className={styles.bar} aria-hidden>
            <rect width={total > 0 ? `${(value / total) * 100}%` : 0} height="100%" {...segmentPaint(colours, index)} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
