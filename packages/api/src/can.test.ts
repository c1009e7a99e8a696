import { describe, expect, test } from 'vitest'
import { can } from './can'

const user = {
  permissions: ['EMPLOYEES_VIEW', 'CLIENT_SWITCH'],
  restricted: [
    { permission: 'EMPLOYEES_VIEW', client_ids: ['b'] },
    { permission: 'CLIENT_SWITCH', client_ids: ['b'] },
  ],
}

describe('can', () => {
  test('needs the permission', () => {
    expect(can(user, 'USERS_VIEW', 'a')).toBe(false)
    expect(can(null, 'EMPLOYEES_VIEW', 'a')).toBe(false)
  })

  test('a restriction denies exactly the clients it names', () => {
    expect(can(user, 'EMPLOYEES_VIEW', 'a')).toBe(true)
    expect(can(user, 'EMPLOYEES_VIEW', 'b')).toBe(false)
  })

  test('switching clients is judged at home, so that nobody is locked in (decision 3)', () => {
    expect(can(user, 'CLIENT_SWITCH', 'b', 'a')).toBe(true)
    expect(can(user, 'CLIENT_SWITCH', 'a', 'b')).toBe(false)
  })
})
