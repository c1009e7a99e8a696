import type { ChartColours, ChartData } from '../types'
import type { Geometry } from '../model/geometry'
import * as styles from './cursor.css'

interface CursorProps {
  data: ChartData
  geometry: Geometry
  colours: ChartColours
  /** Index of the point. */
  index: number
  /** Line charts show a vertical line and dots, bar charts a tinted background. */
  dots: boolean
}

/** Highlights the active point in the plot. */
export function Cursor({ data, geometry, colours, index, dots }: CursorProps) {
  const { x, y, band, top, bottom } = geometry
  const middle = x(index)
  if (!dots) {
    return (
      <rect x={middle - band / 2} y={top} width={band} height={bottom - top} fill="currentColor" fillOpacity={0.06} />
    )
  }
  return (
    <g>
      <line x1={middle} x2={middle} y1={top} y2={bottom} stroke={colours.axis} strokeOpacity={0.6} />
      {data.series.map(({ name, values }, order) => {
        const value = values[index]
        const fill = colours.series[order % colours.series.length]
        return (
          value !== undefined &&
          Number.isFinite(value) && (
            <circle
              key={name}
              cx={middle}
              cy={y(value)}
              r={4.5}
              fill={fill}
              stroke={colours.background}
              strokeWidth={2}
            />
          )
        )
      })}
    </g>
  )
}

interface ValueTooltipProps extends Pick<CursorProps, 'data' | 'geometry' | 'colours' | 'index'> {
  format: (value: number) => string
}

/** A tooltip with the values of one point, on the side with more space. */
export function ValueTooltip({ data, geometry, colours, index, format }: ValueTooltipProps) {
  const x = geometry.x(index)
  const after = x < geometry.width / 2
  return (
    <div
      className={`ssp-Chart__figures ${styles.figures}`}
      data-tooltip=""
      style={{ transform: after ? `translateX(${x + 12}px)` : `translateX(calc(${x - 12}px - 100%))` }}
    >
      <span>{(data.names ?? data.labels)[index]}</span>
      {data.series.map(({ name, values }, order) => {
        const value = values[index]
        return (
          <span key={name} className={styles.figure}>
            <i className={styles.swatch} style={{ background: colours.series[order % colours.series.length] }} />
            {data.series.length > 1 && name}
            <strong className={styles.value}>
              {value !== undefined && Number.isFinite(value) ? format(value) : '–'}
            </strong>
          </span>
        )
      })}
    </div>
  )
}
