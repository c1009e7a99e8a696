import type { Geometry } from '../model/geometry'
import { fontSize, textWidth } from '../model/labels'
import type { Extremes } from '../model/extremes'

/** Label of the maximum, when a single series has a unique one. */
export function Peak({ values, extremes: { low, high }, geometry, format, background }: PeakProps) {
  const value = values[high]
  if (value === undefined || high === low) return null
  const text = format(value)
  const half = textWidth(text) / 2
  const x = Math.min(geometry.right - half, Math.max(geometry.left + half, geometry.x(high)))
  return (
    <text
      x={x}
      y={geometry.y(value) - 7}
      textAnchor="middle"
      fontSize={fontSize}
      fontWeight={600}
      fill="currentColor"
      stroke={background}
      strokeWidth={3}
      paintOrder="stroke"
    >
      {text}
    </text>
  )
}

interface PeakProps {
  values: readonly number[]
  extremes: Extremes
  geometry: Geometry
  format: (value: number) => string
  /** Colour of the halo that separates the text from lines behind it. */
  background: string
}
