import { randomUUID } from 'node:crypto'
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
  undo,
  setUpBulkServer,
} from '../../testing/bulk-fixture.ts'
import { linkUser } from '../../testing/people.ts'
import { fixedId } from '../../testing/tenants.ts'
import { makePayslip } from '../pay/testing.ts'
import { STEP } from './bulk-steps.repository.ts'

setUpBulkServer()

describe('apply', () => {
  test('creates the right rows, logs each and leaves the wrong ones', async () => {
    const id = await imported([person(1), person(2, { email: 'no' })])
    expect(await read(id)).toMatchObject({ state: 'done', counts: { new: 1, applied: 1, rejected: 1 } })
    const made = await stored('B-1')
    expect(made).toMatchObject({ forename: 'Ann1', pending_fusion_auth_registration: true, deactivated_at: null })
    const log = await server.db.selectFrom('interactions').selectAll().where('employee_id', '=', made!.id).execute()
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
    const late = await admin.post(`${base(admin)}/${id}/rows`, { rows: [person(9)] })
    expect(late.statusCode).toBe(409)
  })

  test('an employee who was edited since the dry run is a conflict, and so is an identifier taken since', async () => {
    const update = await startRun('update', [{ line: 2, identifier: 'acme-1', email: 'file@acme.example' }])
    const second = await startRun('import', [person(1)])
    await imported([person(1, { surname: 'First' })])
    await server.db
      .updateTable('employees')
      .set({ email: 'person@acme.example' })
      .where('identifier', '=', 'acme-1')
      .execute()
    await apply(update, { rows: 1 })
    await apply(second, { rows: 1 })
    await server.deps.jobs.drain()
    expect(await rowsOf(update, 'conflict')).toMatchObject([{ reason: 'changed_since' }])
    expect((await stored('acme-1'))?.email).toBe('person@acme.example')
    expect(await rowsOf(second, 'conflict')).toMatchObject([{ reason: 'exists' }])
    expect((await stored('B-1'))?.surname).toBe('First')
    expect(await read(second)).toMatchObject({ state: 'done', undoUntil: null, counts: { applied: 0 } })
    expect((await undo(second)).statusCode).toBe(409)
  })

  test('a team that was removed since the dry run is unknown, and the teams stay as they are', async () => {
    const employee_id = (await stored('acme-1'))!.id
    const kept = await addTeam('Kept', { members: [employee_id] })
    const gone = await addTeam('Gone')
    const id = await startRun('update', [{ line: 2, identifier: 'acme-1', teams: ['Gone'] }])
    await server.db.deleteFrom('teams').where('id', '=', gone).execute()
    await apply(id, { rows: 1 })
    await server.deps.jobs.drain()
    expect(await rowsOf(id, 'changed')).toMatchObject([{ reason: 'unknown_team', detail: 'Gone', changes: [] }])
    const teams = await server.db
      .selectFrom('team_members')
      .select('team_id')
      .where('employee_id', '=', employee_id)
      .execute()
    expect(teams).toEqual([{ team_id: kept }])
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

describe('undo', () => {
  test('removes what an import made, except who was edited, registered, paid or removed since', async () => {
    const id = await imported([person(1), person(2), person(3), person(4), person(5)])
    const withPay = (await stored('B-4'))!.id
    await server.inSystem(async (tx) => {
      await makePayslip(tx, admin.clientId, { employee_id: withPay })
      await tx.updateTable('employees').set({ surname: 'Edited' }).where('identifier', '=', 'B-2').execute()
      await tx
        .updateTable('employees')
        .set({ registered_at: new Date().toISOString() })
        .where('identifier', '=', 'B-3')
        .execute()
      await tx.deleteFrom('employees').where('identifier', '=', 'B-5').execute()
    })
    expect((await undo(id)).statusCode).toBe(200)
    await server.deps.jobs.drain()
    expect(await read(id)).toMatchObject({ state: 'undone', undoUntil: null, counts: { restored: 1, kept: 4 } })
    expect(await stored('B-1')).toBeUndefined()
    expect(await rowsOf(id, 'kept')).toMatchObject([
      { identifier: 'B-2', status: 'kept', reason: 'edited_since' },
      { identifier: 'B-3', reason: 'edited_since' },
      { identifier: 'B-4', reason: 'edited_since' },
      { identifier: 'B-5', reason: 'removed_since' },
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
    await server.db
      .updateTable('bulk_runs')
      .set({ applied_at: new Date(Date.now() - 31 * 86_400_000).toISOString() })
      .where('id', '=', id)
      .execute()
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

  test('is undone for an employee who was edited since, with the edit', async () => {
    const id = await startRun('deactivate', [{ line: 2, identifier: 'acme-1' }])
    await apply(id, { rows: 1, count: 1 })
    await server.deps.jobs.drain()
    await server.db
      .updateTable('employees')
      .set({ email: 'home@acme.example' })
      .where('identifier', '=', 'acme-1')
      .execute()
    await undo(id)
    await server.deps.jobs.drain()
    expect(await read(id)).toMatchObject({ state: 'undone', counts: { restored: 1, kept: 0 } })
    expect(await stored('acme-1')).toMatchObject({ deactivated_at: null, email: 'home@acme.example' })
  })

  test('of one in many needs none, unless the one has an account', async () => {
    await imported(Array.from({ length: 20 }, (_, n) => person(n)))
    const one = () => startRun('deactivate', [{ line: 2, identifier: 'B-1' }])
    expect(await read(await one())).toMatchObject({ confirmCount: null })
    const { id } = (await stored('B-1'))!
    await linkUser(server, 'nobody', id)
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

  test('leaves out an identifier that a merge moved, and a row that names somebody else, and says whom they mean', async () => {
    const setNames = (identifier: string, forename: string) =>
      server.db.updateTable('employees').set({ forename }).where('identifier', '=', identifier).execute()
    await imported([person(1), person(2), person(3)])
    const [from, to] = [(await stored('B-1'))!.id, (await stored('B-2'))!.id]
    const url = `/api/ssp/production/employees/${admin.clientId}?function=mergeEmployee`
    const merge = { employee_id: from, linked_id: to, take: ['identifier'] }
    const merged = await admin.post(url, merge)
    expect(merged.statusCode, merged.body).toBe(200)
    expect((await stored('B-1'))?.id).toBe(to)
    await setNames('B-3', 'Edited')
    const id = await startRun('deactivate', [
      { line: 2, identifier: 'B-1' },
      { line: 3, identifier: 'B-2' },
      { line: 4, identifier: 'B-3', forename: 'Ann3', surname: 'Bulk' },
    ])
    expect(await rowsOf(id, 'conflict')).toMatchObject([
      { line: 2, name: 'Ann2 Bulk', reason: 'identifier_moved', detail: 'Ann1 Bulk', changes: [] },
      { line: 3, name: 'Ann1 Bulk', reason: 'identifier_moved', detail: 'Ann2 Bulk', changes: [] },
      { line: 4, name: 'Edited Bulk', reason: 'other_name', detail: 'Ann3 Bulk', changes: [] },
    ])
    await apply(id, { rows: 3 })
    await server.deps.jobs.drain()
    expect(await stored('B-1')).toMatchObject({ deactivated_at: null })
    const named = await startRun('deactivate', [
      { line: 2, identifier: 'B-1', forename: 'ann2', surname: 'Bulk' },
      { line: 3, identifier: 'B-3', surname: 'Bulk' },
    ])
    expect(await rowsOf(named, 'changed')).toMatchObject([{ name: 'Ann2 Bulk' }, { name: 'Edited Bulk' }])
  })
})

test('of two rows of an import with one id the second is a conflict', async () => {
  const id = randomUUID()
  const run = await startRun('import', [person(1, { id }), person(2, { id })])
  await apply(run, { rows: 2 })
  await server.deps.jobs.drain()
  expect(await read(run)).toMatchObject({ counts: { applied: 1, conflict: 1 } })
  expect(await stored('B-2')).toBeUndefined()
})
