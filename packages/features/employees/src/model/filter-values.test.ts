import { expect, it } from 'vitest'
import { employeesMessages } from '../messages'
import { filterDefinitions, fromFilterValues, toFilterValues } from './filter-values'

const january = { start: '2026-01-01', end: '2026-01-31' }

it('offers the account status and three ranges', () => {
  const [status, ...ranges] = filterDefinitions(employeesMessages)
  expect(status).toMatchObject({ kind: 'select', label: 'Account status' })
  expect(status?.kind === 'select' && status.options.map(({ label }) => label)).toEqual([
    'Registered',
    'Unregistered',
    'Deactivated',
    'Active',
  ])
  expect(ranges.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
    'dateRange Last login',
    'dateRange Registered',
    'dateRange Created',
  ])
})

it('takes filters from the address to the bar and back', () => {
  const filters = { status: 'active', createdDt: '2026-01-01,2026-01-31' } as const
  const values = toFilterValues(filters)
  expect(values).toMatchObject({ status: 'active', createdDt: january, lastLoginDt: undefined })
  expect(fromFilterValues(values)).toEqual({ ...filters, lastLoginDt: undefined, registeredDt: undefined })
})

it('clears what the bar leaves out, and a range that ends before it begins', () => {
  expect(fromFilterValues({ registeredDt: { start: '2026-02-01', end: '2026-01-01' } })).toEqual({
    status: undefined,
    lastLoginDt: undefined,
    registeredDt: undefined,
    createdDt: undefined,
  })
})
