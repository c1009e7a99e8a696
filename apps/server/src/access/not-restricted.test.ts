import { can } from '@ssp/api/can'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeTeam } from '../modules/teams/testing.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { employeeAt } from '../testing/people.ts'
import type { SignedIn } from '../testing/test-server.ts'
import { fixedId } from '../testing/tenants.ts'
import { findActor } from '../session/actor.repository.ts'
import { employeesAs, notRestricted } from './not-restricted.ts'

// Fore1 is in the teams A and B, Fore2 in B, Fore3 in none. `staff` of acme is restricted from A, and works in borealis too.
const server = setUpServer()
let staff: SignedIn
const team = (client: string, label: string) => fixedId(`restricted team ${client} ${label}`)
const MEMBERS: [label: string, employees: number[]][] = [
  ['A', [1]],
  ['B', [1, 2]],
]

beforeAll(async () => {
  await server.inSystem(async (tx) => {
    for (const client of ['acme', 'borealis']) {
      const client_id = server.tenants.clientId(client)
      for (const [label, numbers] of MEMBERS) {
        const members = numbers.map((n) => employeeAt(n, client))
        await makeTeam(tx, client_id, { id: team(client, label), label: `${label} of ${client}`, members })
      }
      await tx
        .updateTable('employees')
        .set({ registered_at: '2026-01-05T10:00:00Z' })
        .where('client_id', '=', client_id)
        .execute()
    }
  })
  staff = await server.signIn('staff')
})

const get = async (path: string) => (await staff.get(`/api/ssp/production/${path}`)).json()
const restrict = async (permission: string, clientIds: string[], teamIds: string[], only?: boolean) => {
  const userId = server.tenants.userId('acme', 'staff')
  const response = await staff.patch(
    `/api/ssp/production/access/${staff.clientId}/users/${userId}/permissions?function=updateUserPermissionsRestricted`,
    { id: fixedId(`grant acme staff ${permission}`), userId, clientIds, teamIds, only },
  )
  expect(response.statusCode).toBe(200)
}
const forenames = (rows: { forename: string }[]) => rows.map(({ forename }) => forename).toSorted()

// An account cannot lift its own restrictions, so they are removed in the database.
const unrestrict = () =>
  server.inSystem(async (tx) => {
    await tx.deleteFrom('user_permission_restrictions').execute()
    await tx.deleteFrom('user_permissions_only').execute()
  })
beforeEach(unrestrict)

test('lists, counts, searches and details leave out employees of a restricted team', async () => {
  const list = `employees/${staff.clientId}`
  expect(await get(list)).toMatchObject({ count: 3 })
  await restrict('EMPLOYEES_VIEW', [], [team('acme', 'A')])
  expect(forenames((await get(list)).employees)).toEqual(['Fore2', 'Fore3'])
  expect(forenames((await get(`${list}?page=0&limit=1`)).employees)).toEqual(['Fore2'])
  expect(forenames((await get(`${list}?search=Canary`)).employees)).toEqual(['Fore2', 'Fore3'])
  expect(await get(`${list}?count=true`)).toMatchObject({ count: 2 })
  expect(await get(`${list}?count=true&search=Canary`)).toMatchObject({ count: 2 })
  expect(await get(`${list}?id=${employeeAt(1, 'acme')}`)).toMatchObject({ code: 'not_found' })
  expect(await get(`${list}?id=${employeeAt(2, 'acme')}`)).toMatchObject({ count: 1 })
})

test('an identifier in use names its employee within reach only, and gives the same response otherwise', async () => {
  await restrict('EMPLOYEES_VIEW', [], [team('acme', 'A')])
  const create = async (identifier: string) => {
    const url = `/api/ssp/production/employees/${staff.clientId}?function=quickCreate`
    const response = await staff.post(url, { clientId: staff.clientId, surname: 'Probe', identifier })
    const { errorId: _, ...body } = response.json<{ errorId: string }>()
    return [response.statusCode, body] as const
  }
  const [[hiddenStatus, hidden], [shownStatus, shown]] = [await create('acme-1'), await create('acme-3')]
  expect([hiddenStatus, shownStatus]).toEqual([409, 409])
  expect(shown).toEqual({ ...hidden, holder: { kind: 'employee', key: employeeAt(3), label: 'Fore3 Canary-acme' } })
  expect(hidden).toMatchObject({ fields: { identifier: 'This is in use already.' } })
  expect(JSON.stringify(hidden)).not.toMatch(/acme-1|Fore1|team|holder/i)
})

test('the dashboard and the charts leave them out, charts also under the permission of analytics', async () => {
  const dashboard = `analytics/${staff.clientId}?function=getDashboardEmployees`
  const today = new Date().toISOString().slice(0, 10)
  const period = `start=2025-01-01&end=${today}`
  const chart = `analytics/${staff.clientId}?function=getEmployeeRegistrationAnalytics&${period}`
  expect(await get(dashboard)).toMatchObject({ registered: 3 })
  await restrict('EMPLOYEES_VIEW', [], [team('acme', 'B')])
  expect(await get(dashboard)).toMatchObject({ registered: 1, unregistered: 0 })
  expect(forenames((await get(dashboard)).employees)).toEqual(['Fore3'])
  expect((await get(chart)).values).toEqual([1, 0])
  await unrestrict()
  await restrict('ANALYTICS_VIEW', [], [team('acme', 'B')])
  expect(await get(dashboard)).toMatchObject({ registered: 3 })
  expect(forenames((await get(dashboard)).employees)).toEqual(['Fore3'])
  expect((await get(chart)).values).toEqual([1, 0])
})

test('the teams leave out a restricted one, and its members in the others', async () => {
  const teams = async () =>
    (await get(`teams/${staff.clientId}`)).map((row: { label: string; employees: { forename: string }[] }) => [
      row.label,
      forenames(row.employees),
    ])
  expect(await teams()).toEqual([
    ['A of acme', ['Fore1']],
    ['B of acme', ['Fore1', 'Fore2']],
  ])
  await restrict('TEAMS_VIEW', [], [team('acme', 'A')])
  expect(await teams()).toEqual([['B of acme', ['Fore2']]])
})

test('a list over several clients leaves out clients and teams where either permission is restricted', async () => {
  const url = (more = '') => `platform/${staff.clientId}/employees?function=getEmployees${more}`
  expect((await get(url())).count).toBe(6)
  await restrict('EMPLOYEES_VIEW', [], [team('borealis', 'A')])
  expect((await get(url())).count).toBe(5)
  expect((await get(url('&search=Canary'))).employees).toHaveLength(5)
  await restrict('PLATFORM_VIEW', [], [team('acme', 'B')])
  expect((await get(url())).count).toBe(3)
  const borealis = server.tenants.clientId('borealis')
  for (const permission of ['EMPLOYEES_VIEW', 'PLATFORM_VIEW']) {
    await unrestrict()
    await restrict(permission, [borealis], [])
    const { employees, count } = await get(url())
    expect(count).toBe(3)
    expect(employees.every((row: { client_id: string }) => row.client_id === staff.clientId)).toBe(true)
  }
})

test('staff cannot enter a client where PLATFORM_VIEW is restricted', async () => {
  const borealis = server.tenants.clientId('borealis')
  const enter = async () =>
    (await staff.get(`/api/ssp/production/employees/${borealis}`, { 'ssp-client': borealis })).statusCode
  expect(await enter()).toBe(200)
  await restrict('PLATFORM_VIEW', [borealis], [])
  expect(await enter()).toBe(404)
})

test('a permission that applies only to a team reaches its members alone, also when teams are added or deleted', async () => {
  const list = `employees/${staff.clientId}`
  await restrict('EMPLOYEES_VIEW', [], [team('acme', 'A')], true)
  expect(forenames((await get(list)).employees)).toEqual(['Fore1'])
  expect(await get(`${list}?count=true`)).toMatchObject({ count: 1 })
  expect(await get(`${list}?id=${employeeAt(2, 'acme')}`)).toMatchObject({ code: 'not_found' })
  const { database } = server.deps
  const later = await database.withSystem((tx) =>
    makeTeam(tx, staff.clientId, { label: 'Made later', members: [employeeAt(3)] }),
  )
  expect(forenames((await get(list)).employees)).toEqual(['Fore1'])
  await unrestrict()
  await restrict('EMPLOYEES_VIEW', [], [later], true)
  expect(forenames((await get(list)).employees)).toEqual(['Fore3'])
  await database.withSystem((tx) => tx.deleteFrom('teams').where('id', '=', later).execute())
  expect(await get(list)).toMatchObject({ code: 'forbidden' })
})

test('a permission that applies only in a client is restricted in every other', async () => {
  const borealis = server.tenants.clientId('borealis')
  await restrict('EMPLOYEES_VIEW', [borealis], [], true)
  expect(await get(`employees/${staff.clientId}`)).toMatchObject({ code: 'forbidden' })
  const headers = { 'ssp-client': borealis }
  const there = await staff.get(`/api/ssp/production/employees/${borealis}`, headers)
  expect(there.json()).toMatchObject({ count: 3 })
})

test('rows are left out exactly where `can` judges so', async () => {
  const { database } = server.deps
  const subject = { homeClientId: staff.clientId, userId: server.tenants.userId('acme', 'staff'), sessionId: '' }
  const choices = [[], ['A'], ['B'], ['A', 'B']].map((labels) => labels.map((label) => team('acme', label)))
  const cases = [false, true].flatMap((only) => choices.map((teamIds) => ({ only, teamIds })))
  for (const { only, teamIds } of cases.filter((one) => !one.only || one.teamIds.length > 0)) {
    await unrestrict()
    await restrict('EMPLOYEES_VIEW', [], teamIds, only)
    const actor = await database.readSystem((db) => findActor(db, subject))
    if (!actor) throw new Error('staff is unknown')
    const rows = await database.withSystem((tx) =>
      tx
        .selectFrom('employees as e')
        .select('e.id')
        .where('e.client_id', '=', staff.clientId)
        .where((at) => at.and(notRestricted(actor, 'EMPLOYEES_VIEW', employeesAs('e'))))
        .execute(),
    )
    const judged = [1, 2, 3].filter((n) => {
      const ofEmployee = MEMBERS.flatMap(([label, members]) => (members.includes(n) ? team('acme', label) : []))
      const place = { clientId: staff.clientId, homeClientId: staff.clientId, teamIds: ofEmployee }
      return can(actor.rights, 'EMPLOYEES_VIEW', place)
    })
    const ids = new Set(rows.map(({ id }) => id))
    expect([1, 2, 3].filter((n) => ids.has(employeeAt(n)))).toEqual(judged)
  }
})
