import { expect, test } from 'vitest'
import { linesOf, partsOf } from './row-parts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => index)

test('a large group is cut into parts, the first with the heading; a small one keeps its rows', () => {
  const small = { name: 'small', rows: rows(3) }
  const parts = partsOf([{ name: 'large', rows: rows(25) }, small], 12)
  expect(parts.map(({ key, isFirst, rows: own }) => [key, isFirst, own.length])).toEqual([
    ['large:0', true, 12],
    ['large:1', false, 12],
    ['large:2', false, 1],
    ['small:0', true, 3],
  ])
  expect(parts[1]?.rows[0]).toBe(12)
  expect(parts[3]?.rows).toBe(small.rows)
})

test('a group without rows keeps its heading', () =>
  expect(partsOf([{ name: 'none', rows: [] }], 12)).toMatchObject([{ isFirst: true, rows: [] }]))

test('parts are side by side', () =>
  expect(linesOf(partsOf([{ name: 'a', rows: rows(5) }], 1), 2).map((line) => line.length)).toEqual([2, 2, 1]))
