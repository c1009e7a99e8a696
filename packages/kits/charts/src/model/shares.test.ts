import { expect, test } from 'vitest'
import { sharesOf } from './shares'

test('the share of each value', () => {
  expect(sharesOf([1, 3])).toEqual(['25%', '75%'])
  expect(sharesOf([1, 1, 1])).toEqual(['33%', '33%', '33%'])
  expect(sharesOf([0, 0])).toEqual(['0%', '0%'])
  expect(sharesOf([16, 4693])).toEqual(['<1%', '>99%'])
  expect(sharesOf([0, 7])).toEqual(['0%', '100%'])
  expect(sharesOf([16, 4693], (share) => `${share} %`)).toEqual(['<1 %', '>99 %'])
})
