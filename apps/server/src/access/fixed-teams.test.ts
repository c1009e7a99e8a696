import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { grantPermissions, restrictPermissions } from '../modules/access/testing.ts'
import { insertMerge } from '../modules/employees/merges.repository.ts'
import { makeTeam } from '../modules/teams/testing.ts'
import { employeeAt, userAt } from '../testing/people.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { fixedId } from '../testing/tenants.ts'
import type { SignedIn } from '../testing/test-server.ts'

// Fore1 is in the team that the rule names, Fore2 in another one, Fore3 in none. `staff` of acme is restricted.
const server = setUpServer()
const [NAMED, OTHER] = [fixedId('fixed team'), fixedId('team beside it')]
const GRANTED = ['EMPLOYEES_CREATE', 'EMPLOYEES_UPDATE', 'TEAMS_UPDATE']
let staff: SignedIn

beforeAll(async () => {
  staff = await server.signIn('staff')
})

beforeEach(() =>
  server.inSystem(async (tx) => {
    await tx.deleteFrom('user_permission_restrictions').execute()
    await tx.deleteFrom('user_permissions_only').execute()
    await tx.deleteFrom('teams').execute()
    await tx.deleteFrom('employee_merges').execute()
    await makeTeam(tx, staff.clientId, { id: NAMED, label: 'Named', members: [employeeAt(1)] })
    await makeTeam(tx, staff.clientId, { id: OTHER, label: 'Other', members: [employeeAt(2)] })
    await grantPermissions(tx, userAt('staff'), GRANTED)
  }),
)

const restrict = (permission: string, only = false) =>
  server.inSystem((tx) => restrictPermissions(tx, userAt('staff'), [permission], { team: NAMED, only }))

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  staff.send({ method, url: `/api/ssp/production/${path}`, ...(payload && { payload }) })

const memberships = () =>
  server.db
    .selectFrom('team_members as m')
    .innerJoin('teams as t', (on) => on.onRef('t.client_id', '=', 'm.client_id').onRef('t.id', '=', 'm.team_id'))
    .select(['t.label', 'm.employee_id', 'm.approver'])
    .orderBy('t.label')
    .orderBy('m.employee_id')
    .execute()

/** Every operation that changes the named team or its members. */
const attempts = (): [what: string, send: () => ReturnType<typeof send>][] => {
  const at = staff.clientId
  const member = `teams/members/${at}/${NAMED}/${employeeAt(1)}`
  const adding = (id: string) => ({ membersToAdd: [{ employee_id: id }] })
  return [
    ['add', () => send('POST', `teams/members/${at}/${NAMED}`, adding(employeeAt(3)))],
    ['add from another team', () => send('POST', `teams/members/${at}/${NAMED}`, adding(employeeAt(2)))],
    ['remove', () => send('DELETE', member)],
    ['lead', () => send('PATCH', member, { approver: 1 })],
    ['remove from all', () => send('DELETE', `teams/remove/${at}/acme-1`)],
    ['rename', () => send('PATCH', `teams/${at}/${NAMED}`, { label: 'Renamed' })],
    ['remove the employee', () => send('DELETE', `employees/${at}`, { id: employeeAt(1) })],
    ['delete', () => send('DELETE', `teams/${at}/${NAMED}`)],
  ]
}

describe('who is restricted by a team changes neither its members nor the team', () => {
  for (const [permission, only] of [
    ['EMPLOYEES_VIEW', false],
    ['EMPLOYEES_VIEW', true],
    ['SURVEYS_VIEW', false],
    ['SURVEYS_VIEW', true],
    ['TEAMS_VIEW', false],
    ['TEAMS_VIEW', true],
  ] as const)
    test(`${only ? 'only' : 'all except'} the team, under ${permission}`, async () => {
      await restrict(permission, only)
      const before = await memberships()
      for (const [what, attempt] of attempts())
        expect([what, [403, 404].includes((await attempt()).statusCode)]).toEqual([what, true])
      expect(await memberships()).toEqual(before)
      const { label } = await server.db
        .selectFrom('teams')
        .select('label')
        .where('id', '=', NAMED)
        .executeTakeFirstOrThrow()
      expect(label).toBe('Named')
    })
})

describe('who is restricted by a team neither merges two accounts of which the rule reaches one alone, nor ends their merge', () => {
  for (const permission of ['SURVEYS_UPDATE', 'DOCUMENTS_VIEW', 'PAYSLIPS_VIEW'])
    test.each([true, false])(`under ${permission}, only the team: %s`, async (only) => {
      await restrict(permission, only)
      const post = (name: string, payload: object) =>
        send('POST', `employees/${staff.clientId}?function=${name}`, payload)
      const pairs = [
        { employee_id: employeeAt(2), linked_id: employeeAt(1) },
        { employee_id: employeeAt(1), linked_id: employeeAt(2) },
      ]
      for (const pair of pairs) expect((await post('mergeEmployee', pair)).statusCode).toBe(403)
      // An administrator without the rule may have merged them.
      for (const pair of pairs) {
        await server.inSystem((tx) =>
          insertMerge(tx, { client_id: staff.clientId, user_id: userAt('admin').user_id, ...pair }),
        )
        const { employee_id, linked_id } = pair
        expect((await post('deleteMerge', { employee_id, target_employee_id: linked_id })).statusCode).toBe(403)
        for (const id of [employee_id, linked_id])
          expect((await send('DELETE', `employees/${staff.clientId}`, { id })).statusCode).toBe(403)
        await server.db.deleteFrom('employee_merges').execute()
      }
      // The rule reaches both alike.
      const alike = { employee_id: employeeAt(2), linked_id: employeeAt(3) }
      expect((await post('mergeEmployee', alike)).statusCode).toBe(200)
      const link = { employee_id: employeeAt(2), target_employee_id: employeeAt(3) }
      expect((await post('deleteMerge', link)).statusCode).toBe(200)
    })
})

test('a team that no restriction names is changed as before', async () => {
  await restrict('SURVEYS_VIEW')
  const at = `${staff.clientId}/${OTHER}`
  const body = { membersToAdd: [{ employee_id: employeeAt(3) }] }
  expect((await send('POST', `teams/members/${at}`, body)).statusCode).toBe(201)
  expect((await send('DELETE', `teams/members/${at}/${employeeAt(3)}`)).statusCode).toBe(200)
  expect((await send('DELETE', `teams/${at}`)).statusCode).toBe(200)
})

test('a restriction on employees hides the team and its members from the screen of teams', async () => {
  await restrict('EMPLOYEES_VIEW')
  const teams = await send('GET', `teams/${staff.clientId}`)
  expect(teams.json<{ id: string }[]>().map(({ id }) => id)).toEqual([OTHER])
  expect((await send('GET', `teams/members/${staff.clientId}/${NAMED}`)).statusCode).toBe(404)
})

test('a permission limited to a team reads no other team, and adds no employee to its own', async () => {
  await restrict('EMPLOYEES_VIEW', true)
  const teams = await send('GET', `teams/${staff.clientId}`)
  expect(teams.json<{ id: string }[]>().map(({ id }) => id)).toEqual([NAMED])
  const body = { membersToAdd: [{ identifier: 'acme-3' }] }
  expect((await send('POST', `teams/members/${staff.clientId}/${NAMED}`, body)).statusCode).toBe(403)
  const list = await send('GET', `employees/${staff.clientId}`)
  expect(list.json<{ employees: { forename: string }[] }>().employees.map(({ forename }) => forename)).toEqual([
    'Fore1',
  ])
})

/** A permission whose screens follow no rule by team. */
const FREE = 'KNOWLEDGE_BASE_VIEW'
/** A rule by team, and what an account with it does not give. */
const KEPT: [rule: string, kept: string[]][] = [
  ['SURVEYS_VIEW', ['ANALYTICS_VIEW', 'EMPLOYEES_VIEW', 'SURVEYS_VIEW', 'TEAMS_VIEW']],
  [
    'EMPLOYEES_VIEW',
    [
      'ANALYTICS_VIEW',
      'EMPLOYEES_VIEW',
      'INCIDENTS_VIEW',
      'NEWS_VIEW',
      'PAYDOCS_VIEW',
      'PAYSLIPS_VIEW',
      'RECOGNITION_VIEW',
      'TEAMS_VIEW',
      'USERS_VIEW',
    ],
  ],
  ['USERS_VIEW', ['ANALYTICS_VIEW', 'EMPLOYEES_VIEW', 'INCIDENTS_VIEW', 'TEAMS_VIEW', 'USERS_VIEW']],
  [
    'TEAMS_VIEW',
    ['ANALYTICS_VIEW', 'EMPLOYEES_VIEW', 'INCIDENTS_VIEW', 'RECOGNITION_VIEW', 'TEAMS_VIEW', 'USERS_VIEW'],
  ],
]

test.each(KEPT)(
  'who is restricted by a team under %s gives no permission whose screens follow that: %j',
  async (rule, kept) => {
    const user = {
      label: 'Eve',
      username: 'eve',
      email: 'eve@acme.example',
      password: 'Quiet-Harbour-77',
      confirmPassword: 'Quiet-Harbour-77',
    }
    await server.inSystem((tx) => grantPermissions(tx, userAt('staff'), [...kept, FREE]))
    const idOf = async (permission: string) =>
      (
        await server.db
          .selectFrom('permissions')
          .select('id')
          .where('client_id', '=', staff.clientId)
          .where('name', '=', permission)
          .executeTakeFirstOrThrow()
      ).id
    const create = async (permission: string, username: string) =>
      send('POST', `access/${staff.clientId}/users`, {
        user: { ...user, username, email: `${username}@acme.example` },
        userClients: [staff.clientId],
        userPermissions: [await idOf(permission)],
        clientId: staff.clientId,
      })
    await restrict(rule)
    for (const permission of kept)
      expect((await create(permission, 'eve')).json()).toMatchObject({ code: 'forbidden', permission })
    expect((await create(FREE, `mallory-${rule}`)).statusCode).toBe(201)
  },
)

test('deleting a team keeps what its members are to a restriction, until somebody without it decides', async () => {
  const admin = await server.signIn('admin')
  await server.inSystem((tx) =>
    grantPermissions(tx, userAt('admin'), [...GRANTED, FREE, 'PLATFORM_VIEW', ...KEPT.flatMap(([, kept]) => kept)]),
  )
  await restrict('EMPLOYEES_VIEW')
  const names = async () =>
    (await send('GET', `employees/${staff.clientId}`))
      .json<{ employees: { forename: string }[] }>()
      .employees.map(({ forename }) => forename)
      .toSorted()
  const base = '/api/ssp/production'
  const deleted = await admin.delete(`${base}/teams/${staff.clientId}/${NAMED}`)
  expect(deleted.statusCode).toBe(200)
  expect(await names()).toEqual(['Fore2', 'Fore3'])
  const { user_id: userId } = userAt('staff')
  const user = `${base}/access/${staff.clientId}/users/${userId}`
  const teams = await admin.get(`${user}?function=getUserTeams`)
  expect(teams.json()).toContainEqual({ id: NAMED, label: 'Named', client_id: staff.clientId, deleted: true })
  const lift = (by: SignedIn) =>
    by.patch(`${user}/permissions?function=updateUserPermissionsRestricted`, {
      id: fixedId('grant acme staff EMPLOYEES_VIEW'),
      userId,
      clientIds: [],
      teamIds: [],
    })
  expect((await lift(staff)).statusCode).toBe(403)
  expect(await names()).toEqual(['Fore2', 'Fore3'])
  expect((await lift(admin)).statusCode).toBe(200)
  expect(await names()).toEqual(['Fore1', 'Fore2', 'Fore3'])
})

test('a permission limited to a team that is deleted opens no other team, also beside another permission of the list', async () => {
  const admin = await server.signIn('admin')
  await server.inSystem((tx) => grantPermissions(tx, userAt('admin'), [...GRANTED, 'PLATFORM_VIEW']))
  await restrict('TEAMS_VIEW', true)
  const teams = async () => (await send('GET', `teams/${staff.clientId}`)).json<{ id: string }[]>().map(({ id }) => id)
  expect(await teams()).toEqual([NAMED])
  const deleted = await admin.delete(`/api/ssp/production/teams/${staff.clientId}/${NAMED}`)
  expect(deleted.statusCode).toBe(200)
  expect(await teams()).toEqual([])
})
