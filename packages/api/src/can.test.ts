import { describe, expect, test } from 'vitest'
import { can, denialOf, isTeamRestricted, missingFor, teamsOfNew, type AccessHolder } from './can'

const user: AccessHolder = {
  permissions: ['EMPLOYEES_VIEW', 'PAYSLIPS_VIEW', 'CLIENT_SWITCH', 'TEAMS_VIEW'],
  restricted: [
    { permission: 'EMPLOYEES_VIEW', client_ids: ['b'] },
    { permission: 'CLIENT_SWITCH', client_ids: ['b'], team_ids: [] },
    { permission: 'PAYSLIPS_VIEW', client_ids: ['b'], team_ids: ['drivers'] },
    { permission: 'TEAMS_VIEW', client_ids: [], team_ids: [] },
  ],
}
const a = { clientId: 'a', homeClientId: 'a' }
const b = { clientId: 'b', homeClientId: 'a' }

describe('can', () => {
  test('needs the permission', () => {
    expect(denialOf(user, 'USERS_VIEW', a)).toBe('not_held')
    expect(can(user, 'EMPLOYEES_VIEW', a)).toBe(true)
  })

  test('a restriction denies exactly the clients it names, an empty one none', () => {
    expect(denialOf(user, 'EMPLOYEES_VIEW', b)).toBe('restricted_client')
    expect(can(user, 'TEAMS_VIEW', b)).toBe(true)
  })

  test('any restricted team of the record denies', () => {
    expect(denialOf(user, 'PAYSLIPS_VIEW', { ...a, teamIds: ['office', 'drivers'] })).toBe('restricted_team')
    expect(can(user, 'PAYSLIPS_VIEW', { ...a, teamIds: ['office'] })).toBe(true)
    expect(can(user, 'PAYSLIPS_VIEW', a)).toBe(true)
    expect(can(user, 'EMPLOYEES_VIEW', { ...a, teamIds: ['drivers'] })).toBe(true)
  })

  test('only: denies every other client, team and record without a team', () => {
    const restricted = [
      { permission: 'EMPLOYEES_VIEW', client_ids: ['a'], only: true },
      { permission: 'PAYSLIPS_VIEW', client_ids: ['a'], team_ids: ['drivers'], only: true },
      { permission: 'TEAMS_VIEW', client_ids: [], team_ids: [], only: true },
    ]
    const some = { ...user, restricted }
    expect(can(some, 'EMPLOYEES_VIEW', { ...a, teamIds: [] })).toBe(true)
    expect(denialOf(some, 'EMPLOYEES_VIEW', b)).toBe('restricted_client')
    expect(can(some, 'PAYSLIPS_VIEW', { ...a, teamIds: ['office', 'drivers'] })).toBe(true)
    expect(denialOf(some, 'PAYSLIPS_VIEW', { ...a, teamIds: ['office'] })).toBe('restricted_team')
    expect(denialOf(some, 'PAYSLIPS_VIEW', { ...a, teamIds: [] })).toBe('restricted_team')
    expect(denialOf(some, 'TEAMS_VIEW', a)).toBe('restricted_client')
    expect(isTeamRestricted(some, 'TEAMS_VIEW', ['office'])).toBe(true)
  })

  test('switching clients is judged at home, so that no account is locked in (decision 3)', () => {
    expect(can(user, 'CLIENT_SWITCH', b)).toBe(true)
    expect(denialOf(user, 'CLIENT_SWITCH', { clientId: 'a', homeClientId: 'b' })).toBe('restricted_client')
  })

  test('says the first reason only, the widest one first', () => {
    const place = { ...b, teamIds: ['drivers'] }
    const gone = { ...user, active: false }
    expect(denialOf(gone, 'USERS_VIEW', { ...place, reachable: false })).toBe('inactive')
    expect(denialOf(user, 'USERS_VIEW', { ...place, reachable: false })).toBe('client')
    expect(denialOf(user, 'PAYSLIPS_VIEW', place)).toBe('restricted_client')
    expect(can(gone, 'EMPLOYEES_VIEW', a)).toBe(false)
  })
})

describe('missingFor', () => {
  const change = { access: ['TEAMS_VIEW'], strict: 'TEAMS_CREATE' }

  test('asks for one of the permissions of the operation', () => {
    expect(missingFor(user, change, a)).toBeUndefined()
    expect(missingFor(user, { access: ['USERS_VIEW', 'TEAMS_VIEW'] }, a)).toBeUndefined()
    expect(missingFor(user, { access: ['USERS_VIEW', 'USERS_UPDATE'] }, a)).toBe('USERS_VIEW')
  })

  test('asks for the strict permission where the client has strict rights, and nowhere else', () => {
    const strict = { ...a, strictRights: true }
    expect(missingFor(user, change, strict)).toBe('TEAMS_CREATE')
    expect(missingFor({ ...user, permissions: ['TEAMS_VIEW', 'TEAMS_CREATE'] }, change, strict)).toBeUndefined()
    expect(missingFor({ ...user, permissions: ['TEAMS_CREATE'] }, change, strict)).toBe('TEAMS_VIEW')
    expect(missingFor(user, { access: ['TEAMS_VIEW'] }, strict)).toBeUndefined()
    expect(missingFor(user, change, { ...a, strictRights: false })).toBeUndefined()
  })

  test('judges the strict permission by its restrictions, too', () => {
    const holder = { ...user, permissions: ['TEAMS_VIEW', 'TEAMS_CREATE'] }
    const restricted = [{ permission: 'TEAMS_CREATE', client_ids: ['a'] }]
    expect(missingFor({ ...holder, restricted }, change, { ...a, strictRights: true })).toBe('TEAMS_CREATE')
  })
})

test('a new employee is in a team of every rule that limits to some, and in none that another one restricts', () => {
  const only = (permission: string, ...team_ids: string[]) => ({ permission, client_ids: ['a'], team_ids, only: true })
  const teams = (restricted: AccessHolder['restricted'], strictRights = true) =>
    teamsOfNew({ permissions: [], restricted }, strictRights)
  expect(teams([{ permission: 'EMPLOYEES_VIEW', client_ids: [], team_ids: ['x'] }])).toBeUndefined()
  expect(teams([only('EMPLOYEES_VIEW', 'x', 'y')])).toEqual(['x', 'y'])
  expect(teams([only('EMPLOYEES_VIEW', 'x', 'y'), only('EMPLOYEES_CREATE', 'y', 'z')])).toEqual(['y'])
  expect(teams([only('EMPLOYEES_CREATE', 'y')], false)).toBeUndefined()
  expect(
    teams([only('EMPLOYEES_CREATE', 'x', 'y'), { permission: 'EMPLOYEES_VIEW', client_ids: [], team_ids: ['x'] }]),
  ).toEqual(['y'])
  expect(teams([{ ...only('EMPLOYEES_VIEW'), client_ids: [] }])).toEqual([])
})
