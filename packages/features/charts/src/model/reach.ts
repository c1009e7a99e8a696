/** What one pass over a row of figures tells. Places are indexes, -1 where there is no such figure. */
export interface Reach {
  /** The first of the lowest figures, and the first of the highest. */
  low: number
  high: number
  /** The last figure that is not finite. */
  gap: number
  /** How many are finite. */
  count: number
}

/** Where a row, or the part of it from `start` to before `end`, is lowest and highest. */
export function scan(values: readonly number[], start = 0, end = values.length): Reach {
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

// Axis, sentence, area and label of a chart all ask, and reading 10,000 figures costs what drawing them does.
const scanned = new WeakMap<readonly number[], Reach>()

/** `scan` of a whole row, once for each row. */
export function reachOf(values: readonly number[]): Reach {
  const reach = scanned.get(values) ?? scan(values)
  scanned.set(values, reach)
  return reach
}
