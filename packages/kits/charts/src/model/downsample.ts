import { findExtremes } from './extremes'

/**
 * Downsamples a line: the minimum and maximum of each pixel column and the two ends of the
 * line, so about two points per pixel and no extreme lost. Gaps (values that are not finite) stay gaps.
 *
 * @param values values in drawing order
 * @param columns width of the plot in px
 * @returns ascending indexes into `values`; all of them up to two per column
 */
export function downsample(values: readonly number[], columns: number): number[] {
  const count = values.length
  const width = Math.max(1, Math.floor(columns))
  if (count <= width * 2) return Array.from(values, (_, index) => index)
  const indexes = new Set([0])
  let start = 0
  for (let column = 1; column <= width; column++) {
    const end = Math.floor((column * count) / width)
    const { low, high, gap } = findExtremes(values, start, end)
    for (const index of [low, high, gap].toSorted((a, b) => a - b)) if (index >= 0) indexes.add(index)
    start = end
  }
  return [...indexes.add(count - 1)]
}
