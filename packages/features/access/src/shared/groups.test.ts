import { describe, expect, test } from 'vitest'
import { countRows, firstRows, groupBy, groupLabel, searchGroups } from './groups'

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

describe('a limit', () => {
  test('cuts inside of a group and leaves whole groups alone', () => {
    const shown = firstRows(groups, 3)
    expect(shown).toHaveLength(1)
    expect(shown[0]).toBe(groups[0])
    expect(firstRows(groups, 2)[0]?.rows).toEqual(['EMPLOYEES_CREATE', 'EMPLOYEES_VIEW'])
    expect(countRows(firstRows(groups, 100))).toBe(4)
  })
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

test('a group is read as words', () => expect(groupLabel('email_attachments')).toBe('Email attachments'))
