import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  addTeam,
  admin,
  apply,
  base,
  imported,
  person,
  rowsOf,
  server,
  startRun,
  stored,
  undo,
  setUpBulkServer,
} from '../../testing/bulk-fixture.ts'
import { employeeAt, userAt } from '../../testing/people.ts'
import { restrictPermissions } from '../access/testing.ts'
import { insertMembers } from '../teams/members.repository.ts'

setUpBulkServer()

describe('reach', () => {
  test('another client has no such run', async () => {
    const id = await startRun('import', [person(1)])
    const foreign = await server.signIn('admin', { client: 'borealis' })
    expect((await foreign.get(`${base(foreign)}/${id}`)).statusCode).toBe(404)
    expect((await foreign.get(`${base(foreign)}/${id}/rows?status=new`)).statusCode).toBe(404)
    expect((await apply(id, { rows: 1 }, foreign)).statusCode).toBe(404)
    expect((await undo(id, foreign)).statusCode).toBe(404)
    const nobody = await server.signIn('nobody')
    expect((await nobody.get(`${base(nobody)}/${id}`)).statusCode).toBe(403)
  })

  test('employees and teams of restricted teams are unknown, also when the restriction came after the dry run', async () => {
    const team = await addTeam('Secret', { members: [employeeAt(1)] })
    const early = await startRun('update', [{ line: 2, identifier: 'acme-1', email: 'early@acme.example' }])
    const reader = await server.signIn('reader')
    const ofReader = await startRun('update', [{ line: 2, identifier: 'acme-1', email: 'r@acme.example' }], reader)
    expect((await admin.get(`${base(admin)}/${ofReader}`)).statusCode).toBe(200)
    await server.inSystem((tx) => restrictPermissions(tx, userAt('admin'), ['EMPLOYEES_VIEW', 'TEAMS_VIEW'], { team }))
    const id = await startRun('update', [{ line: 2, identifier: 'acme-1', email: 'late@acme.example' }])
    expect(await rowsOf(id, 'rejected')).toMatchObject([{ reason: 'unknown_identifier', name: '', changes: [] }])
    expect(await rowsOf(early, 'changed')).toEqual([])
    expect((await admin.get(`${base(admin)}/${ofReader}`)).statusCode).toBe(404)
    await apply(early, { rows: 1 })
    await server.deps.jobs.drain()
    expect((await stored('acme-1'))?.email).toBe('e@acme.example')
    const into = await startRun('import', [person(1, { teams: ['Secret'] })])
    expect(await rowsOf(into, 'new')).toMatchObject([{ reason: 'unknown_team' }])
    const csv = await download('')
    expect(csv).not.toContain('acme-1')
    expect(csv).toContain('acme-2')
    await server.db.deleteFrom('user_permission_restrictions').where('restricted_team_id', '=', team).execute()
  })
})

test('rows of employees out of reach stay hidden after the employees are removed', async () => {
  const team = await addTeam('Left')
  const made = await imported([person(7), person(8)])
  const changed = await startRun('update', [{ line: 2, identifier: 'B-7', email: 'left@acme.example' }])
  const id = (await stored('B-7'))!.id
  await server.inSystem(async (tx) => {
    await insertMembers(tx, admin.clientId, team, [id])
    await restrictPermissions(tx, userAt('admin'), ['EMPLOYEES_VIEW'], { team })
  })
  const names = async () => ({
    changed: (await rowsOf(changed, 'changed')).map(({ name }: { name: string }) => name),
    made: (await rowsOf(made, 'new')).map(({ name }: { name: string }) => name),
    kept: (await rowsOf(made, 'kept')).map(({ name }: { name: string }) => name),
  })
  const shown = { changed: [], made: ['Ann8 Bulk'], kept: [] }
  expect(await names()).toEqual(shown)
  await server.db.deleteFrom('employees').where('id', '=', id).execute()
  expect(await names()).toEqual(shown)
  await undo(made)
  await server.deps.jobs.drain()
  expect(await stored('B-8')).toBeUndefined()
  expect(await names()).toEqual(shown)
  await server.db.deleteFrom('user_permission_restrictions').where('restricted_team_id', '=', team).execute()
})

test('who may not see a team neither reads its name in the export nor takes somebody out of it', async () => {
  const employee_id = employeeAt(3)
  const [secret, open] = [await addTeam('Kept', { members: [employee_id] }), await addTeam('Open')]
  const ofEmployee = () =>
    server.db.selectFrom('team_members').select('team_id').where('employee_id', '=', employee_id).execute()
  const move = { line: 2, identifier: 'acme-3', teams: ['Open'] }
  const early = await startRun('update', [move])
  await server.inSystem((tx) => restrictPermissions(tx, userAt('admin'), ['TEAMS_VIEW'], { team: secret }))
  const csv = await download('')
  expect(csv).toContain('acme-3')
  expect(csv).not.toContain('Kept')
  const late = await startRun('update', [{ ...move, email: 'late@acme.example' }])
  expect(await rowsOf(late, 'changed')).toMatchObject([
    { reason: 'unknown_team', changes: [{ field: 'email', to: 'late@acme.example' }] },
  ])
  await apply(early, { rows: 1 })
  await apply(late, { rows: 1 })
  await server.deps.jobs.drain()
  expect(await ofEmployee()).toEqual([{ team_id: secret }])
  await server.inSystem(async (tx) => {
    await tx.deleteFrom('user_permission_restrictions').where('restricted_team_id', '=', secret).execute()
    await tx.deleteFrom('teams').where('id', 'in', [secret, open]).execute()
  })
})

test('a file, or undoing one, moves no employee into or out of a team that restricts the caller under any permission', async () => {
  const [fixed, open] = [await addTeam('Fixed', { members: [employeeAt(3)] }), await addTeam('Other')]
  const members = () =>
    server.db
      .selectFrom('team_members')
      .select(['team_id', 'employee_id'])
      .where('team_id', 'in', [fixed, open])
      .orderBy('employee_id')
      .execute()
  const into = { line: 2, identifier: 'acme-2', teams: ['Fixed'] }
  const out = { line: 3, identifier: 'acme-3', teams: ['Other'] }
  const applied = await startRun('update', [into])
  await apply(applied, { rows: 1 })
  await server.deps.jobs.drain()
  const before = await members()
  expect(before).toHaveLength(2)
  const early = await startRun('update', [out])
  await server.inSystem((tx) => restrictPermissions(tx, userAt('admin'), ['SURVEYS_VIEW'], { team: fixed }))
  const late = await startRun('update', [{ ...out, email: 'fixed@acme.example' }])
  await apply(early, { rows: 1 })
  await apply(late, { rows: 1 })
  await undo(applied)
  await server.deps.jobs.drain()
  expect(await members()).toEqual(before)
  await server.inSystem(async (tx) => {
    await tx.deleteFrom('user_permission_restrictions').where('restricted_team_id', '=', fixed).execute()
    await tx.deleteFrom('teams').where('id', 'in', [fixed, open]).execute()
  })
})

async function download(query: string): Promise<string> {
  const answer = await admin.get(`/api/export-employees?clientId=${admin.clientId}${query}`)
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
      admin.post(`/api/ssp/production/employees/${admin.clientId}`, [
        [id, clientId, 'Ann', 'Bulk', 'B-1', 'ann@acme.example'],
        [randomUUID(), clientId, 'Bob', 'Bulk', 'B-2', 'none'],
      ])
    expect((await send(server.tenants.clientId('borealis'))).statusCode).toBe(409)
    const answer = await send(admin.clientId)
    expect(answer.json()).toMatchObject({ status: '1 employee will be imported shortly. 1 row was left out.' })
    await server.deps.jobs.drain()
    expect(await stored('B-1')).toMatchObject({ id, forename: 'Ann' })
  })

  test('update and deactivation name employees by identifier', async () => {
    const update = await admin.patch('/api/employees-batch-update', {
      clientId: admin.clientId,
      employees: [{ identifier: 'acme-1', email: 'x@acme.example' }],
    })
    expect(update.json()).toMatchObject({ status: '1 employee will be updated shortly.' })
    const deactivate = (count?: number) =>
      admin.delete(`/api/ssp/production/employees/${admin.clientId}?function=batchDeactivateEmployees`, {
        clientId: admin.clientId,
        identifiers: ['acme-2'],
        ...(count && { count }),
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
    const both = await admin.get(`/api/export-employees?clientId=${admin.clientId}&registered=true&active=true`)
    expect(both.statusCode).toBe(400)
  })

  test('export has what the list shows under its filters, also under a hundred teams', async () => {
    await imported([person(1), person(2, { forename: 'Zoe' })])
    const team = await addTeam('Exported', { members: [(await stored('B-1'))!.id, (await stored('B-2'))!.id] })
    const identifiers = async (query: string) => (await download(query)).match(/^B-\d(?=,)/gm) ?? []
    expect(await identifiers(`&teamIds=${team}`)).toEqual(['B-1', 'B-2'])
    expect(await identifiers(`&teamIds=${team}&search=zoe&unregistered=true`)).toEqual(['B-2'])
    expect(await identifiers(`&teamIds=${team}&registered=true`)).toEqual([])
    expect(await identifiers(`&teamIds=${team}&createdDt=2000-01-01,2000-01-02`)).toEqual([])
    const others: string[] = []
    for (let n = 1; n < 100; n += 1) others.push(await addTeam(`Other ${n}`))
    expect(await identifiers(`&teamIds=${others.join(',')},${team}`)).toEqual(['B-1', 'B-2'])
    const absent = `/api/export-employees?clientId=${admin.clientId}&teamIds=${team},${randomUUID()}`
    expect((await admin.get(absent)).statusCode).toBe(404)
    await server.db
      .deleteFrom('teams')
      .where('id', 'in', [team, ...others])
      .execute()
  })

  test('export has each employee once over all the parts that it is read in, and the audit log their number', async () => {
    const { database } = server.deps
    const many = Array.from({ length: 4100 }, (_, n) => ({
      client_id: admin.clientId,
      id: randomUUID(),
      identifier: `P-${n}`,
      forename: 'Many',
      surname: `Part${n % 7}`,
    }))
    await database.withSystem((tx) => tx.insertInto('employees').values(many).execute())
    const lines = (await download('&unregistered=true')).match(/^P-\d+(?=,)/gm) ?? []
    expect(lines).toHaveLength(4100)
    expect(new Set(lines).size).toBe(4100)
    const counted = await database.withSystem((tx) =>
      tx
        .selectFrom('employees')
        .select((at) => at.fn.countAll<number>().as('count'))
        .where('client_id', '=', admin.clientId)
        .where('registered_at', 'is', null)
        .where('deactivated_at', 'is', null)
        .executeTakeFirstOrThrow(),
    )
    const entry = await database.withSystem((tx) =>
      tx
        .selectFrom('audit_log')
        .select('details')
        .where('client_id', '=', admin.clientId)
        .where('action', '=', 'employee.export')
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
    )
    expect(entry.details).toMatchObject({ status: 'unregistered', rows: counted.count })
  })
})

test('a row with an identifier that an edit or a merge moved names the employee who had it, within reach alone', async () => {
  await imported([person(21), person(22), person(23), person(24)])
  const at = async (identifier: string) => (await stored(identifier))!.id
  const [edited, , merged, target] = [await at('B-21'), await at('B-22'), await at('B-23'), await at('B-24')]
  const change = async (id: string, identifier: string) => {
    const url = `/api/ssp/production/employees/${id}`
    const answer = await admin.patch(url, { id, identifier })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  await change(edited, 'B-21-new')
  const url = `/api/ssp/production/employees/${admin.clientId}?function=mergeEmployee`
  const payload = { employee_id: merged, linked_id: target, take: ['identifier'] }
  expect((await admin.post(url, payload)).statusCode).toBe(200)

  const lines = (identifiers: string[]) => identifiers.map((identifier, index) => ({ line: index + 2, identifier }))
  const former = [{ reason: 'identifier_former', name: '', detail: 'Ann21 Bulk' }]
  expect(await rowsOf(await startRun('deactivate', lines(['B-21'])), 'rejected')).toMatchObject(former)
  expect(await rowsOf(await startRun('update', lines(['B-21'])), 'rejected')).toMatchObject(former)
  await change(await at('B-22'), 'B-21')
  expect(await rowsOf(await startRun('deactivate', lines(['B-21', 'B-23'])), 'conflict')).toMatchObject([
    { reason: 'identifier_moved', name: 'Ann22 Bulk', detail: 'Ann21 Bulk' },
    { reason: 'identifier_moved', name: 'Ann24 Bulk', detail: 'Ann23 Bulk' },
  ])

  const team = await addTeam('Moved away', { members: [edited, merged] })
  await server.inSystem((tx) => restrictPermissions(tx, userAt('admin'), ['EMPLOYEES_VIEW'], { team }))
  const restricted = await startRun('deactivate', lines(['B-21', 'B-22', 'B-23', 'B-21-new']))
  expect(await rowsOf(restricted, 'conflict')).toEqual([])
  expect(await rowsOf(restricted, 'changed')).toMatchObject([
    { identifier: 'B-21', name: 'Ann22 Bulk' },
    { identifier: 'B-23', name: 'Ann24 Bulk' },
  ])
  expect(await rowsOf(restricted, 'rejected')).toMatchObject([
    { identifier: 'B-22', reason: 'identifier_former', detail: 'Ann22 Bulk' },
    { identifier: 'B-21-new', reason: 'unknown_identifier', detail: '' },
  ])
  await server.db.deleteFrom('user_permission_restrictions').where('restricted_team_id', '=', team).execute()
})
