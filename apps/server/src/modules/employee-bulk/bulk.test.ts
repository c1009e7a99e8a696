import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fixedId } from '../../testing/tenants.ts'
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server.ts'
import { STEP } from './bulk-steps.ts'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.deps.jobs.drain()
  await server.deps.database.withSystem(async (tx) => {
    await tx.deleteFrom('employees').where('identifier', 'like', 'B-%').execute()
    await tx.deleteFrom('team_members').execute()
    await tx.deleteFrom('teams').execute()
    await tx.updateTable('employees').set({ deactivated_at: null, email: 'e@acme.example' }).execute()
  })
  admin = await server.signIn('admin')
})

interface Row {
  line: number
  identifier: string
  [field: string]: unknown
}

const base = (as: SignedIn) => `/api/ssp/production/employees/bulk/${as.clientId}`

async function startRun(kind: string, rows: Row[], as = admin): Promise<string> {
  const run = await as.send({ method: 'POST', url: base(as), payload: { kind, fileName: 'people.csv' } })
  expect(run.statusCode).toBe(201)
  const { id } = run.json<{ id: string }>()
  const added = await as.send({ method: 'POST', url: `${base(as)}/${id}/rows`, payload: { rows } })
  expect(added.statusCode, added.body).toBe(200)
  return id
}

const apply = (id: string, body: object, as = admin) =>
  as.send({ method: 'POST', url: `${base(as)}/${id}/apply`, payload: body })
const undo = (id: string, as = admin) => as.send({ method: 'POST', url: `${base(as)}/${id}/undo` })
const read = async (id: string, as = admin) => (await as.send({ method: 'GET', url: `${base(as)}/${id}` })).json()
const rowsOf = async (id: string, status: string, as = admin) =>
  (await as.send({ method: 'GET', url: `${base(as)}/${id}/rows?status=${status}&limit=100` })).json()

const person = (n: number, more: object = {}): Row => ({
  line: n + 1,
  identifier: `B-${n}`,
  forename: `Ann${n}`,
  surname: 'Bulk',
  email: `ann${n}@acme.example`,
  ...more,
})

const stored = (identifier: string, client = 'acme') =>
  server.deps.database.withSystem((tx) =>
    tx
      .selectFrom('employees')
      .selectAll()
      .where('client_id', '=', server.tenants.clientId(client))
      .where('identifier', '=', identifier)
      .executeTakeFirst(),
  )

const addTeam = (name: string, client = 'acme') =>
  server.deps.database.withSystem(async (tx) => {
    const row = { client_id: server.tenants.clientId(client), id: fixedId(`bulk ${name}`), label: name }
    await tx.insertInto('teams').values(row).execute()
    return row
  })

const teamsOf = async (identifier: string) => {
  const { id } = (await stored(identifier))!
  const rows = await server.deps.database.withSystem((tx) =>
    tx
      .selectFrom('team_members as m')
      .innerJoin('teams as t', 't.id', 'm.team_id')
      .select('t.label')
      .where('m.employee_id', '=', id)
      .orderBy('t.label')
      .execute(),
  )
  return rows.map(({ label }) => label)
}

async function imported(rows: Row[]): Promise<string> {
  const id = await startRun('import', rows)
  expect((await apply(id, { rows: rows.length })).statusCode).toBe(200)
  await server.deps.jobs.drain()
  return id
}

describe('dry run', () => {
  test('says per row what an import would do, and writes nothing', async () => {
    const id = await startRun('import', [
      person(1),
      person(2, { email: 'nonsense' }),
      person(3, { forename: '  ' }),
      person(4, { identifier: 'B-1' }),
      person(5, { identifier: 'acme-1', forename: 'Fore1', surname: 'Canary-acme', email: 'other@acme.example' }),
      person(6, { identifier: 'acme-2', forename: 'Fore2', surname: 'Canary-acme', email: 'e@acme.example' }),
      person(7, { dateOfBirth: '2000-02-30' }),
    ])
    expect((await read(id)).counts).toMatchObject({
      total: 7,
      new: 1,
      unchanged: 1,
      conflict: 1,
      rejected: 4,
      applied: 0,
    })
    expect((await rowsOf(id, 'rejected')).map((row: Row) => [row.line, row['reason']])).toEqual([
      [3, 'email_invalid'],
      [4, 'name_missing'],
      [5, 'repeated'],
      [8, 'date_invalid'],
    ])
    expect(await rowsOf(id, 'conflict')).toMatchObject([
      { reason: 'exists', changes: [{ field: 'email', from: 'e@acme.example', to: 'other@acme.example' }] },
    ])
    expect(await stored('B-1')).toBeUndefined()
  })

  test('an update shows old and new value of each cell; an empty cell leaves what is there', async () => {
    const id = await startRun('update', [
      { line: 2, identifier: 'acme-1', email: 'new@acme.example', forename: 'Zoë', mobileNumber: '' },
      { line: 3, identifier: 'acme-2', email: 'e@acme.example' },
      { line: 4, identifier: 'nobody', email: 'x@acme.example' },
    ])
    expect(await rowsOf(id, 'changed')).toMatchObject([
      {
        name: 'Fore1 Canary-acme',
        changes: [
          { field: 'forename', from: 'Fore1', to: 'Zoë' },
          { field: 'email', from: 'e@acme.example', to: 'new@acme.example' },
        ],
      },
    ])
    expect(await rowsOf(id, 'unchanged')).toHaveLength(1)
    expect(await rowsOf(id, 'rejected')).toMatchObject([{ reason: 'unknown_identifier' }])
  })

  test('a line that is sent again is replaced', async () => {
    const id = await startRun('import', [person(1, { email: 'wrong' })])
    await admin.send({ method: 'POST', url: `${base(admin)}/${id}/rows`, payload: { rows: [person(1)] } })
    expect((await read(id)).counts).toMatchObject({ total: 1, new: 1, rejected: 0 })
  })

  test('a name that means something to SQL or to HTML is only a name', async () => {
    const names = [
      `Robert'); drop table employees;--`,
      '<script>alert(1)</script>',
      '{"a":1}',
      '𝕿𝖍𝖊',
      'ﷺ',
      '田中さん',
      '‮test‮',
      '$1',
      '\\x00',
      '%s%n',
    ]
    await imported(names.map((surname, n) => person(n, { surname })))
    for (const [n, surname] of names.entries()) expect((await stored(`B-${n}`))?.surname).toBe(surname.trim())
  })
})

describe('apply', () => {
  test('creates the right rows, logs each and leaves the wrong ones', async () => {
    const id = await imported([person(1), person(2, { email: 'no' })])
    expect(await read(id)).toMatchObject({ state: 'done', counts: { new: 1, applied: 1, rejected: 1 } })
    const made = await stored('B-1')
    expect(made).toMatchObject({ forename: 'Ann1', pending_fusion_auth_registration: true, deactivated_at: null })
    const log = await server.deps.database.withSystem((tx) =>
      tx.selectFrom('interactions').selectAll().where('employee_id', '=', made!.id).execute(),
    )
    expect(log).toMatchObject([{ type: 'bulk_import', actor_label: 'admin of acme' }])
    expect(await stored('B-2')).toBeUndefined()
  })

  test('waits for all rows, and applies a run once', async () => {
    const id = await startRun('import', [person(1)])
    const early = await apply(id, { rows: 2 })
    expect(early.statusCode).toBe(409)
    expect(early.json().fields).toHaveProperty('rows')
    await apply(id, { rows: 1 })
    await apply(id, { rows: 1 })
    expect(await server.deps.jobs.drain()).toBe(1)
    const late = await admin.send({ method: 'POST', url: `${base(admin)}/${id}/rows`, payload: { rows: [person(9)] } })
    expect(late.statusCode).toBe(409)
  })

  test('an employee who was edited since the dry run is a conflict, and so is an identifier taken since', async () => {
    const update = await startRun('update', [{ line: 2, identifier: 'acme-1', email: 'file@acme.example' }])
    const second = await startRun('import', [person(1)])
    await imported([person(1, { surname: 'First' })])
    await server.deps.database.withSystem((tx) =>
      tx.updateTable('employees').set({ email: 'person@acme.example' }).where('identifier', '=', 'acme-1').execute(),
    )
    await apply(update, { rows: 1 })
    await apply(second, { rows: 1 })
    await server.deps.jobs.drain()
    expect(await rowsOf(update, 'conflict')).toMatchObject([{ reason: 'changed_since' }])
    expect((await stored('acme-1'))?.email).toBe('person@acme.example')
    expect(await rowsOf(second, 'conflict')).toMatchObject([{ reason: 'exists' }])
    expect((await stored('B-1'))?.surname).toBe('First')
  })

  test('a process that dies in the middle, and one more that starts beside it, do every row once', async () => {
    const rows = Array.from({ length: STEP * 2 + 10 }, (_, n) => person(n))
    const id = await startRun('import', rows)
    await apply(id, { rows: rows.length })
    const { bulkRunWorker } = await import('./bulk-job.ts')
    let steps = 0
    const { database } = server.deps
    const dying = bulkRunWorker({
      database: {
        ...database,
        withTenant: (scope, work) => {
          steps += 1
          if (steps === 2)
            // The transaction of the second part is lost with the process.
            return database.withTenant(scope, async (tx) => {
              await work(tx)
              throw new Error('killed')
            })
          return database.withTenant(scope, work)
        },
      },
    })
    const job = {
      clientId: admin.clientId,
      platformId: fixedId('platform north'),
      runId: id,
      actor: { userId: server.tenants.userId('acme', 'admin'), label: 'admin of acme' },
    }
    await expect(dying.run(job)).rejects.toThrow('killed')
    expect(await read(id)).toMatchObject({ state: 'applying', counts: { applied: STEP } })
    await Promise.all([bulkRunWorker({ database }).run(job), server.deps.jobs.drain()])
    expect(await read(id)).toMatchObject({ state: 'done', counts: { applied: rows.length, conflict: 0 } })
    const log = await database.withSystem((tx) =>
      tx
        .selectFrom('interactions as i')
        .innerJoin('employees as e', 'e.id', 'i.employee_id')
        .select((of) => of.fn.countAll<number>().as('n'))
        .where('e.identifier', 'like', 'B-%')
        .executeTakeFirstOrThrow(),
    )
    expect(log.n).toBe(rows.length)
  })
})

describe('teams', () => {
  test('an import assigns teams by label whatever its case; an unknown one leaves the teams alone', async () => {
    await addTeam('Drivers')
    await addTeam('Night desk')
    const id = await imported([
      person(1, { teams: ['drivers', ' NIGHT DESK '] }),
      person(2, { teams: ['Drivers', 'Pilots'] }),
    ])
    expect(await teamsOf('B-1')).toEqual(['Drivers', 'Night desk'])
    expect(await teamsOf('B-2')).toEqual([])
    expect((await rowsOf(id, 'new'))[1]).toMatchObject({ reason: 'unknown_team', detail: 'Pilots' })
  })

  test('an update moves to the teams of the file, keeps a leader, and undo moves back', async () => {
    const drivers = await addTeam('Drivers')
    const desk = await addTeam('Night desk')
    await addTeam('Pilots')
    const employee_id = fixedId('employee acme 1')
    await server.deps.database.withSystem((tx) =>
      tx
        .insertInto('team_members')
        .values([
          { client_id: drivers.client_id, team_id: drivers.id, employee_id, approver: true },
          { client_id: desk.client_id, team_id: desk.id, employee_id, approver: true },
        ])
        .execute(),
    )
    const id = await startRun('update', [
      { line: 2, identifier: 'acme-1', email: 'e@acme.example', teams: ['Drivers', 'Pilots'] },
    ])
    expect((await rowsOf(id, 'changed'))[0].changes).toEqual([
      { field: 'teams', from: 'Drivers, Night desk', to: 'Drivers, Pilots' },
    ])
    await apply(id, { rows: 1 })
    await server.deps.jobs.drain()
    expect(await teamsOf('acme-1')).toEqual(['Drivers', 'Pilots'])
    const leads = () =>
      server.deps.database.withSystem((tx) =>
        tx.selectFrom('team_members').select('team_id').where('approver', '=', true).orderBy('team_id').execute(),
      )
    expect(await leads()).toEqual([{ team_id: drivers.id }])
    await undo(id)
    await server.deps.jobs.drain()
    expect(await teamsOf('acme-1')).toEqual(['Drivers', 'Night desk'])
    expect(await leads()).toHaveLength(2)
  })
})

describe('undo', () => {
  test('removes what an import made, except who was edited, registered or paid since', async () => {
    const id = await imported([person(1), person(2), person(3), person(4)])
    const withPay = (await stored('B-4'))!.id
    await server.deps.database.withSystem(async (tx) => {
      const payslip = { client_id: admin.clientId, id: randomUUID(), employee_id: withPay }
      await tx
        .insertInto('payslips')
        .values({ ...payslip, process_date: '2026-01-31', file_name: 'pay.pdf' })
        .execute()
      await tx.updateTable('employees').set({ surname: 'Edited' }).where('identifier', '=', 'B-2').execute()
      await tx
        .updateTable('employees')
        .set({ registered_at: new Date().toISOString() })
        .where('identifier', '=', 'B-3')
        .execute()
    })
    expect((await undo(id)).statusCode).toBe(200)
    await server.deps.jobs.drain()
    expect(await read(id)).toMatchObject({ state: 'undone', undoUntil: null, counts: { restored: 1, kept: 3 } })
    expect(await stored('B-1')).toBeUndefined()
    expect(await rowsOf(id, 'kept')).toMatchObject([
      { identifier: 'B-2', status: 'kept' },
      { identifier: 'B-3' },
      { identifier: 'B-4' },
    ])
  })

  test('gives an update its old values back, nulls too', async () => {
    const id = await startRun('update', [
      { line: 2, identifier: 'acme-1', email: 'new@acme.example', dateOfBirth: '1990-05-04', title: 'Dr' },
    ])
    await apply(id, { rows: 1 })
    await server.deps.jobs.drain()
    expect(await stored('acme-1')).toMatchObject({ email: 'new@acme.example', title: 'Dr' })
    await undo(id)
    await server.deps.jobs.drain()
    expect(await stored('acme-1')).toMatchObject({ email: 'e@acme.example', title: null, date_of_birth: null })
  })

  test('is over after 30 days', async () => {
    const id = await imported([person(1)])
    await server.deps.database.withSystem((tx) =>
      tx
        .updateTable('bulk_runs')
        .set({ applied_at: new Date(Date.now() - 31 * 86_400_000).toISOString() })
        .where('id', '=', id)
        .execute(),
    )
    expect((await undo(id)).statusCode).toBe(409)
    expect(await read(id)).toMatchObject({ undoUntil: null })
  })
})

describe('deactivation', () => {
  test('of more than a fifth of the staff needs the number', async () => {
    const id = await startRun('deactivate', [
      { line: 2, identifier: 'acme-1' },
      { line: 3, identifier: 'acme-2' },
    ])
    expect(await read(id)).toMatchObject({ confirmCount: 2, counts: { changed: 2 } })
    const silent = await apply(id, { rows: 2 })
    expect(silent.statusCode).toBe(409)
    expect(silent.json().fields).toHaveProperty('count')
    expect((await apply(id, { rows: 2, count: 3 })).statusCode).toBe(409)
    expect((await apply(id, { rows: 2, count: 2 })).statusCode).toBe(200)
    await server.deps.jobs.drain()
    expect((await stored('acme-1'))?.deactivated_at).not.toBeNull()
    await undo(id)
    await server.deps.jobs.drain()
    expect((await stored('acme-1'))?.deactivated_at).toBeNull()
  })

  test('of one in many needs none, unless the one has an account', async () => {
    await imported(Array.from({ length: 20 }, (_, n) => person(n)))
    const one = () => startRun('deactivate', [{ line: 2, identifier: 'B-1' }])
    expect(await read(await one())).toMatchObject({ confirmCount: null })
    const { id } = (await stored('B-1'))!
    await server.deps.database.withSystem((tx) =>
      tx
        .updateTable('users')
        .set({ employee_id: id })
        .where('client_id', '=', admin.clientId)
        .where('username', '=', 'nobody')
        .execute(),
    )
    expect(await read(await one())).toMatchObject({ confirmCount: 1 })
  })

  test('leaves out who is deactivated or unknown', async () => {
    const id = await startRun('deactivate', [
      { line: 2, identifier: 'acme-1' },
      { line: 3, identifier: 'borealis-1' },
    ])
    await apply(id, { rows: 2, count: 1 })
    await server.deps.jobs.drain()
    const again = await startRun('deactivate', [{ line: 2, identifier: 'acme-1' }])
    expect(await rowsOf(again, 'unchanged')).toMatchObject([{ reason: 'deactivated' }])
    expect((await stored('borealis-1', 'borealis'))?.deactivated_at).toBeNull()
  })
})

describe('reach', () => {
  test('another client has no such run', async () => {
    const id = await startRun('import', [person(1)])
    const foreign = await server.signIn('admin', { client: 'borealis' })
    expect((await foreign.send({ method: 'GET', url: `${base(foreign)}/${id}` })).statusCode).toBe(404)
    expect((await foreign.send({ method: 'GET', url: `${base(foreign)}/${id}/rows?status=new` })).statusCode).toBe(404)
    expect((await apply(id, { rows: 1 }, foreign)).statusCode).toBe(404)
    expect((await undo(id, foreign)).statusCode).toBe(404)
    const nobody = await server.signIn('nobody')
    expect((await nobody.send({ method: 'GET', url: `${base(nobody)}/${id}` })).statusCode).toBe(403)
  })

  test('employees and teams of restricted teams are unknown, also when the restriction came after the dry run', async () => {
    const team = await addTeam('Secret')
    const employee_id = fixedId('employee acme 1')
    await server.deps.database.withSystem((tx) =>
      tx.insertInto('team_members').values({ client_id: team.client_id, team_id: team.id, employee_id }).execute(),
    )
    const early = await startRun('update', [{ line: 2, identifier: 'acme-1', email: 'early@acme.example' }])
    const reader = await server.signIn('reader')
    const ofReader = await startRun('update', [{ line: 2, identifier: 'acme-1', email: 'r@acme.example' }], reader)
    expect((await admin.send({ method: 'GET', url: `${base(admin)}/${ofReader}` })).statusCode).toBe(200)
    await server.deps.database.withSystem((tx) =>
      tx
        .insertInto('user_permission_restrictions')
        .values(
          ['EMPLOYEES_VIEW', 'TEAMS_VIEW'].map((name) => ({
            client_id: admin.clientId,
            user_id: server.tenants.userId('acme', 'admin'),
            permission_id: fixedId(`permission acme ${name}`),
            restricted_client_id: admin.clientId,
            restricted_team_id: team.id,
          })),
        )
        .execute(),
    )
    const id = await startRun('update', [{ line: 2, identifier: 'acme-1', email: 'late@acme.example' }])
    expect(await rowsOf(id, 'rejected')).toMatchObject([{ reason: 'unknown_identifier', name: '', changes: [] }])
    expect(await rowsOf(early, 'changed')).toEqual([])
    expect((await admin.send({ method: 'GET', url: `${base(admin)}/${ofReader}` })).statusCode).toBe(404)
    await apply(early, { rows: 1 })
    await server.deps.jobs.drain()
    expect((await stored('acme-1'))?.email).toBe('e@acme.example')
    const into = await startRun('import', [person(1, { teams: ['Secret'] })])
    expect(await rowsOf(into, 'new')).toMatchObject([{ reason: 'unknown_team' }])
    const csv = await download('')
    expect(csv).not.toContain('acme-1')
    expect(csv).toContain('acme-2')
    await server.deps.database.withSystem((tx) =>
      tx.deleteFrom('user_permission_restrictions').where('restricted_team_id', '=', team.id).execute(),
    )
  })
})

async function download(query: string): Promise<string> {
  const answer = await admin.send({ method: 'GET', url: `/api/export-employees?clientId=${admin.clientId}${query}` })
  expect(answer.statusCode, answer.body).toBe(200)
  const { url } = answer.json<{ url: string }>()
  expect((await server.inject({ method: 'GET', url })).statusCode).toBe(404)
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  const file = await server.inject({ method: 'GET', url, cookies })
  expect(file.headers['content-disposition']).toContain('employees.csv')
  return file.body
}

describe('calls of the specification', () => {
  test('import takes rows of uuid, client, forename, surname, identifier and e-mail', async () => {
    const id = randomUUID()
    const send = (clientId: string) =>
      admin.send({
        method: 'POST',
        url: `/api/ssp/production/employees/${admin.clientId}`,
        payload: [
          [id, clientId, 'Ann', 'Bulk', 'B-1', 'ann@acme.example'],
          [randomUUID(), clientId, 'Bob', 'Bulk', 'B-2', 'none'],
        ],
      })
    expect((await send(server.tenants.clientId('borealis'))).statusCode).toBe(409)
    const answer = await send(admin.clientId)
    expect(answer.json()).toMatchObject({ status: '1 employee will be imported shortly. 1 row was left out.' })
    await server.deps.jobs.drain()
    expect(await stored('B-1')).toMatchObject({ id, forename: 'Ann' })
  })

  test('update and deactivation name employees by identifier', async () => {
    const update = await admin.send({
      method: 'PATCH',
      url: '/api/employees-batch-update',
      payload: { clientId: admin.clientId, employees: [{ identifier: 'acme-1', email: 'x@acme.example' }] },
    })
    expect(update.json()).toMatchObject({ status: '1 employee will be updated shortly.' })
    const deactivate = (count?: number) =>
      admin.send({
        method: 'DELETE',
        url: `/api/ssp/production/employees/${admin.clientId}?function=batchDeactivateEmployees`,
        payload: { clientId: admin.clientId, identifiers: ['acme-2'], ...(count && { count }) },
      })
    expect((await deactivate()).statusCode).toBe(409)
    expect((await deactivate(1)).json()).toMatchObject({ status: '1 employee will be deactivated shortly.' })
    await server.deps.jobs.drain()
    expect((await stored('acme-1'))?.email).toBe('x@acme.example')
    expect((await stored('acme-2'))?.deactivated_at).not.toBeNull()
  })

  test('export is a file that a spreadsheet opens and does not run, by status', async () => {
    await imported([person(1, { surname: '=cmd|calc' })])
    const all = await download('')
    expect(all).toContain(`B-1,,Ann1,'=cmd|calc,ann1@acme.example`)
    expect(await download('&registered=true')).not.toContain('B-1')
    expect(await download('&unregistered=true')).toContain('B-1')
    const both = await admin.send({
      method: 'GET',
      url: `/api/export-employees?clientId=${admin.clientId}&registered=true&active=true`,
    })
    expect(both.statusCode).toBe(400)
  })
})
