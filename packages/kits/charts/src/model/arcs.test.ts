import { expect, test } from 'vitest'
import { arcsOf } from './arcs'

test('a segment per value above zero, clockwise from the top', () => {
  const arcs = arcsOf([1, 0, 3, Number.NaN], 10, 6)
  expect(arcs.map(({ index }) => index)).toEqual([0, 2])
  expect(arcs[0]?.path).toMatch(/^M10 0A/)
  // A quarter ends at three o'clock, where the rest begins.
  expect(arcs[0]?.path).toContain('A10 10 0 0 1 20 10')
  expect(arcs[1]?.path).toMatch(/^M20 10A/)
  expect(arcs[1]?.path).toContain('0 0 1 10 0')
})

test('one value alone is a whole ring', () => {
  const [ring] = arcsOf([5], 10, 6)
  expect(ring?.path).toBe('M10 0A10 10 0 0 1 10 20A10 10 0 0 1 10 0L10 4A6 6 0 0 0 10 16A6 6 0 0 0 10 4Z')
})

test('no values, no segments', () => {
  expect(arcsOf([0, 0], 10, 6)).toEqual([])
  expect(arcsOf([], 10, 6)).toEqual([])
})
