import { beforeAll, expect, test } from 'vitest'
import { setUpServer } from '../../testing/set-up-server.ts'
import { employeeAt } from '../../testing/people.ts'
import { fixedId } from '../../testing/tenants.ts'
import { makeTeam } from './testing.ts'

const server = setUpServer()

beforeAll(async () => {
  await server.inSystem(async (tx) => {
    for (const client of ['acme', 'borealis']) {
      const client_id = server.tenants.clientId(client)
      const [members, leader] = [[employeeAt(1, client), employeeAt(2, client)], employeeAt(3, client)]
      await makeTeam(tx, client_id, { id: fixedId(`team ${client}`), label: `Drivers of ${client}`, members, leader })
      await makeTeam(tx, client_id, { id: fixedId(`empty ${client}`), label: '100 % of us' })
    }
  })
})

test('teams of the client with the leader first, found by label', async () => {
  const admin = await server.signIn('admin')
  const list = async (search: string) =>
    (await admin.get(`/api/ssp/production/teams/${admin.clientId}?search=${encodeURIComponent(search)}`)).json()
  const [empty, drivers] = await list('')
  expect(empty).toMatchObject({ label: '100 % of us', employees: [], membersCount: 0 })
  expect(drivers).toMatchObject({ label: 'Drivers of acme', client_id: admin.clientId, membersCount: 3 })
  expect(
    drivers.employees.map((member: { forename: string; approver: number }) => [member.forename, member.approver]),
  ).toEqual([
    ['Fore3', 1],
    ['Fore1', 0],
    ['Fore2', 0],
  ])
  expect(await list('borealis')).toEqual([])
  expect(await list('%')).toHaveLength(1)
})

const url = (clientId: string, query = '') => `/api/ssp/production/teams/${clientId}${query}`

test('a page of the teams and their number', async () => {
  const admin = await server.signIn('admin')
  const get = async (query: string) => (await admin.get(url(admin.clientId, query))).json<unknown[]>()
  expect(await get('?limit=1&page=1')).toMatchObject([{ label: 'Drivers of acme' }])
  expect(await get('?limit=1&page=2')).toEqual([])
  expect(await get('?count=true')).toEqual([{ total: 2 }])
  expect(await get('?count=true&search=DRIVERS')).toEqual([{ total: 1 }])
})

test('creates a team once per key, trimmed and in the audit log', async () => {
  const admin = await server.signIn('admin')
  const create = () =>
    admin.post(
      url(admin.clientId),
      { label: '  Night desk ' },
      { 'idempotency-key': '5f0f6d5e-0000-4000-8000-00000000ab01' },
    )
  const first = await create()
  expect(first.statusCode).toBe(201)
  expect(first.json()).toMatchObject({ label: 'Night desk', client_id: admin.clientId, employees: [] })
  expect((await create()).json()).toEqual(first.json())
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['client_id', 'target'])
    .where('action', '=', 'team.create')
    .execute()
  expect(rows).toEqual([{ client_id: admin.clientId, target: first.json().id }])
})

test('a label in use is rejected at its field, and is free in another client', async () => {
  const create = async (client: string, label: string) => {
    const admin = await server.signIn('admin', { client })
    return admin.post(url(admin.clientId), { label })
  }
  const taken = await create('acme', 'drivers OF acme')
  expect(taken.statusCode).toBe(409)
  expect(taken.json()).toMatchObject({ fields: { label: 'A team with this name exists already.' } })
  expect((await create('borealis', 'Drivers of acme')).statusCode).toBe(201)
  const blank = await create('acme', '   ')
  expect(blank.statusCode).toBe(400)
  expect(blank.json()).toMatchObject({ fields: { label: 'This is required.' } })
})

test('needs a permission', async () => {
  const nobody = await server.signIn('nobody')
  const answer = await nobody.get(`/api/ssp/production/teams/${nobody.clientId}`)
  expect(answer.statusCode).toBe(403)
})
