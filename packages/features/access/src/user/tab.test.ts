import { expect, test } from 'vitest'
import { pressTab, readTab, writeTab } from './tab'

test.each([
  ['', 0],
  ['?tab=2', 2],
  ['?tab=4', 4],
  ['?tab=5', 0],
  ['?tab=-1', 0],
  ['?tab=1.5', 0],
  ['?tab=x', 0],
])('%j opens panel %i', (search, tab) => expect(readTab(search)).toBe(tab))

test('the open panel closes, another takes its place', () => {
  expect(pressTab(2, 2)).toBe(0)
  expect(pressTab(2, 3)).toBe(3)
  expect(pressTab(0, 1)).toBe(1)
})

test('no panel leaves no trace in the address', () => {
  expect(writeTab('?a=1&tab=2', 0)).toBe('?a=1')
  expect(writeTab('?tab=2', 0)).toBe('')
  expect(writeTab('', 3)).toBe('?tab=3')
})
