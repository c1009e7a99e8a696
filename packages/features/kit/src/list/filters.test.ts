import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  dateRange,
  dateRangeAs,
  defineFilters,
  filterDefinitions,
  fromFilterValues,
  oneOf,
  readFilters,
  recordId,
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
