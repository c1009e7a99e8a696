import { describe, expect, it } from 'vitest'
import { random } from '../testing/random'
import { domainOf, extent, valueScale } from './scale'

describe('extent', () => {
  it('includes all series and skips gaps', () => {
    expect(extent([{ values: [3, NaN, 9] }, { values: [-2, Infinity] }])).toEqual([-2, 9])
  })
  it('is zero without values', () => {
    expect(extent([])).toEqual([0, 0])
    expect(extent([{ values: [NaN] }])).toEqual([0, 0])
  })
})

describe('domainOf', () => {
  it('has a height even if all values are zero', () => expect(domainOf([0, 0], true)).toEqual([0, 1]))
  it('starts bars at zero, above and below', () => {
    expect(domainOf([900, 1000], true)).toEqual([0, 1000])
    expect(domainOf([-40, -10], true)).toEqual([-40, 0])
    expect(domainOf([-40, 10], true)).toEqual([-40, 10])
  })
  it('lets a line omit zero only if the values are far from it', () => {
    expect(domainOf([900, 1000], false)).toEqual([900, 1000])
    expect(domainOf([100, 1000], false)).toEqual([0, 1000])
    expect(domainOf([5, 5], false)).toEqual([0, 5])
  })
})

describe('valueScale', () => {
  it('has ordered ticks inside the plot that cover every value', () => {
    const next = random(42)
    for (let round = 0; round < 500; round++) {
      const size = 10 ** Math.floor(next() * 14 - 3)
      const pair: [number, number] = [(next() - 0.5) * size, (next() - 0.5) * size]
      const low = Math.min(...pair)
      const high = Math.max(...pair)
      const domain = domainOf([low, high], next() < 0.5)
      const { y, ticks } = valueScale(domain, [300, 0], 2 + Math.floor(next() * 5))
      const first = ticks[0] ?? NaN
      const last = ticks.at(-1) ?? NaN
      const slack = (high - low) * 1e-9
      expect(first).toBeLessThanOrEqual(low + slack)
      expect(last).toBeGreaterThanOrEqual(high - slack)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(12)
      expect(ticks.toSorted((a, b) => a - b)).toEqual(ticks)
      expect(y(first)).toBeCloseTo(300)
      expect(y(last)).toBeCloseTo(0)
    }
  })
  it('uses integer steps for integers', () => {
    for (const high of [1, 2, 3, 5, 7]) {
      const { ticks } = valueScale([0, high], [300, 0], 5)
      expect(ticks.every(Number.isInteger)).toBe(true)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high)
    }
  })
})
