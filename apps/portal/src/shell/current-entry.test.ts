import { expect, test } from 'vitest'
import { currentEntry } from './current-entry'

const routes = [
  { path: '/', handle: { name: 'home', nav: {} } },
  { path: '/employees', handle: { name: 'employees', nav: {} } },
  { path: '/employees/:id/info', handle: { name: 'employee' } },
  { path: '/access', handle: { name: 'access', nav: {} } },
  { path: '/access/roles', handle: { name: 'roles', nav: { alsoAt: '/access/role' } } },
]

test.each([
  ['/', 'home'],
  ['/employees', 'employees'],
  ['/employees/7/info', 'employees'],
  ['/employees-of-old', undefined],
  ['/access/roles', 'roles'],
  ['/access/role/editor', 'roles'],
  ['/access/nowhere', 'access'],
  ['/nowhere', undefined],
])('%s belongs to %s', (pathname, name) => {
  expect(currentEntry(routes, pathname)).toBe(name)
})
