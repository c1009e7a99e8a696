import { barPath } from '../model/bar-path'
import type { MarksProps } from '../chart/kind'

/** One path per series for all complete bars, so that the number of elements does not grow with the data. */
export function Bars({ data, geometry, colours }: MarksProps) {
  const { band, base, x, y, rtl } = geometry
  const count = data.series.length
  const width = Math.max(1, Math.min(band * 0.6, 32 * count) / count)
  const gap = count > 1 && width > 4 ? 2 : 0
  return data.series.map(({ name, values }, order) => {
    const offset = ((rtl ? count - 1 - order : order) - count / 2) * width + gap / 2
    const bars = values.map((value, index) =>
      Number.isFinite(value) ? barPath(x(index) + offset, y(value), width - gap, base) : '',
    )
    const paint = colours.series[order % colours.series.length]
    const running = data.running ? bars.splice(data.labels.length - 1).join('') : ''
    return (
      <g key={name}>
        <path d={bars.join('')} fill={paint} />
        {/* An outline, because a paler fill would not reach 3:1. */}
        {running && (
          <path d={running} fill={paint} fillOpacity={0.2} stroke={paint} strokeWidth={1.5} strokeDasharray="4 3" />
        )}
      </g>
    )
  })
}
