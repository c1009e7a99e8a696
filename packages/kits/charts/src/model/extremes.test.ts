import { describe, expect, it } from 'vitest'
import { extremesOf, findExtremes } from './extremes'

describe('findExtremes', () => {
  it('finds the first minimum and maximum, and the last gap', () =>
    expect(findExtremes([NaN, 4, 1, 9, Infinity, 9, 1])).toEqual({ low: 2, high: 3, gap: 4, count: 5 }))
  it('scans a part', () => expect(findExtremes([0, 5, 3, 99], 1, 3)).toEqual({ low: 2, high: 1, gap: -1, count: 2 }))
  it('finds nothing without values', () => {
    expect(findExtremes([])).toEqual({ low: -1, high: -1, gap: -1, count: 0 })
    expect(findExtremes([NaN])).toEqual({ low: -1, high: -1, gap: 0, count: 0 })
  })
  it('returns one index for a constant series', () => expect(findExtremes([7, 7])).toMatchObject({ low: 0, high: 0 }))
})

describe('extremesOf', () => {
  it('caches the result per array', () => {
    const values = [1, 2]
    expect(extremesOf(values)).toEqual(findExtremes(values))
    expect(extremesOf(values)).toBe(extremesOf(values))
  })
})
