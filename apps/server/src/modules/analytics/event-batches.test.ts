import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { employeeAt as employee, grantTo } from '../../testing/people.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
beforeAll(() => grantTo(server, ['admin'], ['EMPLOYEES_UPDATE']))

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()
const event = (fields: Record<string, unknown> = {}) => ({
  employee_id: employee(1),
  kind: 'signed_in',
  happened_at: ago(1),
  ...fields,
})

const send = (events: unknown, key: string = randomUUID(), who = admin) =>
  who.post(
    `/api/ssp/production/analytics/${admin.clientId}?function=recordPortalEvents`,
    { events },
    { 'idempotency-key': key },
  )

const recorded = () =>
  server.inSystem(async (tx) => ({
    events: await tx
      .selectFrom('portal_events')
      .select(['employee_id', 'kind', 'happened_at'])
      .orderBy('happened_at')
      .execute(),
    days: await tx.selectFrom('daily_stats').select(['logins', 'actions', 'unique_visitors']).execute(),
    people: await tx.selectFrom('employee_days').select(['employee_id', 'sign_ins', 'actions']).execute(),
  }))

test('a batch that is sent five times counts once, whatever the order of its properties', async () => {
  const before = await recorded()
  const key = randomUUID()
  const at = ago(2)
  const events = [event({ happened_at: at }), event({ kind: 'storage_uploaded', happened_at: at })]
  const turned = events.map((one) => Object.fromEntries(Object.entries(one).toReversed()))
  const all = await Promise.all([events, turned, events, turned, events].map((one) => send(one, key)))
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  const after = await recorded()
  expect(after.events.length - before.events.length).toBe(2)
  expect(after.days).toEqual([{ logins: 1, actions: 1, unique_visitors: 1 }])
  expect(after.people).toEqual([{ employee_id: employee(1), sign_ins: 1, actions: 1 }])
  const seen = await server.db
    .selectFrom('employees')
    .select('last_login_at')
    .where('id', '=', employee(1))
    .executeTakeFirstOrThrow()
  expect(new Date(seen.last_login_at ?? 0).toISOString()).toBe(at)

  const other = await send([event({ happened_at: at })], key)
  expect([other.statusCode, other.json().code]).toEqual([409, 'conflict'])
  expect(await recorded()).toEqual(after)
})

test.each([
  ['of the future', { happened_at: ago(-1) }, 'happened_at', 'This is in the future.'],
  ['too old', { happened_at: ago(32 * 24) }, 'happened_at', 'This is more than 31 days ago.'],
  ['of no moment', { happened_at: 'yesterday' }, 'happened_at', 'Must be a valid date-time.'],
  [
    "of another client's employee",
    { employee_id: employee(1, 'borealis') },
    'employee_id',
    'There is no such employee.',
  ],
  ['of no employee', { employee_id: randomUUID() }, 'employee_id', 'There is no such employee.'],
  ['of an unknown kind', { kind: 'tile_dreamt' }, 'kind', 'This is not one of the choices.'],
  ['that other operations record', { kind: 'registered' }, 'kind', 'This is not one of the choices.'],
  ['with an unknown field', { tile: 'Holiday' }, 'tile', 'This field is not known.'],
])('an event %s is an error at its field, and no other of its batch counts', async (_name, fields, field, text) => {
  const before = await recorded()
  const response = await send([event(), event(fields), event()])
  expect([response.statusCode, response.json().fields]).toEqual([400, { [`events.1.${field}`]: text }])
  expect(await recorded()).toEqual(before)
})

test('a batch has from 1 to 1,000 events', async () => {
  const before = await recorded()
  expect((await send([])).statusCode).toBe(400)
  const many = Array.from({ length: 1001 }, () => event())
  expect((await send(many)).json().fields).toEqual({ events: 'At most 1000 entries.' })
  expect((await send(Array.from({ length: 20_000 }, () => event()))).statusCode).toBe(413)
  expect(await recorded()).toEqual(before)
  expect((await send(many.slice(1))).statusCode).toBe(200)
  expect((await recorded()).events.length - before.events.length).toBe(1000)
})

test('events of who left are those before the account was deactivated', async () => {
  await server.db
    .updateTable('employees')
    .set({ deactivated_at: ago(5) })
    .where('id', '=', employee(2))
    .execute()
  expect((await send([event({ employee_id: employee(2), happened_at: ago(6) })])).statusCode).toBe(200)
  const late = await send([event({ employee_id: employee(2), happened_at: ago(4) })])
  expect(late.json().fields).toEqual({ 'events.0.happened_at': 'The employee was deactivated before.' })
})

test('events of an account that was merged are those of the surviving one, also when they were sent before', async () => {
  const key = randomUUID()
  const events = [event({ employee_id: employee(3), kind: 'pension_visited', happened_at: ago(3) })]
  expect((await send(events, key)).statusCode).toBe(200)
  const merge = { client_id: admin.clientId, employee_id: employee(3), linked_id: employee(1) }
  await server.db
    .insertInto('employee_merges')
    .values({ ...merge, user_id: server.tenants.userId('acme', 'admin') })
    .execute()
  const visits = async () =>
    (await recorded()).events.filter(({ kind }) => kind === 'pension_visited').map(({ employee_id }) => employee_id)
  expect((await send(events, key)).statusCode).toBe(200)
  expect(await visits()).toEqual([employee(3)])
  expect((await send(events)).statusCode).toBe(200)
  expect((await visits()).toSorted()).toEqual([employee(1), employee(3)].toSorted())
})

test('who may not change an employee records nothing of it', async () => {
  expect((await send([event()], undefined, await server.signIn('reader'))).statusCode).toBe(403)
  await restrictTeam(server, { username: 'admin', permission: 'EMPLOYEES_UPDATE', employees: [1] })
  expect((await send([event()])).json().fields).toEqual({ 'events.0.employee_id': 'There is no such employee.' })
  await liftRestriction(server, { username: 'admin', permission: 'EMPLOYEES_UPDATE' })
})
