// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { inThisClient, namedClient, withClient, withoutClient } from './client-in-address'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/employees', '/employees?ssp-client=borealis'],
  ['/employees?search=an', '/employees?search=an&ssp-client=borealis'],
  ['/employees?search=an#top', '/employees?search=an&ssp-client=borealis#top'],
])('%s in a client is %s, and back', (address, inClient) => {
  expect(withClient(address, 'borealis')).toBe(inClient)
  expect(withClient(inClient, 'borealis')).toBe(inClient)
  expect(namedClient(inClient)).toBe('borealis')
  expect(withoutClient(inClient)).toBe(address)
})

test('keeps the rest of the query as it is', () => {
  expect(withoutClient('?a=x%20y&ssp-client=b&c=1')).toBe('?a=x%20y&c=1')
  expect(withoutClient('?ssp-client=b&c=1')).toBe('?c=1')
  expect(namedClient('?client=b')).toBeUndefined()
})

test('the client of the host is not named', () => {
  expect(withClient('/employees?ssp-client=borealis', 'acme')).toBe('/employees')
})

test('addresses stay in the client of the tab; the login page belongs to the host', () => {
  expect(inThisClient('/employees')).toBe('/employees')
  expect(inThisClient('/employees?ssp-client=borealis')).toBe('/employees?ssp-client=borealis')
  history.replaceState(null, '', '/?ssp-client=borealis')
  expect(inThisClient('/employees')).toBe('/employees?ssp-client=borealis')
  expect(inThisClient('/login?redirect=%2F')).toBe('/login?redirect=%2F')
})
