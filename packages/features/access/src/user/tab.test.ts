import { expect, test } from 'vitest'
import { pressTab, readTab, writeTab } from './tab'

test.each([
  ['', 1],
  ['?tab=0', 0],
  ['?tab=2', 2],
  ['?tab=4', 4],
  ['?tab=5', 1],
  ['?tab=-1', 1],
  ['?tab=1.5', 1],
  ['?tab=x', 1],
])('%j opens panel %i', (search, tab) => expect(readTab(search)).toBe(tab))

test('the open panel closes, another takes its place', () => {
  expect(pressTab(2, 2)).toBe(0)
  expect(pressTab(2, 3)).toBe(3)
  expect(pressTab(0, 1)).toBe(1)
})

test('the first panel leaves no trace in the address', () => {
  expect(writeTab('?a=1&tab=2', 1)).toBe('?a=1')
  expect(writeTab('?tab=2', 1)).toBe('')
  expect(writeTab('', 0)).toBe('?tab=0')
  expect(writeTab('', 3)).toBe('?tab=3')
})
