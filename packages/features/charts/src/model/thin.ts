import { scan } from './reach'

/**
 * The points of a line worth drawing: for each pixel column the lowest and the highest, and the two ends of the
 * line, so about two points a pixel and never an extreme lost. Gaps (figures that are not finite) stay gaps.
 *
 * @param values figures in drawing order
 * @param columns width of the plot in px
 * @returns indexes into `values`, ascending; all of them when there are no more than two a column
 */
export function thin(values: readonly number[], columns: number): number[] {
  const count = values.length
  const width = Math.max(1, Math.floor(columns))
  if (count <= width * 2) return Array.from(values, (_, index) => index)
  const kept = new Set([0])
  let start = 0
  for (let column = 1; column <= width; column++) {
    const end = Math.floor((column * count) / width)
    const { low, high, gap } = scan(values, start, end)
    for (const index of [low, high, gap].toSorted((a, b) => a - b)) if (index >= 0) kept.add(index)
    start = end
  }
  return [...kept.add(count - 1)]
}
