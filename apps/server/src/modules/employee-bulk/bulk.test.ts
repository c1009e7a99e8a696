import { describe, expect, test } from 'vitest'
import {
  addTeam,
  admin,
  apply,
  base,
  imported,
  person,
  read,
  rowsOf,
  server,
  startRun,
  stored,
  teamsOf,
  undo,
  setUpBulkServer,
  type Row,
} from '../../testing/bulk-fixture.ts'
import { employeeAt } from '../../testing/people.ts'

setUpBulkServer()

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

  test('a deactivated employee who is in a file again is said to stay deactivated', async () => {
    await server.db
      .updateTable('employees')
      .set({ deactivated_at: '2026-01-01' })
      .where('identifier', '=', 'acme-1')
      .execute()
    const same = { line: 2, identifier: 'acme-1', forename: 'Fore1', surname: 'Canary-acme', email: 'e@acme.example' }
    const again = await startRun('import', [same])
    expect(await rowsOf(again, 'unchanged')).toMatchObject([{ reason: 'deactivated' }])
    const update = await startRun('update', [{ ...same, mobileNumber: '0700 1' }])
    expect(await rowsOf(update, 'changed')).toMatchObject([{ reason: 'deactivated' }])
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

  test('identifiers of another client are unknown to an update, and free for an import', async () => {
    const update = await startRun('update', [{ line: 2, identifier: 'borealis-1', email: 'x@acme.example' }])
    expect(await rowsOf(update, 'rejected')).toMatchObject([{ reason: 'unknown_identifier', name: '', changes: [] }])
    await server.db
      .updateTable('employees')
      .set({ identifier: 'B-70' })
      .where('identifier', '=', 'borealis-1')
      .execute()
    const foreign = await stored('B-70', 'borealis')
    await imported([person(70)])
    expect(await stored('B-70')).toMatchObject({ surname: 'Bulk' })
    expect(await stored('B-70', 'borealis')).toEqual(foreign)
    await server.db
      .updateTable('employees')
      .set({ identifier: 'borealis-1' })
      .where('identifier', '=', 'B-70')
      .where('client_id', '=', server.tenants.clientId('borealis'))
      .execute()
  })

  test.each([
    ['NUL', 'A\u0000nn'],
    ['half a character', 'Ann\uD800'],
    ['nothing that can be seen', '\u200B\u202E'],
  ])('a row with %s is named by row and column, and no row of its request is written', async (_what, forename) => {
    const id = await startRun('import', [person(1)])
    const url = `${base(admin)}/${id}/rows`
    const answer = await admin.post(url, { rows: [person(2), person(3, { forename })] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({ 'rows.1.forename': 'This contains characters that cannot be stored.' })
    expect((await read(id)).counts).toMatchObject({ total: 1, new: 1 })
  })

  test('a line that is sent again is replaced', async () => {
    const id = await startRun('import', [person(1, { email: 'wrong' })])
    await admin.post(`${base(admin)}/${id}/rows`, { rows: [person(1)] })
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
    const drivers = await addTeam('Drivers', { leader: employeeAt(1) })
    await addTeam('Night desk', { leader: employeeAt(1) })
    await addTeam('Pilots')
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
      server.db.selectFrom('team_members').select('team_id').where('approver', '=', true).orderBy('team_id').execute()
    expect(await leads()).toEqual([{ team_id: drivers }])
    await undo(id)
    await server.deps.jobs.drain()
    expect(await teamsOf('acme-1')).toEqual(['Drivers', 'Night desk'])
    expect(await leads()).toHaveLength(2)
  })
})
