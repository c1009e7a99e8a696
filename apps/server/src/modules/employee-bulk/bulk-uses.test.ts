import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  addTeam,
  admin,
  apply,
  imported,
  person,
  read,
  server,
  setUpBulkServer,
  startRun,
  stored,
  teamsOf,
  undo,
} from '../../testing/bulk-fixture.ts'
import { incidentFixture } from '../../testing/incident-fixture.ts'
import { USES } from './bulk-steps.repository.ts'
import { makeRecognition } from '../recognition/testing.ts'

setUpBulkServer()

/**
 * Tables whose rows do not keep an employee: the log, teams, which are compared, mails that wait to be sent, and the last day,
 * which repeats a row of `employee_days`.
 */
const NO_USES = new Set([
  'acknowledgement_nudges',
  'employee_emails',
  'employee_last_days',
  'interactions',
  'otp_codes',
  'team_members',
])

test('every foreign key of employees is a use, or goes with an employee that has none', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'client_id'
      where k.contype = 'f' and k.confrelid = 'employees'::regclass`.execute(server.deps.database.kysely)
  const uses = new Set(USES.map((use) => use.join('.')))
  const keys = rows.filter(({ table }) => !NO_USES.has(table)).map(({ table, column }) => `${table}.${column}`)
  expect(keys.length).toBeGreaterThan(20)
  expect(keys.filter((key) => !uses.has(key))).toEqual([])
})

test('who was recognised or named in a report since the import is kept, with both records', async () => {
  const id = await imported([person(1), person(2), person(3)])
  const [recognised, named] = [(await stored('B-1'))!.id, (await stored('B-2'))!.id]
  const client_id = admin.clientId
  await server.inSystem((tx) => makeRecognition(tx, client_id, { receiver_id: recognised, message: 'Thanks' }))
  const use = incidentFixture(server)
  await use.link('admin', use.employeeId(1))
  const incidentId = await use.reported(admin, { people: [named] })
  await undo(id)
  await server.deps.jobs.drain()
  expect(await read(id)).toMatchObject({ state: 'undone', counts: { restored: 1, kept: 2 } })
  const left = await server.inSystem(async (tx) => ({
    recognitions: await tx.selectFrom('recognitions').select('message').where('receiver_id', '=', recognised).execute(),
    conflicts: await tx
      .selectFrom('incident_conflicts')
      .select('employee_id')
      .where('incident_id', '=', incidentId)
      .execute(),
  }))
  expect(left).toEqual({ recognitions: [{ message: 'Thanks' }], conflicts: [{ employee_id: named }] })
})

test('who was put in a team or made its leader since the import is kept, with the team', async () => {
  const led = await addTeam('Led')
  const id = await imported([person(4), person(5), person(6, { teams: ['Led'] })])
  await addTeam('Joined', { members: [(await stored('B-4'))!.id] })
  await server.deps.database.withSystem((tx) =>
    tx.updateTable('team_members').set({ approver: true }).where('team_id', '=', led).execute(),
  )
  await undo(id)
  await server.deps.jobs.drain()
  expect(await read(id)).toMatchObject({ state: 'undone', counts: { restored: 1, kept: 2 } })
  expect([await teamsOf('B-4'), await teamsOf('B-6')]).toEqual([['Joined'], ['Led']])
})

test('an update is not undone for who was made a leader since', async () => {
  await addTeam('From')
  await addTeam('To')
  await imported([person(7, { teams: ['From'] }), person(8, { teams: ['From'] })])
  const id = await startRun('update', [
    { line: 2, identifier: 'B-7', email: 'ann7@acme.example', teams: ['To'] },
    { line: 3, identifier: 'B-8', email: 'ann8@acme.example', teams: ['To'] },
  ])
  await apply(id, { rows: 2 })
  await server.deps.jobs.drain()
  const leader = (await stored('B-7'))!.id
  await server.deps.database.withSystem((tx) =>
    tx.updateTable('team_members').set({ approver: true }).where('employee_id', '=', leader).execute(),
  )
  await undo(id)
  await server.deps.jobs.drain()
  expect([await teamsOf('B-7'), await teamsOf('B-8')]).toEqual([['To'], ['From']])
})
