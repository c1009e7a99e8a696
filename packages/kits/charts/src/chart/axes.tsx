import type { Geometry } from '../model/geometry'
import { fontSize } from '../model/labels'
import type { ChartColours } from '../types'

/** Grid, ticks and labels as SVG lines and text. */
export function Axes({ geometry, colours }: { geometry: Geometry; colours: ChartColours }) {
  const { left, right, bottom, base, ticks, labels, rtl } = geometry
  return (
    <g fontSize={fontSize} fill={colours.axis}>
      {ticks.map(({ text, y }) => (
        <g key={y}>
          <line
            x1={left}
            x2={right}
            y1={y}
            y2={y}
            stroke={y === base ? colours.axis : colours.grid}
            strokeOpacity={y === base ? 0.5 : 1}
            shapeRendering="crispEdges"
          />
          {/* In a right-to-left text `end` is the left edge, so the anchor is right in both directions. */}
          <text x={rtl ? right + 8 : left - 8} y={y} dy="0.32em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {labels.map(({ text, x }) => (
        <text key={x} x={x} y={bottom + 20} textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  )
}
