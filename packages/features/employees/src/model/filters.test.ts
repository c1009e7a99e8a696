import { describe, expect, it } from 'vitest'
import { addressOfLink, readFilters } from './filters'

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

describe('addressOfLink', () => {
  it('gives a filter its own name and leaves the rest', () => {
    expect(addressOfLink('?filter=status&filterVal=unregistered&search=ann')).toBe('?search=ann&status=unregistered')
    expect(addressOfLink(`?filter=createdDt&filterVal=${january}`)).toBe('?createdDt=2026-01-01%2C2026-01-31')
  })

  it.each([
    '?filter=team&filterVal=x',
    '?filter=status&filterVal=unknown',
    '?filter=status',
    '?filterVal=registered',
    '?filter=__proto__&filterVal=x',
  ])('drops %s', (search) => {
    expect(addressOfLink(search)).toBe('?')
  })

  it.each(['', '?status=registered', '?search=filter'])('leaves %j alone', (search) => {
    expect(addressOfLink(search)).toBeNull()
  })
})
