import { expect, test } from 'vitest'
import { currentEntry } from './current-entry'

const items = [
  { id: 'home', href: '/' },
  { id: 'employees', href: '/employees' },
  { id: 'access', href: '/access', children: [{ id: 'users', label: 'Users', href: '/access/users' }] },
]

test.each([
  ['/', 'home'],
  ['/employees', 'employees'],
  ['/employees/7/info', 'employees'],
  ['/employees-of-old', undefined],
  ['/access/users', 'users'],
  ['/nowhere', undefined],
])('%s belongs to %s', (pathname, id) => {
  expect(currentEntry(items, pathname)).toBe(id)
})
