import { expect, test } from 'vitest'
import { readTab, writeTab } from './tab'

test('the tab is in the address', () => {
  expect(readTab('?tab=templates&page=2')).toBe('templates')
  expect(readTab('')).toBe('list')
  expect(readTab('?tab=graphs')).toBe('list')
  expect(writeTab('templates')).toBe('?tab=templates')
  expect(writeTab('list')).toBe('')
})
