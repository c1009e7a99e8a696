import { describe, expect, it } from 'vitest'
import { randomWalk } from '../testing/random'
import { downsample } from './downsample'

describe('downsample', () => {
  it('keeps every point up to two per pixel', () => {
    expect(downsample([1, 2, 3, 4], 2)).toEqual([0, 1, 2, 3])
    expect(downsample([], 100)).toEqual([])
  })
  it('keeps both ends, the extremes of every pixel and the order, with about two points per pixel', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const values = randomWalk(1000 + seed * 311, seed)
      const columns = 50 + seed * 13
      const indexes = downsample(values, columns)
      expect(indexes.length).toBeLessThanOrEqual(Math.min(values.length, columns * 2 + 2))
      expect(indexes).toEqual(indexes.toSorted((a, b) => a - b))
      expect(new Set(indexes).size).toBe(indexes.length)
      expect([indexes[0], indexes.at(-1)]).toEqual([0, values.length - 1])
      const drawn = indexes.map((index) => values[index] ?? 0)
      expect(Math.max(...drawn)).toBe(Math.max(...values))
      expect(Math.min(...drawn)).toBe(Math.min(...values))
    }
  })
  it('keeps a single spike', () => {
    const values = Array.from({ length: 10_000 }, () => 0)
    values[6_543] = 1
    expect(downsample(values, 300)).toContain(6_543)
  })
  it('keeps gaps and the extremes next to gaps', () => {
    const values = randomWalk(2_000).map((value, index) => (index >= 990 && index < 1_010 ? NaN : value))
    const indexes = downsample(values, 100)
    expect(indexes.some((index) => Number.isNaN(values[index]))).toBe(true)
    const figures = values.filter(Number.isFinite)
    expect(indexes.map((index) => values[index])).toContain(Math.max(...figures))
    expect(indexes.map((index) => values[index])).toContain(Math.min(...figures))
  })
})
