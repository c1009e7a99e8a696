import { describe, expect, it } from 'vitest'
import { filterOfLink, rangeLabel, readFilters } from './filters'

const january = '2026-01-01,2026-01-31'

describe('readFilters', () => {
  it('reads every filter of the list', () => {
    const all = { status: 'active', lastLoginDt: january, registeredDt: january, createdDt: january } as const
    expect(readFilters(all)).toEqual(all)
  })

  it.each(['all', 'REGISTERED', '', null, undefined])('takes status %j for All', (status) => {
    expect(readFilters({ status })).toEqual({})
  })

  it.each([
    '2026-01-01',
    '2026-01-01,',
    ',2026-01-31',
    '2026-01-31,2026-01-01',
    '2026-02-30,2026-03-01',
    '1.1.2026,2.1.2026',
  ])('drops the range %j', (range) => {
    expect(readFilters({ createdDt: range })).toEqual({})
  })
})

describe('filterOfLink', () => {
  it('takes one of the four filters', () => {
    expect(filterOfLink('status', 'unregistered')).toEqual({ status: 'unregistered' })
    expect(filterOfLink('createdDt', january)).toEqual({ createdDt: january })
  })

  it.each([
    ['team', 'x'],
    ['status', 'unknown'],
    ['status', null],
    [null, 'registered'],
    ['__proto__', 'registered'],
  ])('ignores %j=%j', (filter, value) => {
    expect(filterOfLink(filter, value)).toEqual({})
  })
})

it('writes a range for people', () => {
  expect(rangeLabel(january)).toBe('01.01.2026 – 31.01.2026')
  expect(rangeLabel('2026-01-01,2026-01-01')).toBe('01.01.2026')
})
