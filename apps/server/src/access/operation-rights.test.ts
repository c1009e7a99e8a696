import { expect, test } from 'vitest'
import { grantPermissions, restrictPermissions } from '../modules/access/testing.ts'
import { makeTeam } from '../modules/teams/testing.ts'
import { employeeAt, grantTo, linkUser, userAt } from '../testing/people.ts'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { fixedId } from '../testing/tenants.ts'
import { rightsFor } from './operation-rights.ts'

const rule = (permission: string) => ({ permission, client_ids: ['c'], team_ids: ['t'] })
const restrictedOf = (names: string[], ...of: [access: string[], strict?: string]) =>
  rightsFor({ permissions: [], restricted: names.map(rule) }, { access: of[0], strict: of[1] }, true).restricted.map(
    ({ permission }) => permission,
  )

test('what restricts the strict permission of an operation restricts what it finds its records by', () => {
  expect(restrictedOf(['EMPLOYEES_UPDATE'], ['EMPLOYEES_VIEW'], 'EMPLOYEES_UPDATE')).toEqual([
    'EMPLOYEES_UPDATE',
    'EMPLOYEES_VIEW',
  ])
  expect(restrictedOf(['DOCUMENTS_DELETE'], ['EMPLOYEES_VIEW', 'DOCUMENTS_VIEW'], 'DOCUMENTS_DELETE')).toEqual([
    'DOCUMENTS_DELETE',
    'EMPLOYEES_VIEW',
    'DOCUMENTS_VIEW',
  ])
})

test('what restricts the one permission of a change restricts the view of its area', () => {
  expect(restrictedOf(['USERS_UPDATE'], ['USERS_UPDATE'])).toEqual(['USERS_UPDATE', 'USERS_VIEW'])
})

test('another permission, one of several, and the strict one where rights are not strict restrict nothing else', () => {
  expect(restrictedOf(['EMPLOYEES_DELETE'], ['EMPLOYEES_VIEW'], 'EMPLOYEES_UPDATE')).toEqual(['EMPLOYEES_DELETE'])
  expect(restrictedOf(['TEAMS_VIEW'], ['TEAMS_VIEW', 'USERS_VIEW'])).toEqual(['TEAMS_VIEW'])
  const holder = { permissions: [], restricted: [rule('EMPLOYEES_UPDATE')] }
  expect(rightsFor(holder, { access: ['EMPLOYEES_VIEW'], strict: 'EMPLOYEES_UPDATE' }, false)).toBe(holder)
})

// Fore1 is in the team A and has the account `nobody`; `reader` is the restricted one.
const server = setUpServer()
const admin = setUpUser(server, 'admin')
const reader = setUpUser(server, 'reader')
const team = fixedId('operation rights A')
const HELD = ['EMPLOYEES_UPDATE', 'USERS_UPDATE', 'USERS_VIEW'] as const

/** Restricts one permission of the reader from the team, and no other. */
async function restrict(permission?: string) {
  await grantTo(server, ['reader'], HELD)
  await server.inSystem(async (tx) => {
    await tx.deleteFrom('user_permission_restrictions').execute()
    const { client_id } = userAt('reader')
    const teams = await tx.selectFrom('teams').select('id').where('id', '=', team).execute()
    if (teams.length === 0) await makeTeam(tx, client_id, { id: team, label: 'A', members: [employeeAt(1)] })
    if (permission) await restrictPermissions(tx, userAt('reader'), [permission], { client: client_id, team })
  })
  await linkUser(server, 'nobody', employeeAt(1))
}

const setStrict = (strict_rights: 0 | 1) =>
  admin.patch(`/api/ssp/production/client/${admin.clientId}`, { strict_rights })

test('a team that restricts EMPLOYEES_UPDATE keeps its members from being changed, not from being seen', async () => {
  await restrict('EMPLOYEES_UPDATE')
  const url = `/api/ssp/production/employees/${admin.clientId}`
  const save = async (number: number) => {
    const id = employeeAt(number)
    const shown = await reader.get(`${url}?id=${id}`)
    expect(shown.statusCode).toBe(200)
    return (await reader.patch(`/api/ssp/production/employees/${id}`, { id, forename: 'X' })).statusCode
  }
  expect(await save(1)).toBe(200)
  await setStrict(1)
  expect(await save(1)).toBe(404)
  expect(await save(2)).toBe(200)
  await setStrict(0)
})

const access = (path: string) => `/api/ssp/production/access/${admin.clientId}/${path}`
const usernames = async () =>
  (await reader.get(access('users'))).json().map(({ username }: { username: string }) => username)
const nobodyId = userAt('nobody').user_id
const changeLabel = async () =>
  (await reader.patch(access('users'), { id: nobodyId, client_id: admin.clientId, label: 'Renamed' })).statusCode
const find = async () => (await reader.get(access('find-user?attribute=username&attributeVal=nobody'))).statusCode

test('an account belongs to the teams of its employee: USERS_VIEW hides it, USERS_UPDATE keeps it as it is', async () => {
  await restrict()
  expect(await usernames()).toContain('nobody')
  expect([await find(), await changeLabel()]).toEqual([200, 200])
  await restrict('USERS_UPDATE')
  expect(await usernames()).toContain('nobody')
  expect([await find(), await changeLabel()]).toEqual([200, 404])
  await restrict('USERS_VIEW')
  expect(await usernames()).not.toContain('nobody')
  expect([await find(), await changeLabel()]).toEqual([404, 404])
  const search = await reader.get(`/api/ssp/production/search/${admin.clientId}?text=nobody`)
  expect(JSON.stringify(search.json())).not.toContain('nobody of acme')
  const total = (await reader.get(access('users?count=true'))).json()
  expect(total).toEqual([{ total: (await usernames()).length }])
})

test('a team that restricts USERS_UPDATE takes no other permission from what the caller may hand on', async () => {
  await restrict('USERS_UPDATE')
  await linkUser(server, 'nobody', null)
  await grantTo(server, ['nobody'], ['USERS_VIEW'])
  expect(await changeLabel()).toBe(200)
  await grantTo(server, ['nobody'], ['USERS_UPDATE'])
  expect(await changeLabel()).toBe(403)
})

test('who is restricted by a team under USERS_VIEW sees the own account, no log of accounts, and gives no USERS_UPDATE', async () => {
  await restrict('USERS_VIEW')
  await linkUser(server, 'nobody', null)
  await linkUser(server, 'reader', employeeAt(1))
  expect(await usernames()).toContain('reader')
  await server.inSystem((tx) => grantPermissions(tx, userAt('reader'), ['USERS_UPDATE']))
  const log = await reader.get(access('audit-log?subjectKind=user'))
  expect(log.json()).toEqual([])
  const rights = await reader.get(access(`users/${nobodyId}/permissions`))
  const grantable = rights.json().filter((row: { grantable: boolean }) => row.grantable)
  expect(grantable.map(({ name }: { name: string }) => name)).not.toContain('USERS_UPDATE')
  await linkUser(server, 'reader', null)
})
