import { describe, expect, it } from 'vitest'
import { filledValues, filterText } from './filter-text'
import type { FilterDefinition } from './filter.types'

const status: FilterDefinition = {
  kind: 'select',
  id: 'status',
  label: 'Status',
  options: [{ value: 'r', label: 'Registered' }],
}
const created: FilterDefinition = { kind: 'dateRange', id: 'created', label: 'Created' }
const logins: FilterDefinition = { kind: 'numberRange', id: 'logins', label: 'Logins' }

describe('filterText', () => {
  it('shows the label of an option, and an unknown value as is', () => {
    expect(filterText(status, 'r')).toBe('Registered')
    expect(filterText(status, 'gone')).toBe('gone')
  })

  it('shows the labels of several options', () => {
    expect(filterText({ ...status, kind: 'multiSelect' }, ['r', 'gone'])).toBe('Registered, gone')
  })

  it('formats dates as DD.MM.YYYY', () => {
    expect(filterText(created, { start: '2026-02-01', end: '2026-02-28' })).toBe('01.02.2026–28.02.2026')
  })

  it('formats open number ranges', () => {
    expect(filterText(logins, { min: 10 })).toBe('≥ 10')
    expect(filterText(logins, { max: 0 })).toBe('≤ 0')
    expect(filterText(logins, { min: 0, max: 5 })).toBe('0–5')
  })
})

describe('filledValues', () => {
  it('drops empty values', () => {
    expect(filledValues({ a: '', b: undefined, c: {}, d: 'x', e: { min: 0 }, f: [], g: ['y'] })).toEqual({
      d: 'x',
      e: { min: 0 },
      g: ['y'],
    })
  })
})
