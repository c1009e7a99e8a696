/** Result of one pass over a series. Positions are indexes, -1 if there is no such value. */
export interface Extremes {
  /** Index of the first minimum and of the first maximum. */
  low: number
  high: number
  /** Index of the last value that is not finite. */
  gap: number
  /** Number of finite values. */
  count: number
}

/** Minimum and maximum of a series, or of its part from `start` up to, not including, `end`. */
export function findExtremes(values: readonly number[], start = 0, end = values.length): Extremes {
  const reach = { low: -1, high: -1, gap: -1, count: 0 }
  let least = Infinity
  let most = -Infinity
  for (let index = start; index < end; index++) {
    const value = values[index] ?? NaN
    if (!Number.isFinite(value)) {
      reach.gap = index
      continue
    }
    reach.count++
    if (value < least) {
      least = value
      reach.low = index
    }
    if (value > most) {
      most = value
      reach.high = index
    }
  }
  return reach
}

// Cached, because axis, summary, area and label all need it and scanning 10,000 values costs as much as drawing them.
const cache = new WeakMap<readonly number[], Extremes>()

/** `scan` of a whole series, computed once per array. */
export function extremesOf(values: readonly number[]): Extremes {
  const reach = cache.get(values) ?? findExtremes(values)
  cache.set(values, reach)
  return reach
}
