import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  dateRange,
  dateRangeAs,
  defineFilters,
  filterDefinitions,
  fromFilterValues,
  missingRecords,
  numberRange,
  oneOf,
  readFilters,
  recordId,
  recordIds,
  toFilterValues,
  wireFilters,
} from './filters'

const filters = defineFilters({
  status: oneOf('active', 'inactive'),
  createdDt: dateRange(),
  changed: dateRangeAs('from', 'to'),
  actorId: recordId(),
})
const id = '0b0f4a36-0000-4000-8000-000000000001'
const read = (search: string) => readFilters(filters, new URLSearchParams(search))

describe('filters in the address', () => {
  test('known values are read, everything else is left alone', () => {
    expect(read(`status=active&actorId=${id}&other=1`)).toEqual({ status: 'active', actorId: id })
    expect(read('status=gone&actorId=1&createdDt=2026-01-01')).toEqual({})
  })

  test.each(['2026-02-30,2026-03-01', '2026-03-02,2026-03-01', '2026-03-01', ',', '2026-03-01,2026-03-02,'])(
    'the range %s is none',
    (range) => expect(read(`createdDt=${range}`)).toEqual({}),
  )

  test('a range is one parameter or two', () => {
    const range = '2026-03-01,2026-03-02'
    const wire = wireFilters(filters, { status: 'active', createdDt: range, changed: range })
    expect(wire).toEqual({ status: 'active', createdDt: range, from: '2026-03-01', to: '2026-03-02' })
    expectTypeOf(wire.status).toEqualTypeOf<'active' | 'inactive' | undefined>()
    expectTypeOf(wire.to).toEqualTypeOf<string | undefined>()
  })
})

test('the filter bar gets labels and options, and returns what it was given', () => {
  const messages = {
    status: { label: 'Status', options: { active: 'Active', inactive: 'Inactive' } },
    createdDt: 'Created',
  }
  const definitions = filterDefinitions(filters, messages, { actorId: [{ value: id, label: 'Ann' }] })
  expect(definitions.map(({ kind, label }) => [kind, label])).toEqual([
    ['select', 'Status'],
    ['dateRange', 'Created'],
    ['dateRange', 'changed'],
    ['select', 'actorId'],
  ])
  expect(filterDefinitions(filters, messages).some((definition) => definition.id === 'actorId')).toBe(false)
  const values = { status: 'active', createdDt: '2026-03-01,2026-03-02' }
  expect(fromFilterValues(filters, toFilterValues(filters, values))).toEqual({
    ...values,
    changed: undefined,
    actorId: undefined,
  })
})

test('several records are one parameter, and at most a hundred', () => {
  const ofTeams = defineFilters({ teamIds: recordIds() })
  const other = '0b0f4a36-0000-4000-8000-000000000002'
  const of = (teamIds: string) => readFilters(ofTeams, new URLSearchParams({ teamIds }))
  for (const teamIds of [id, `${id},${other}`]) {
    expect(of(teamIds)).toEqual({ teamIds })
    expect(wireFilters(ofTeams, { teamIds })).toEqual({ teamIds })
    expect(fromFilterValues(ofTeams, toFilterValues(ofTeams, { teamIds }))).toEqual({ teamIds })
  }
  const many = Array.from({ length: 101 }, () => id)
  for (const teamIds of [`${id},`, `${id},x`, ',', many.join(',')]) expect(of(teamIds)).toEqual({})
  const options = { teamIds: [{ value: id, label: 'Drivers' }] }
  expect(filterDefinitions(ofTeams, { teamIds: 'Teams' }, options)).toMatchObject([
    { kind: 'multiSelect', label: 'Teams', most: 100 },
  ])
})

test('a chosen record that is not on offer is missing, once there are options', () => {
  const teams = defineFilters({ teamIds: recordIds(), status: oneOf('active') })
  const other = id.replace(/1$/, '2')
  const missing = (teamIds: string, options: readonly string[]) =>
    missingRecords(teams, { teamIds, status: 'active' }, { teamIds: options.map((value) => ({ value, label: value })) })
  expect(missing(id, [])).toEqual([])
  expect(missing(id, [id])).toEqual([])
  expect(missing(id, [other])).toEqual([{ name: 'teamIds', ids: [id], isAll: true }])
  expect(missing(`${id},${other}`, [other])).toEqual([{ name: 'teamIds', ids: [id], isAll: false }])
  // A page of options that is full may not be all of them.
  expect(
    missing(
      id,
      Array.from({ length: 100 }, () => other),
    ),
  ).toEqual([])
})

describe('a range of numbers', () => {
  const amounts = defineFilters({ amount: numberRange() })
  const of = (amount: string) => readFilters(amounts, new URLSearchParams({ amount }))

  test('has one end or both, as whole numbers in order', () => {
    for (const range of ['5,10', '5,', ',10', '0,0']) {
      expect(of(range)).toEqual({ amount: range })
      expect(fromFilterValues(amounts, toFilterValues(amounts, { amount: range }))).toEqual({ amount: range })
    }
    for (const range of [',', '10,5', '-1,5', '1.5,2', 'a,b', '5', '12345678,']) expect(of(range)).toEqual({})
  })

  test('is drawn as numbers, and what is none filters nothing', () => {
    expect(toFilterValues(amounts, { amount: '5,' })).toEqual({ amount: { min: 5 } })
    for (const value of [{ min: 10, max: 5 }, { min: -1 }, { max: 1.5 }, {}])
      expect(fromFilterValues(amounts, { amount: value })).toEqual({ amount: undefined })
  })
})
