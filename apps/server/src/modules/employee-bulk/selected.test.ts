import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { admin, apply, read, rowsOf, server, setUpBulkServer, stored, undo } from '../../testing/bulk-fixture.ts'
import { follow } from '../../testing/files-fixture.ts'
import { employeeAt } from '../../testing/people.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { makeEmployee } from '../employees/testing.ts'

setUpBulkServer()

const people = { clerk: randomUUID(), driver: randomUUID(), unnumbered: randomUUID() }

beforeEach(() =>
  server.inSystem(async (tx) => {
    await tx.deleteFrom('employees').where('surname', '=', 'Selected').execute()
    const person = { surname: 'Selected', registered_at: new Date() }
    await makeEmployee(tx, admin.clientId, { ...person, id: people.clerk, forename: 'A', identifier: 'B-S1' })
    await makeEmployee(tx, admin.clientId, { ...person, id: people.driver, forename: 'B', identifier: 'B-S2' })
    await makeEmployee(tx, admin.clientId, { ...person, id: people.unnumbered, forename: 'C' })
  }),
)

const post = (name: 'export' | 'deactivation', selection: object, by = admin, headers = {}) =>
  by.post(`/api/ssp/production/employees/selected/${by.clientId}/${name}`, { selection }, headers)
const exported = async (selection: object, by = admin) => {
  const file = await follow(server, await post('export', selection, by))
  return file.body.split('\r\n').slice(1).filter(Boolean)
}

test('the export has the selected employees', async () => {
  const lines = await exported({ ids: [people.driver, people.clerk] })
  expect(lines.map((line) => line.slice(0, 4))).toEqual(['B-S1', 'B-S2'])
  const most = await exported({ filter: { search: 'selected' }, except: [people.clerk] })
  expect(most).toHaveLength(2)
  const entry = await server.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'employee.export')
    .orderBy('id')
    .execute()
  expect(entry.map(({ details }) => details)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ selected: 2, rows: 2 }),
      expect.objectContaining({ except: 1, search: 'selected', rows: 2 }),
    ]),
  )
})

test('an export for as many ids as one request takes', async () => {
  const ids = [people.clerk, ...Array.from({ length: 1999 }, () => randomUUID())]
  expect(await exported({ ids })).toHaveLength(1)
})

test('nothing is deactivated before the run is applied; one without an identifier is left out and named', async () => {
  const started = await post('deactivation', { filter: { search: 'selected' } })
  expect(started.statusCode, started.body).toBe(201)
  const { id } = started.json()
  expect(started.json()).toMatchObject({ kind: 'deactivate', state: 'draft', counts: { changed: 2, rejected: 1 } })
  expect(await rowsOf(id, 'rejected')).toMatchObject([{ name: 'C Selected', reason: 'no_identifier' }])
  expect((await stored('B-S1'))?.deactivated_at).toBeNull()
  const { confirmCount } = started.json()
  expect((await apply(id, { rows: 3, ...(confirmCount !== null && { count: confirmCount }) })).statusCode).toBe(200)
  await server.deps.jobs.drain()
  expect((await stored('B-S2'))?.deactivated_at).not.toBeNull()
  await undo(id)
  await server.deps.jobs.drain()
  expect(await read(id)).toMatchObject({ state: 'undone', counts: { restored: 2 } })
  expect((await stored('B-S2'))?.deactivated_at).toBeNull()
})

test('who was changed after the selection is a conflict, who is deactivated stays so', async () => {
  await server.db.updateTable('employees').set({ deactivated_at: new Date() }).where('id', '=', people.driver).execute()
  const { id } = (await post('deactivation', { ids: [people.clerk, people.driver] })).json()
  expect(await rowsOf(id, 'unchanged')).toMatchObject([{ identifier: 'B-S2', reason: 'deactivated' }])
  await server.db.updateTable('employees').set({ email: 'new@acme.example' }).where('id', '=', people.clerk).execute()
  const { confirmCount } = await read(id)
  await apply(id, { rows: 2, ...(confirmCount !== null && { count: confirmCount }) })
  await server.deps.jobs.drain()
  expect(await rowsOf(id, 'conflict')).toMatchObject([{ identifier: 'B-S1', reason: 'changed_since' }])
  expect((await stored('B-S1'))?.deactivated_at).toBeNull()
})

test('a repeated key starts one run', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const selection = { ids: [people.clerk] }
  const first = await post('deactivation', selection, admin, headers)
  expect((await post('deactivation', selection, admin, headers)).json().id).toBe(first.json().id)
})

test('employees of another client or of a hidden team are 404, and among others are left out', async () => {
  const elsewhere = employeeAt(1, 'borealis')
  const staff = await server.signIn('staff')
  await restrictTeam(server, { username: 'staff', permission: 'EMPLOYEES_VIEW', employees: [1] })
  try {
    for (const name of ['export', 'deactivation'] as const) {
      expect((await post(name, { ids: [elsewhere] })).statusCode).toBe(404)
      expect((await post(name, { ids: [employeeAt(1)] }, staff)).statusCode).toBe(404)
      expect((await post(name, { filter: { teamIds: randomUUID() } })).statusCode).toBe(404)
    }
    expect(await exported({ ids: [people.clerk, employeeAt(1), elsewhere] }, staff)).toHaveLength(1)
    const started = await post('deactivation', { ids: [people.clerk, employeeAt(1)] }, staff)
    expect(started.json().counts).toMatchObject({ total: 1 })
  } finally {
    await liftRestriction(server, { username: 'staff', permission: 'EMPLOYEES_VIEW' })
  }
})
