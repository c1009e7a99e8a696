import { describe, expect, it } from 'vitest'
import { addressOfLink } from './employee-filters'

const january = '2026-01-01,2026-01-31'

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
