import { barPath } from '../model/bar-path'
import type { MarksProps } from '../chart/kind'

/** One path per series that holds all of its bars, so that the number of elements does not grow with the data. */
export function Bars({ data, geometry, colours }: MarksProps) {
  const { band, base, x, y, rtl } = geometry
  const count = data.series.length
  const width = Math.max(1, Math.min(band * 0.6, 32 * count) / count)
  const gap = count > 1 && width > 4 ? 2 : 0
  return data.series.map(({ name, values }, order) => {
    const offset = ((rtl ? count - 1 - order : order) - count / 2) * width + gap / 2
    const d = values.map((value, index) =>
      Number.isFinite(value) ? barPath(x(index) + offset, y(value), width - gap, base) : '',
    )
    return <path key={name} d={d.join('')} fill={colours.series[order % colours.series.length]} />
  })
}
