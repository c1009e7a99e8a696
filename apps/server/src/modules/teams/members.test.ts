import { beforeAll, beforeEach, expect, test } from 'vitest'
import { setUpServer } from '../../testing/set-up-server.ts'
import { employeeAt, userAt } from '../../testing/people.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { fixedId } from '../../testing/tenants.ts'
import { grantPermissions, restrictPermissions } from '../access/testing.ts'
import { insertMembers } from './members.repository.ts'
import { makeTeam } from './testing.ts'

// Fore1 and Fore2 are drivers; Fore3 is in no team. Each of two clients has the same.
const server = setUpServer()
let admin: SignedIn
const team = (client = 'acme') => fixedId(`drivers ${client}`)

beforeAll(async () => {
  await server.inSystem(async (tx) => {
    for (const client of ['acme', 'borealis']) {
      const client_id = server.tenants.clientId(client)
      await makeTeam(tx, client_id, { id: team(client), label: `Drivers of ${client}` })
      for (const n of [1, 2, 3])
        await tx
          .updateTable('employees')
          .set({ identifier: `${client}-${n}` })
          .where('id', '=', employeeAt(n, client))
          .execute()
    }
  })
  admin = await server.signIn('admin')
})

beforeEach(async () => {
  await server.inSystem(async (tx) => {
    await tx.deleteFrom('user_permission_restrictions').execute()
    await tx.deleteFrom('team_members').execute()
    for (const client of ['acme', 'borealis'])
      await insertMembers(
        tx,
        server.tenants.clientId(client),
        team(client),
        [1, 2].map((n) => employeeAt(n, client)),
      )
  })
})

const call = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  { headers = {}, by = admin }: { headers?: Record<string, string>; by?: SignedIn } = {},
) =>
  by.send({
    method,
    url: `/api/ssp/production/teams/${path}`,
    headers,
    ...(payload && { payload }),
  })
const members = (id = team()) => `members/${admin.clientId}/${id}`
const names = async () => (await call('GET', members())).json<{ forename: string }[]>().map(({ forename }) => forename)
const add = (membersToAdd: object[], headers = {}) =>
  call('POST', members(), { membersToAdd, teamLabel: 'Drivers of acme', clientId: admin.clientId }, { headers })

test('a page of the members, the leader first, with their number', async () => {
  await call('PATCH', `${members()}/${employeeAt(2)}`, { approver: 1 })
  const page = await call('GET', `${members()}?page=0&limit=10`)
  expect(page.json()).toMatchObject([
    { employee_id: employeeAt(2), identifier: 'acme-2', forename: 'Fore2', approver: 1 },
    { employee_id: employeeAt(1), identifier: 'acme-1', forename: 'Fore1', approver: 0 },
  ])
  expect((await call('GET', `${members()}?page=1&limit=1`)).json()).toMatchObject([{ forename: 'Fore1' }])
  expect((await call('GET', `${members()}?count=true`)).json()).toEqual([{ total: 2 }])
  expect((await call('GET', `${members()}?count=true&search=ACME-2`)).json()).toEqual([{ total: 1 }])
})

test('adds by id and by identifier, once, and who is a member stays one', async () => {
  const key = { 'idempotency-key': '5f0f6d5e-0000-4000-8000-00000000ab02' }
  const first = await add([{ identifier: 'acme-3' }, { employee_id: employeeAt(1) }], key)
  expect(first.statusCode).toBe(201)
  expect(first.json()).toEqual({ success: true, added: 1 })
  expect((await add([{ identifier: 'acme-3' }, { employee_id: employeeAt(1) }], key)).json()).toEqual(first.json())
  expect(await names()).toEqual(['Fore1', 'Fore2', 'Fore3'])
  expect((await add([{ employee_id: employeeAt(3) }])).json()).toEqual({ success: true, added: 0 })
})

test('one unknown employee rejects all; those of another client are unknown', async () => {
  const known = { employee_id: employeeAt(3) }
  expect((await add([known, { employee_id: employeeAt(1, 'borealis') }])).statusCode).toBe(404)
  const rejected = await add([known, { identifier: 'borealis-1' }])
  expect(rejected.statusCode).toBe(400)
  expect(rejected.json().fields).toEqual({ membersToAdd: 'No employee has the identifier borealis-1.' })
  expect((await add([known, {}])).statusCode).toBe(400)
  expect(await names()).toEqual(['Fore1', 'Fore2'])
})

test('a team of another client is absent in every operation', async () => {
  const foreign = team('borealis')
  const calls = [
    call('GET', `${admin.clientId}/${foreign}`),
    call('PATCH', `${admin.clientId}/${foreign}`, { label: 'Mine' }),
    call('DELETE', `${admin.clientId}/${foreign}`),
    call('GET', members(foreign)),
    call('GET', `${members(foreign)}?count=true`),
    call('POST', members(foreign), { membersToAdd: [{ employee_id: employeeAt(1) }] }),
    call('PATCH', `${members()}/${employeeAt(1, 'borealis')}`, { approver: 1 }),
    call('DELETE', `${members()}/${employeeAt(1, 'borealis')}`),
    call('GET', `employee/${admin.clientId}/${employeeAt(1, 'borealis')}`),
    call('DELETE', `remove/${admin.clientId}/borealis-1`),
  ]
  for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(404)
})

test('a team has one leader, also when two are made at once', async () => {
  const made = await Promise.all([1, 2].map((n) => call('PATCH', `${members()}/${employeeAt(n)}`, { approver: 1 })))
  expect(new Set(made.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  const leader = made[0]?.statusCode === 200 ? 1 : 2
  expect(made.find(({ statusCode }) => statusCode === 409)?.json().message).toBe('This team has a team leader already.')
  expect((await call('PATCH', `${members()}/${employeeAt(leader)}`, { approver: 1 })).statusCode).toBe(200)
  expect((await call('PATCH', `${members()}/${employeeAt(leader)}`, { approver: 0 })).statusCode).toBe(200)
  expect((await call('PATCH', `${members()}/${employeeAt(3 - leader)}`, { approver: 1 })).statusCode).toBe(200)
})

test('removes a member once; a second time there is none', async () => {
  expect((await call('DELETE', `${members()}/${employeeAt(1)}`)).statusCode).toBe(200)
  expect((await call('DELETE', `${members()}/${employeeAt(1)}`)).statusCode).toBe(404)
  expect(await names()).toEqual(['Fore2'])
})

test('the teams of an employee, and out of all of them by identifier', async () => {
  const teams = () => call('GET', `employee/${admin.clientId}/${employeeAt(1)}`)
  expect((await teams()).json()).toEqual([{ id: team(), label: 'Drivers of acme', approver: 0 }])
  expect((await call('DELETE', `remove/${admin.clientId}/acme-1`)).statusCode).toBe(200)
  expect((await teams()).json()).toEqual([])
  expect((await call('DELETE', `remove/${admin.clientId}/acme-1`)).statusCode).toBe(200)
})

test('each change of membership is in the log of the employee, with who made it', async () => {
  const logged = () =>
    server.db
      .selectFrom('interactions')
      .select(['type', 'description', 'employee_id', 'user_id'])
      .where('employee_id', '=', employeeAt(1))
      .orderBy('id')
      .execute()
  const before = (await logged()).length
  await call('PATCH', `${members()}/${employeeAt(1)}`, { approver: 1 })
  await call('PATCH', `${members()}/${employeeAt(1)}`, { approver: 1 })
  await call('PATCH', `${members()}/${employeeAt(1)}`, { approver: 0 })
  await call('DELETE', `${members()}/${employeeAt(1)}`)
  await add([{ employee_id: employeeAt(1) }])
  await call('DELETE', `remove/${admin.clientId}/acme-1`)
  const rows = (await logged()).slice(before)
  expect(rows.map(({ type }) => type)).toEqual([
    'team_leader_made',
    'team_leader_revoked',
    'team_removed',
    'team_added',
    'team_removed',
  ])
  expect(rows[0]).toMatchObject({
    description: 'Made leader of the team Drivers of acme.',
    employee_id: employeeAt(1),
    user_id: server.tenants.userId('acme', 'admin'),
  })
})

test('renames with the version that was read, and not to a label in use', async () => {
  const created = await call('POST', admin.clientId, { label: 'Couriers' })
  const url = `${admin.clientId}/${created.json().id}`
  const read = await call('GET', url)
  const headers = { 'if-match': String(read.headers['etag']) }
  const renamed = await call('PATCH', url, { label: ' Riders ' }, { headers })
  expect(renamed.json()).toMatchObject({ label: 'Riders' })
  const late = await call('PATCH', url, { label: 'Runners' }, { headers })
  expect(late.statusCode).toBe(412)
  expect(late.json().current).toMatchObject({ label: 'Riders' })
  const taken = await call('PATCH', url, { label: 'DRIVERS of acme' })
  expect(taken.statusCode).toBe(409)
  expect(taken.json().fields).toEqual({ label: 'A team with this name exists already.' })
  expect((await call('PATCH', url, { label: '  ' })).statusCode).toBe(400)
  expect((await call('DELETE', url, undefined, { headers })).statusCode).toBe(412)
  expect((await call('DELETE', url)).statusCode).toBe(200)
  expect((await call('GET', url)).statusCode).toBe(404)
})

test('a team with members is removed; the employees stay', async () => {
  const created = (await call('POST', admin.clientId, { label: 'Short-lived' })).json()
  await call('POST', members(created.id), { membersToAdd: [{ employee_id: employeeAt(3) }] })
  expect((await call('DELETE', `${admin.clientId}/${created.id}`)).statusCode).toBe(200)
  expect((await add([{ employee_id: employeeAt(3) }])).json()).toMatchObject({ added: 1 })
})

test('a restricted team and the members of one are out of reach', async () => {
  const staff = await server.signIn('staff')
  const other = (await call('POST', admin.clientId, { label: 'Other' })).json().id
  await call('POST', members(other), { membersToAdd: [{ employee_id: employeeAt(1) }, { employee_id: employeeAt(3) }] })
  await server.inSystem((tx) => restrictPermissions(tx, userAt('staff'), ['TEAMS_VIEW'], { team: team() }))
  const by = { by: staff }
  expect((await call('GET', `${admin.clientId}/${team()}`, undefined, by)).statusCode).toBe(404)
  expect((await call('GET', members(), undefined, by)).statusCode).toBe(404)
  const rows = (await call('GET', members(other), undefined, by)).json<{ forename: string }[]>()
  expect(rows.map(({ forename }) => forename)).toEqual(['Fore3'])
  expect((await call('GET', `${members(other)}?count=true`, undefined, by)).json()).toEqual([{ total: 1 }])
  const counts = async (who: SignedIn) =>
    (await call('GET', `${admin.clientId}?search=Other`, undefined, { by: who }))
      .json<{ membersCount: number }[]>()
      .map(({ membersCount }) => membersCount)
  expect([await counts(staff), await counts(admin)]).toEqual([[1], [2]])
  for (const method of ['DELETE', 'PATCH'] as const) {
    const payload = method === 'PATCH' ? { approver: 1 } : undefined
    expect((await call(method, `${members(other)}/${employeeAt(1)}`, payload, by)).statusCode).toBe(404)
  }
  const added = await call('POST', members(other), { membersToAdd: [{ employee_id: employeeAt(2) }] }, by)
  expect(added.statusCode).toBe(404)
  expect((await call('DELETE', `remove/${admin.clientId}/acme-2`, undefined, by)).statusCode).toBe(404)
})

test('every operation needs TEAMS_VIEW', async () => {
  const nobody = await server.signIn('nobody')
  const by = { by: nobody }
  expect((await call('GET', members(), undefined, by)).statusCode).toBe(403)
  expect((await call('DELETE', `${members()}/${employeeAt(1)}`, undefined, by)).statusCode).toBe(403)
  expect((await call('GET', `employee/${admin.clientId}/${employeeAt(1)}`, undefined, by)).statusCode).toBe(403)
})

test('the employees outside of a team, with their number', async () => {
  const get = (query: string) =>
    admin.get(`/api/ssp/production/employees/${admin.clientId}?notInTeam=${team()}${query}`)
  const { employees } = (await get('&limit=5')).json<{ employees: { id: string }[] }>()
  expect(employees.map(({ id }) => id)).toEqual([employeeAt(3)])
  expect((await get('&count=true')).json()).toMatchObject({ count: 1 })
  expect((await get('&count=true&search=Fore1')).json()).toMatchObject({ count: 0 })
})

// Each employee is in `Drivers`, `Kept`, both or none; a rule of `reader` names `Kept`.
test.each(
  ['TEAMS_VIEW', 'EMPLOYEES_VIEW', 'USERS_VIEW', 'NEWS_VIEW'].flatMap((permission) =>
    [false, true].map((only) => ({ permission, only })),
  ),
)(
  'removing from all teams ends no membership that a rule on $permission, only $only, keeps',
  async ({ permission, only }) => {
    const kept = fixedId(`kept ${permission} ${only}`)
    await server.inSystem(async (tx) => {
      await makeTeam(tx, admin.clientId, { id: kept, members: [employeeAt(2), employeeAt(3)] })
      await grantPermissions(tx, userAt('reader'), ['TEAMS_VIEW', 'EMPLOYEES_VIEW', permission])
      await restrictPermissions(tx, userAt('reader'), [permission], { team: kept, only })
    })
    const reader = await server.signIn('reader')
    const membersOf = () =>
      server.db
        .selectFrom('team_members')
        .select('employee_id')
        .where('team_id', '=', kept)
        .orderBy('employee_id')
        .execute()
    const before = await membersOf()
    const statuses: number[] = []
    for (const n of [1, 2, 3])
      statuses.push((await call('DELETE', `remove/${admin.clientId}/acme-${n}`, undefined, { by: reader })).statusCode)
    expect(await membersOf()).toEqual(before)
    for (const status of statuses.slice(1)) expect([403, 404]).toContain(status)
    expect(statuses[0]).toBe(only && ['TEAMS_VIEW', 'EMPLOYEES_VIEW'].includes(permission) ? 404 : 200)
    await server.inSystem(async (tx) => {
      await tx.deleteFrom('user_permissions_only').where('user_id', '=', userAt('reader').user_id).execute()
      await tx.deleteFrom('user_permission_restrictions').where('restricted_team_id', '=', kept).execute()
      await tx.deleteFrom('teams').where('id', '=', kept).execute()
    })
  },
)
