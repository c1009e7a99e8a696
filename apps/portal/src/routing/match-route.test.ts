import { expect, test } from 'vitest'
import { matchRoute } from './match-route'

const routes = ['*', '/', '/employees', '/employees/:id', '/employees/new', '/employees/:id/info'].map((path) => ({
  path,
}))

test.each([
  ['/', '/', {}],
  ['/employees', '/employees', {}],
  ['/employees/', '/employees', {}],
  ['/Employees', '/employees', {}],
  ['/employees/new', '/employees/new', {}],
  ['/employees/a%2Fb', '/employees/:id', { id: 'a/b' }],
  ['/employees/%E0%A4%A', '/employees/:id', { id: '%E0%A4%A' }],
  ['/employees/7/info', '/employees/:id/info', { id: '7' }],
  ['/employees/7/pay', '*', {}],
])('%s is %s', (path, pattern, params) => {
  expect(matchRoute(routes, path)).toEqual({ route: { path: pattern }, params })
})

test('without a route for the rest, an unknown path has none', () => {
  expect(matchRoute([{ path: '/' }], '/nowhere')).toBeUndefined()
})
