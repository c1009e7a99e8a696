import { createHash } from 'node:crypto'

/** A seeded pseudo-random stream, the same on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** An integer from `low` to `high`, both inclusive. */
  integer(low: number, high: number): number
  /** A number from `low` to `high`. */
  between(low: number, high: number): number
  /** True with this probability (0 to 1). */
  chance(probability: number): boolean
  /** One of the items. @throws RangeError for an empty list. */
  pick<T>(items: readonly T[]): T
}

/** Creates a stream; the seed is any text (mulberry32 over its hash). */
export function random(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readInt32LE()
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    integer,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)]
      if (item === undefined) throw new RangeError('There is nothing to pick from.')
      return item
    },
  }
}
