import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { fixedId } from '../../testing/tenants.ts'
import { makeEmployee } from './testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')

const address = (clientId: string, query = '') => `/api/ssp/production/employees/${clientId}${query}`
const get = async (query = '', who = admin) => who.get(address(who.clientId, query))
const create = (payload: object, headers: Record<string, string> = {}) =>
  admin.post(address(admin.clientId, '?function=quickCreate'), { clientId: admin.clientId, ...payload }, headers)
const surnames = (answer: { json: () => { employees: { surname: string }[] } }) =>
  answer.json().employees.map((row) => row.surname)

const dashboard = () => admin.get(`/api/ssp/production/analytics/${admin.clientId}?function=getDashboardEmployees`)
const pageIds = async (page: number): Promise<string[]> =>
  (await get(`?page=${page}&limit=7`)).json().employees.map((row: { id: string }) => row.id)

test('each tenant sees only its own employees', async () => {
  const other = await server.signIn('admin', { client: 'borealis' })
  expect(surnames(await get())).toEqual(['Canary-acme', 'Canary-acme', 'Canary-acme'])
  expect(surnames(await get('', other))).toEqual(['Canary-borealis', 'Canary-borealis', 'Canary-borealis'])
  expect((await get('?search=canary-borealis')).json().employees).toEqual([])
  const foreign = fixedId('employee borealis 1')
  expect((await get(`?id=${foreign}`)).statusCode).toBe(404)
  expect((await other.get(address(admin.clientId), { 'ssp-client': admin.clientId })).statusCode).toBe(404)
})

test('a permission restricted for the client is rejected', async () => {
  const restricted = await server.signIn('restricted')
  const answer = await get('', restricted)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ code: 'forbidden', permission: 'EMPLOYEES_VIEW' })
})

test('the client in the query must be that of the path', async () => {
  expect((await get(`?clientId=${server.tenants.clientId('borealis')}`)).json().code).toBe('client_mismatch')
})

test('quick create makes one pending employee and moves the counts', async () => {
  const before = (await dashboard()).json()
  const key = randomUUID()
  const payload = { forename: ' Ada ', surname: 'Byron', identifier: 'ada-1', email: 'ada@acme.example' }
  const [first, again] = [
    await create(payload, { 'idempotency-key': key }),
    await create(payload, { 'idempotency-key': key }),
  ]
  expect(first.statusCode).toBe(201)
  expect(first.json()).toMatchObject({
    forename: 'Ada',
    pendingFusionAuthRegistration: 1,
    flaggedForReview: 0,
    registeredDt: null,
  })
  expect(again.json()).toEqual(first.json())
  expect((await dashboard()).json()).toMatchObject({
    registered: before.registered,
    unregistered: before.unregistered + 1,
  })
  const one = await get(`?id=${first.json().id}`)
  expect(one.json()).toMatchObject({ count: 1, employees: [{ surname: 'Byron' }] })
  expect(one.headers['etag']).toBe('"1"')
  const audit = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'employee.create')
    .where('target', '=', first.json().id)
    .execute()
  expect(audit).toHaveLength(1)
})

test('any one of forename, surname, identifier and email is enough', async () => {
  for (const field of ['forename', 'surname', 'identifier', 'email']) {
    const answer = await create({ [field]: field === 'email' ? 'only@acme.example' : `Only ${field}` })
    expect([field, answer.statusCode]).toEqual([field, 201])
    await server.db.deleteFrom('employees').where('id', '=', answer.json().id).execute()
  }
  const empty = await create({ forename: '  ', mobileNumber: '07' })
  expect(empty.statusCode).toBe(400)
  expect(empty.json().message).toBe('Please fill in all fields.')
})

test('what is in use, malformed or unknown is rejected', async () => {
  expect((await create({ surname: 'Twice', identifier: 'acme-1' })).json()).toMatchObject({
    code: 'conflict',
    fields: { identifier: 'This is in use already.' },
  })
  const borrowed = fixedId('employee acme 1')
  expect((await create({ id: borrowed, surname: 'Overwrites' })).statusCode).toBe(409)
  expect((await create({ surname: 'Mail', email: 'no address' })).json().fields).toHaveProperty('email')
  expect((await create({ surname: 'Unborn', dateOfBirth: '2999-01-01' })).json().fields).toHaveProperty('dateOfBirth')
  expect((await create({ surname: 'More', status: 'admin' })).statusCode).toBe(400)
  expect((await create({ surname: 'Urn', id: `urn:uuid:${randomUUID()}` })).statusCode).toBe(400)
  expect((await get('?createdDt=2026-02-31,2026-03-01')).json().fields).toHaveProperty('createdDt')
  expect((await get('?createdDt=2026-03-02,2026-03-01')).statusCode).toBe(400)
  expect((await get('?page=-1')).statusCode).toBe(400)
  expect((await get('?limit=101')).statusCode).toBe(400)
})

test('search finds parts in any field and takes wildcards as text', async () => {
  const found = async (search: string) => (await get(`?search=${encodeURIComponent(search)}`)).json().employees.length
  expect(await found('CANARY-ACME')).toBe(3)
  expect(await found('e2@acme')).toBe(1)
  expect(await found('2')).toBeGreaterThanOrEqual(1)
  expect(await found('acme-3')).toBe(1)
  expect(await found('100%')).toBe(0)
  expect(await found('_')).toBe(0)
  expect((await get('?search=canary&count=true')).json()).toEqual({ success: true, count: 3 })
})

test('search ignores accents, case, the order of terms and repeated spaces, and looks at the printed name', async () => {
  const search = async (terms: string, more = '') => (await get(`?search=${encodeURIComponent(terms)}${more}`)).json()
  const zoe = { title: 'Dr', forename: 'Zoë', surname: 'Łukasińska', identifier: 'fold-1' }
  await server.inSystem((tx) => makeEmployee(tx, admin.clientId, zoe))
  for (const terms of ['zoe lukasinska', 'LUKASIN   zoë', 'dr zoe', 'lukasinska dr', 'Zoe\u0308 fold-1']) {
    expect((await search(terms)).employees, terms).toHaveLength(1)
    expect((await search(terms, '&count=true')).count, terms).toBe(1)
  }
  expect((await search('zoe canary')).employees).toEqual([])
})

test('days at the edge of the calendar are rejected', async () => {
  for (const range of ['9999-12-31,9999-12-31', '0000-01-01,2026-01-01', '2026-02-30,2026-03-01']) {
    expect((await get(`?createdDt=${range}`)).statusCode).toBe(400)
  }
})

test('status and dates filter, and list, count and counters agree', async () => {
  const people = [
    { identifier: 's-reg', registered_at: '2026-03-01T23:30:00Z' },
    { identifier: 's-off', registered_at: '2026-03-02T00:30:00Z', deactivated_at: '2026-04-01T00:00:00Z' },
    { identifier: 's-un', last_login_at: '2026-05-05T05:05:05Z' },
  ]
  await server.inSystem(async (tx) => {
    for (const person of people) await makeEmployee(tx, admin.clientId, { surname: 'Status', ...person })
  })
  const identifiers = async (query: string) =>
    (await get(`?search=status&${query}`))
      .json()
      .employees.map((row: { identifier: string }) => row.identifier)
      .toSorted()
  expect(await identifiers('status=registered')).toEqual(['s-reg'])
  expect(await identifiers('status=unregistered')).toEqual(['s-un'])
  expect(await identifiers('status=deactivated')).toEqual(['s-off'])
  expect(await identifiers('status=active')).toEqual(['s-reg', 's-un'])
  expect(await identifiers('registeredDt=2026-03-01,2026-03-01')).toEqual(['s-reg'])
  expect(await identifiers('registeredDt=2026-03-01,2026-03-02')).toEqual(['s-off', 's-reg'])
  expect(await identifiers('lastLoginDt=2026-05-05,2026-05-05')).toEqual(['s-un'])
  for (const status of ['registered', 'unregistered', 'deactivated', 'active']) {
    const list = (await get(`?status=${status}&limit=100`)).json()
    expect([status, list.count]).toEqual([status, list.employees.length])
    expect((await get(`?status=${status}&count=true`)).json().count).toBe(list.count)
  }
  expect((await get('?search=status')).json()).not.toHaveProperty('count')
})

test('pages follow one another in any order of asking, also after a change', async () => {
  await server.inSystem(async (tx) => {
    for (let n = 0; n < 60; n += 1) {
      const surname = `Page-${String(Math.floor(n / 7)).padStart(2, '0')}`
      await makeEmployee(tx, admin.clientId, { surname, forename: 'Same', identifier: `page-${n}` })
    }
  })
  const check = async () => {
    const all = (await get('?limit=100')).json().employees.map((row: { id: string }) => row.id)
    for (const page of [5, 5, 2, 6, 4, 0, 8, 5, 3]) {
      expect(await pageIds(page)).toEqual(all.slice(page * 7, page * 7 + 7))
    }
  }
  await check()
  await create({ forename: 'First', surname: 'Aaa' })
  await check()
  await server.db.updateTable('employees').set({ surname: 'Zzz' }).where('identifier', '=', 'page-30').execute()
  await check()
  expect(await pageIds(1_000_000)).toEqual([])
})

test('the platform list spans its clients and no other platform', async () => {
  const staff = await server.signIn('staff')
  const list = (query: string) =>
    staff.get(`/api/ssp/production/platform/${staff.clientId}/employees?function=getEmployees${query}`)
  const both = (await list('&search=canary&limit=100')).json()
  expect(new Set(both.employees.map((row: { clientName: string }) => row.clientName))).toEqual(
    new Set(['acme Ltd', 'borealis Ltd']),
  )
  expect(both.count).toBe(6)
  const one = (await list(`&clientId=${server.tenants.clientId('borealis')}`)).json()
  expect(one).toMatchObject({ count: 3 })
  expect((await list(`&clientId=${server.tenants.clientId('castor')}`)).statusCode).toBe(404)
  const rejected = await admin.get(`/api/ssp/production/platform/${admin.clientId}/employees?function=getEmployees`)
  expect(rejected.json()).toMatchObject({ code: 'forbidden', permission: 'PLATFORM_VIEW' })
})
