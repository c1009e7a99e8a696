import { memo, useEffect, useMemo, useState, type PointerEvent } from 'react'
import { fill, type ChartMessages } from '../messages'
import { layOut } from '../model/geometry'
import type { ChartColours, ChartData } from '../types'
import { Axes } from './axes'
import { Cursor, ValueTooltip } from './cursor'
import type { ChartKind, MarksProps } from './kind'
import { Peak } from './peak'
import * as styles from './plot.css'

interface PlotProps {
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

/**
 * The plot with a visually hidden range input over its points as the only tab stop. Arrow keys, Home, End, direction and
 * screen reader gestures are native, and `aria-valuetext` is announced without a live region.
 */
export function Plot(props: PlotProps) {
  const { data, kind, colours, messages, width, height, endSpace, rtl, format, formatTicks } = props
  const [point, setPoint] = useState(0)
  const [shown, setShown] = useState(false)
  const geometry = useMemo(
    () => layOut(data, { width, height, endSpace, rtl, formatTicks, fromZero: !kind.line }),
    [data, width, height, endSpace, rtl, formatTicks, kind],
  )
  const index = Math.min(point, data.labels.length - 1)

  // Escape closes the tooltip without moving the pointer (WCAG 1.4.13).
  useEffect(() => {
    if (!shown) return undefined
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false)
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [shown])

  const follow = (event: PointerEvent) => {
    setPoint(geometry.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
    setShown(true)
  }

  const figures = data.series.map(({ name, values }) => {
    const text = format(values[index] ?? NaN)
    return data.series.length > 1 ? `${name} ${text}` : text
  })
  return (
    <div className={styles.plot} onPointerMove={follow} onPointerDown={follow} onPointerLeave={() => setShown(false)}>
      <input
        type="range"
        className={styles.points}
        min={0}
        max={data.labels.length - 1}
        value={index}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-valuetext={fill(messages.point, {
          label: (data.names ?? data.labels)[index] ?? '',
          figures: figures.join(', '),
        })}
        onChange={(event) => {
          setPoint(event.currentTarget.valueAsNumber)
          setShown(true)
        }}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
      />
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
      <kind.Marks {...marks} />
      {alone && !other && (
        <Peak values={alone.values} geometry={geometry} format={format} background={colours.background} />
      )}
    </>
  )
})
