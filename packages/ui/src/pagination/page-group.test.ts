import { describe, expect, it } from 'vitest'
import { pageGroup } from './page-group'

describe('pageGroup', () => {
  it('shows five pages per group', () => {
    expect(pageGroup(0, 10, 5000).pages).toEqual([0, 1, 2, 3, 4])
    expect(pageGroup(4, 10, 5000).pages).toEqual([0, 1, 2, 3, 4])
    expect(pageGroup(5, 10, 5000).pages).toEqual([5, 6, 7, 8, 9])
  })

  it('returns the previous and the next group', () => {
    expect(pageGroup(0, 10, 5000)).toMatchObject({ previousGroup: undefined, nextGroup: 5, pageCount: 500 })
    expect(pageGroup(7, 10, 5000)).toMatchObject({ previousGroup: 0, nextGroup: 10 })
    expect(pageGroup(499, 10, 5000)).toMatchObject({ previousGroup: 490, nextGroup: undefined })
  })

  it('shortens the last group and the last page', () => {
    expect(pageGroup(6, 10, 67)).toMatchObject({ pages: [5, 6], from: 61, to: 67, pageCount: 7 })
  })

  it('has one page and 0 of 0 for an empty list', () => {
    expect(pageGroup(0, 10, 0)).toMatchObject({ pages: [0], from: 0, to: 0, pageCount: 1 })
  })

  it('clamps a page out of range', () => {
    expect(pageGroup(99, 10, 25)).toMatchObject({ from: 21, to: 25 })
    expect(pageGroup(-1, 10, 25)).toMatchObject({ from: 1, to: 10 })
  })
})
