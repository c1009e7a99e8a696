import { segmentPaint } from '../chart/colours'
import { arcsOf } from '../model/arcs'
import type { ChartColours } from '../types'

/** Inner radius as a fraction of the outer one. */
const HOLE = 0.64

/** Props of `Segments`. */
export interface SegmentsProps {
  values: readonly number[]
  /** Outer radius in px. */
  radius: number
  colours: ChartColours
  /** Index of the highlighted segment; the others are dimmed. Default: none. */
  active?: number | undefined
  /** Called with the segment under the pointer. */
  onPoint?: ((index: number) => void) | undefined
  /** Called with the clicked segment, if `canPick` accepts it. */
  onPick?: ((index: number) => void) | undefined
  canPick?: ((index: number) => boolean) | undefined
}

/** The ring of a doughnut chart. */
export function Segments({ values, radius, colours, active, onPoint, onPick, canPick }: SegmentsProps) {
  const arcs = arcsOf(values, radius - 1, (radius - 1) * HOLE)
  if (arcs.length === 0)
    return (
      <circle cx={radius} cy={radius} r={radius * 0.82} fill="none" stroke={colours.grid} strokeWidth={radius * 0.3} />
    )
  return arcs.map(({ index, path }) => (
    <path
      key={index}
      d={path}
      transform="translate(1 1)"
      {...segmentPaint(colours, index)}
      stroke={colours.background}
      strokeWidth={arcs.length > 1 ? 2 : 0}
      cursor={canPick?.(index) ? 'pointer' : undefined}
      onPointerEnter={onPoint && (() => onPoint(index))}
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the points input takes Enter
      onClick={onPick && (() => onPick(index))}
      opacity={active === undefined || active === index ? 1 : 0.45}
    />
  ))
}
