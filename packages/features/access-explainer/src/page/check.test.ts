import { describe, expect, test } from 'vitest'
import { checkQuery, readCheck, withField } from './check'

describe('the address of a check', () => {
  test('holds the four fields', () => {
    const check = { user: 'u', permission: 'A & B', client: 'c', team: 't' }
    const query = checkQuery(check)
    expect(readCheck(query, 'here')).toEqual(check)
    expect(readCheck('', 'here')).toEqual({ user: '', permission: '', client: 'here', team: '' })
    expect(checkQuery({})).toBe('')
  })

  test('changing client or user clears the team, changing the permission keeps it', () => {
    const check = { user: 'u', permission: 'P', client: 'c', team: 't' }
    expect(withField(check, 'client', 'd')).toEqual({ ...check, client: 'd', team: '' })
    expect(withField(check, 'user', 'v').team).toBe('')
    expect(withField(check, 'permission', 'Q').team).toBe('t')
  })
})
