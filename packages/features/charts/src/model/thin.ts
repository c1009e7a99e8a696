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
  for (let column = 0; column < width; column++) {
    const start = Math.floor((column * count) / width)
    const end = Math.floor(((column + 1) * count) / width)
    let low = start
    let high = start
    let gap = -1
    for (let index = start; index < end; index++) {
      const value = values[index] ?? NaN
      if (!Number.isFinite(value)) gap = index
      if (!(value >= (values[low] ?? NaN))) low = better(values, index, low)
      if (!(value <= (values[high] ?? NaN))) high = better(values, index, high)
    }
    for (const index of [low, high, gap].toSorted((a, b) => a - b)) if (index >= 0) kept.add(index)
  }
  return [...kept.add(count - 1)]
}

/** `index` when it holds a figure, else what was held before. */
const better = (values: readonly number[], index: number, held: number): number =>
  Number.isFinite(values[index]) ? index : held
