import { describe, expect, it } from 'vitest'
import { walk } from '../testing/random'
import { thin } from './thin'

describe('thin', () => {
  it('keeps every point while there are no more than two a pixel', () => {
    expect(thin([1, 2, 3, 4], 2)).toEqual([0, 1, 2, 3])
    expect(thin([], 100)).toEqual([])
  })
  it('keeps both ends, the extremes of every pixel and the order, within about two points a pixel', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const values = walk(1000 + seed * 311, seed)
      const columns = 50 + seed * 13
      const kept = thin(values, columns)
      expect(kept.length).toBeLessThanOrEqual(Math.min(values.length, columns * 2 + 2))
      expect(kept).toEqual(kept.toSorted((a, b) => a - b))
      expect(new Set(kept).size).toBe(kept.length)
      expect([kept[0], kept.at(-1)]).toEqual([0, values.length - 1])
      const drawn = kept.map((index) => values[index] ?? 0)
      expect(Math.max(...drawn)).toBe(Math.max(...values))
      expect(Math.min(...drawn)).toBe(Math.min(...values))
    }
  })
  it('keeps a single spike', () => {
    const values = Array.from({ length: 10_000 }, () => 0)
    values[6_543] = 1
    expect(thin(values, 300)).toContain(6_543)
  })
  it('keeps gaps, and figures beside gaps', () => {
    const values = walk(2_000).map((value, index) => (index >= 990 && index < 1_010 ? NaN : value))
    const kept = thin(values, 100)
    expect(kept.some((index) => Number.isNaN(values[index]))).toBe(true)
    const figures = values.filter(Number.isFinite)
    expect(kept.map((index) => values[index])).toContain(Math.max(...figures))
    expect(kept.map((index) => values[index])).toContain(Math.min(...figures))
  })
})
