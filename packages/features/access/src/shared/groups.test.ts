import { expect, test } from 'vitest'
import { countRows, groupBy, searchGroups } from './groups'

const groups = groupBy(
  ['EMPLOYEES_CREATE', 'EMPLOYEES_VIEW', 'CLIENT_VIEW', 'EMPLOYEES_DELETE'],
  (name) => name.split('_')[0]?.toLowerCase() ?? '',
)

test('groups keep the order of their first row', () => {
  expect(groups.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['employees', 3],
    ['client', 1],
  ])
  expect(countRows(groups)).toBe(4)
})

test.each([
  ['view', 2],
  ['employees view', 1],
  ['EMPLOYEES', 3],
  [' ', 4],
  ['payroll', 0],
])('searching %j finds %i', (search, count) =>
  expect(countRows(searchGroups(groups, search, (name) => name))).toBe(count),
)
