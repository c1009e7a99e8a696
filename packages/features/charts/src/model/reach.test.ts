import { describe, expect, it } from 'vitest'
import { reachOf, scan } from './reach'

describe('scan', () => {
  it('finds the first of the lowest and of the highest, and the last gap', () =>
    expect(scan([NaN, 4, 1, 9, Infinity, 9, 1])).toEqual({ low: 2, high: 3, gap: 4, count: 5 }))
  it('reads a part', () => expect(scan([0, 5, 3, 99], 1, 3)).toEqual({ low: 2, high: 1, gap: -1, count: 2 }))
  it('finds nothing where there is no figure', () => {
    expect(scan([])).toEqual({ low: -1, high: -1, gap: -1, count: 0 })
    expect(scan([NaN])).toEqual({ low: -1, high: -1, gap: 0, count: 0 })
  })
  it('stands on one figure where nothing changes', () => expect(scan([7, 7])).toMatchObject({ low: 0, high: 0 }))
})

describe('reachOf', () => {
  it('reads a row once', () => {
    const values = [1, 2]
    expect(reachOf(values)).toEqual(scan(values))
    expect(reachOf(values)).toBe(reachOf(values))
  })
})
