import { expect, test } from 'vitest'
import { searchMatcher } from './search-matcher'

test.each([
  ['dvorak', 'Krzysztof Dvořák'],
  ['DVOŘÁK  krzysztof', 'Krzysztof Dvořák'],
  ['employees view', 'EMPLOYEES_VIEW'],
  ['  ', 'anything'],
])('%j finds %j', (search, text) => expect(searchMatcher(search)(text)).toBe(true))

test('every word must be there', () => {
  expect(searchMatcher('dvorak anna')('Krzysztof Dvořák')).toBe(false)
})
