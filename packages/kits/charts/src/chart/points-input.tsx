import { fill, type ChartMessages } from '../messages'
import type { ChartData } from '../types'
import type { PointState } from './use-point'
import * as styles from './plot.css'

/** Props of `PointsInput`. */
export interface PointsInputProps {
  data: ChartData
  point: PointState
  messages: ChartMessages
  /** One value as text. */
  format: (value: number) => string
  /** Ids of title and summary. */
  labelledBy: string
  describedBy: string
  /** Called with the point on Enter. */
  onPick?: ((index: number) => void) | undefined
}

/**
 * A visually hidden range input over the points of a plot, its only tab stop. Arrow keys, Home, End, direction and
 * screen reader gestures are native, and `aria-valuetext` is announced without a live region.
 */
export function PointsInput({ data, point, messages, format, labelledBy, describedBy, onPick }: PointsInputProps) {
  const { index, show, hide } = point
  const figures = data.series.map(({ name, values }) => {
    const text = format(values[index] ?? NaN)
    return data.series.length > 1 ? `${name} ${text}` : text
  })
  const label = (data.names ?? data.labels)[index] ?? ''
  return (
    <input
      type="range"
      className={styles.points}
      min={0}
      max={data.labels.length - 1}
      value={index}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-valuetext={fill(messages.point, { label, figures: figures.join(', ') })}
      onChange={(event) => show(event.currentTarget.valueAsNumber)}
      aria-keyshortcuts={onPick && 'Enter'}
      onKeyDown={onPick && ((event) => event.key === 'Enter' && onPick(index))}
      onFocus={() => show(index)}
      onBlur={hide}
    />
  )
}
