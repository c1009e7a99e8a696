import { beforeEach, describe, expect, test } from 'vitest'
import { addTeam, apply, rowsOf, server, setUpBulkServer, startRun, undo } from '../../testing/bulk-fixture.ts'
import { employeeAt, grantTo, userAt } from '../../testing/people.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { restrictPermissions } from '../access/testing.ts'

// acme-1 is in the team that the rules of `reader` name, acme-2 in another one, acme-3 in none.
setUpBulkServer()
let reader: SignedIn
let named = ''

beforeEach(async () => {
  reader = await server.signIn('reader')
  const { client_id } = userAt('reader')
  await server.inSystem(async (tx) => {
    await tx.deleteFrom('user_permission_restrictions').execute()
    await tx.deleteFrom('user_permissions_only').execute()
    await tx.deleteFrom('user_permissions').where('user_id', '=', userAt('reader').user_id).execute()
    await tx.updateTable('clients').set({ strict_rights: true }).where('id', '=', client_id).execute()
  })
  server.deps.directory.forget()
  await grantTo(server, ['reader'], ['EMPLOYEES_VIEW', 'EMPLOYEES_UPDATE', 'EMPLOYEES_CREATE', 'TEAMS_VIEW'])
  named = await addTeam('Named', { members: [employeeAt(1)] })
  await addTeam('Other', { members: [employeeAt(2)] })
})

const mayMove = () => grantTo(server, ['reader'], ['TEAMS_UPDATE'])
const restrict = (only: boolean, permission = 'TEAMS_UPDATE') =>
  server.inSystem((tx) => restrictPermissions(tx, userAt('reader'), [permission], { team: named, only }))
const members = () =>
  server.db.selectFrom('team_members').select(['team_id', 'employee_id']).orderBy('employee_id').execute()

const MOVES = [
  { line: 2, identifier: 'acme-1', teams: ['Other'], email: 'moved@acme.example' },
  { line: 3, identifier: 'acme-2', teams: ['Named'], email: 'moved@acme.example' },
  { line: 4, identifier: 'acme-3', teams: ['Named', 'Other'], email: 'moved@acme.example' },
  { line: 5, identifier: 'B-9', teams: ['Named'], email: 'moved@acme.example', forename: 'New', surname: 'Person' },
]

/** Has a file compared. */
async function run(kind: string, rows: typeof MOVES) {
  const id = await startRun(kind, rows, reader)
  return { id, finish: () => finish(id, rows.length) }
}

async function finish(id: string, rows: number) {
  expect((await apply(id, { rows }, reader)).statusCode).toBe(200)
  await server.deps.jobs.drain()
}

describe.each([
  { what: 'no TEAMS_UPDATE', set: async () => {} },
  { what: 'TEAMS_UPDATE for all teams but one', set: () => restrict(false), held: true },
  { what: 'TEAMS_UPDATE for one team alone', set: () => restrict(true), held: true },
])('a file by an account with $what', ({ set, held = false }) => {
  test('moves no employee that the screen of teams would not, and says why', async () => {
    await set()
    if (held) await mayMove()
    const before = await members()
    const update = await run('update', MOVES.slice(0, 3))
    const rows = await rowsOf(update.id, 'changed', reader)
    const email = { field: 'email', to: 'moved@acme.example' }
    expect(rows).toMatchObject([2, 3, 4].map((line) => ({ line, reason: 'team_closed', changes: [email] })))
    expect(rows.flatMap(({ changes }: { changes: object[] }) => changes)).toHaveLength(3)
    await update.finish()
    const created = await run('import', MOVES.slice(3))
    expect(await rowsOf(created.id, 'new', reader)).toMatchObject([{ reason: 'team_closed', detail: 'Named' }])
    await created.finish()
    expect(await members()).toEqual(before)
  })

  test('moves none either when it was compared before', async () => {
    await mayMove()
    const { finish: end } = await run('update', MOVES.slice(0, 3))
    await server.inSystem((tx) =>
      tx.deleteFrom('user_permissions').where('user_id', '=', userAt('reader').user_id).execute(),
    )
    await grantTo(server, ['reader'], ['EMPLOYEES_VIEW', 'EMPLOYEES_UPDATE', 'TEAMS_VIEW'])
    await set()
    if (held) await mayMove()
    const before = await members()
    await end()
    expect(await members()).toEqual(before)
  })

  test('moves none by undoing one', async () => {
    await mayMove()
    const { id, finish: end } = await run('update', MOVES.slice(0, 3))
    await end()
    const moved = await members()
    expect(moved).toHaveLength(4)
    await server.inSystem((tx) =>
      tx.deleteFrom('user_permissions').where('user_id', '=', userAt('reader').user_id).execute(),
    )
    await grantTo(server, ['reader'], ['EMPLOYEES_VIEW', 'EMPLOYEES_UPDATE', 'TEAMS_VIEW'])
    await set()
    if (held) await mayMove()
    expect((await undo(id, reader)).statusCode).toBe(200)
    await server.deps.jobs.drain()
    expect(await members()).toEqual(moved)
  })
})

test('a file by an account with TEAMS_UPDATE moves employees, and so does one without it where rights are not strict', async () => {
  const moved = [employeeAt(1), employeeAt(2), employeeAt(3), employeeAt(3)].toSorted()
  for (const strict of [true, false]) {
    if (strict) await mayMove()
    const { finish: end } = await run('update', MOVES.slice(0, 3))
    await end()
    expect((await members()).map(({ employee_id: id }) => id).toSorted()).toEqual(moved)
    await server.inSystem(async (tx) => {
      await tx.deleteFrom('team_members').execute()
      await tx.deleteFrom('user_permissions').where('user_id', '=', userAt('reader').user_id).execute()
      await tx.updateTable('clients').set({ strict_rights: false }).where('id', '=', reader.clientId).execute()
    })
    server.deps.directory.forget()
    await grantTo(server, ['reader'], ['EMPLOYEES_VIEW', 'TEAMS_VIEW'])
  }
})

test('a team that a rule hides is as unknown as one that does not exist', async () => {
  await mayMove()
  await restrict(false, 'TEAMS_VIEW')
  const { id } = await run('update', MOVES.slice(0, 3))
  expect(await rowsOf(id, 'changed', reader)).toMatchObject(MOVES.slice(0, 3).map(() => ({ reason: 'unknown_team' })))
})
