import { line } from '@visx/shape'
import { Fragment } from 'react'
import { paintOf } from '../chart/colours'
import type { MarksProps } from '../chart/kind'
import { fontSize, nameGap, separate } from '../model/labels'
import { extremesOf } from '../model/extremes'
import { completeRange } from '../model/partial'
import { downsample } from '../model/downsample'

const stroke = { fill: 'none', strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** One line per series, labelled at its end if there is space, with an area under a single line. */
export function Lines({ data, geometry, colours, endSpace }: MarksProps) {
  const { series } = data
  const { start, end } = completeRange(data)
  const { x, y, base, right, left, rtl, bottom } = geometry
  const ends = endSpace
    ? separate(
        series.map(({ values }) => y(values.findLast(Number.isFinite) ?? 0)),
        bottom,
      )
    : []
  const outward = rtl ? -1 : 1
  const edge = (rtl ? left : right) + 4 * outward
  return series.map(({ name, values }, order) => {
    const points = downsample(values, right - left)
    const draw = line<number>({
      x: (index) => Math.round(x(index) * 10) / 10,
      y: (index) => Math.round(y(values[index] ?? NaN) * 10) / 10,
      defined: (index) => Number.isFinite(values[index]),
    })
    const d = draw(points)
    // The line to an incomplete value is dotted and ends in a hollow point.
    const finished = points.slice(start === 0 ? 0 : 1, end === values.length ? undefined : -1)
    const incomplete = values.flatMap((value, index) =>
      Number.isFinite(value) && (index < start || index >= end) ? [index] : [],
    )
    const paint = paintOf(colours, order)
    // An area encodes values by height, so it needs a zero baseline.
    const whole = series.length === 1 && values.length > 1 && base === y(0) && extremesOf(values).gap < 0
    return (
      <g key={name}>
        {whole && (
          <path d={`${d}L${x(values.length - 1)} ${base}L${x(0)} ${base}Z`} fill={paint.stroke} fillOpacity={0.08} />
        )}
        <path d={draw(finished) ?? ''} {...stroke} {...paint} />
        {incomplete.map((index) => (
          <Fragment key={index}>
            <path
              d={draw(index === 0 ? points.slice(0, 2) : points.slice(-2)) ?? ''}
              {...stroke}
              {...paint}
              strokeDasharray="2 5"
            />
            <circle
              cx={x(index)}
              cy={y(values[index] ?? 0)}
              r={4}
              fill={colours.background}
              stroke={paint.stroke}
              strokeWidth={2}
            />
          </Fragment>
        ))}
        {values.length === 1 && incomplete.length === 0 && (
          <circle cx={x(0)} cy={y(values[0] ?? 0)} r={4} fill={paint.stroke} />
        )}
        {endSpace > 0 && (
          <>
            {/* Series colours have 3:1, which is enough for graphics but not for text. */}
            <path d={`M${edge} ${ends[order]}h${(nameGap - 4) * outward}`} {...paint} strokeWidth={2} />
            <text
              x={edge + nameGap * outward}
              y={ends[order]}
              dy="0.32em"
              fontSize={fontSize}
              fontWeight={500}
              fill={colours.axis}
            >
              {name}
            </text>
          </>
        )}
      </g>
    )
  })
}
