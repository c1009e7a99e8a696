import { useId } from 'react'
import { barPath } from '../model/bar-path'
import { completeRange } from '../model/partial'
import type { MarksProps } from '../chart/kind'

/** One path per series for all complete bars, so that the number of elements does not grow with the data. */
export function Bars({ data, geometry, colours }: MarksProps) {
  const { band, base, x, y, rtl } = geometry
  const count = data.series.length
  const id = useId()
  const { start, end } = completeRange(data)
  const width = Math.max(1, Math.min(band * 0.6, 32 * count) / count)
  const gap = count > 1 && width > 4 ? 2 : 0
  return data.series.map(({ name, values }, order) => {
    const offset = ((rtl ? count - 1 - order : order) - count / 2) * width + gap / 2
    const bars = values.map((value, index) =>
      Number.isFinite(value) ? barPath(x(index) + offset, y(value), width - gap, base) : '',
    )
    const paint = colours.series[order % colours.series.length]
    const incomplete = [...bars.slice(0, start), ...bars.slice(end)].join('')
    const hatch = `${id}${order}`
    return (
      <g key={name}>
        <path d={bars.slice(start, end).join('')} fill={paint} />
        {incomplete && (
          <>
            <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width={2} height={6} fill={paint} />
            </pattern>
            {/* An outline, because a hatched area alone has no clear edge. */}
            <path d={incomplete} fill={`url(#${hatch})`} stroke={paint} strokeWidth={1.5} />
          </>
        )}
      </g>
    )
  })
}
