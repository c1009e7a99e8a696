import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { makeTeam } from '../modules/teams/testing.ts'
import { startTestServer, type SignedIn, type TestServer } from './test-server.ts'

/** The server of the test file that runs. */
export let server: TestServer
/** Its administrator of Acme. */
export let admin: SignedIn

/** Starts the server of a test file, and gives each test the employees of the start. */
export function setUpBulkServer(): void {
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  beforeEach(async () => {
    await server.deps.jobs.drain()
    await server.inSystem(async (tx) => {
      await tx.deleteFrom('employees').where('identifier', 'like', 'B-%').execute()
      await tx.deleteFrom('team_members').execute()
      await tx.deleteFrom('teams').execute()
      await tx.updateTable('employees').set({ deactivated_at: null, email: 'e@acme.example' }).execute()
    })
    admin = await server.signIn('admin')
  })
}

/** A row of a file. */
export interface Row {
  line: number
  identifier: string
  [field: string]: unknown
}

/** Address of the runs of a client. */
export const base = (as: SignedIn) => `/api/ssp/production/employees/bulk/${as.clientId}`

/** Starts a run with rows. @returns its id. */
export async function startRun(kind: string, rows: Row[], as = admin): Promise<string> {
  const run = await as.post(base(as), { kind, fileName: 'people.csv' })
  expect(run.statusCode).toBe(201)
  const { id } = run.json<{ id: string }>()
  const added = await as.post(`${base(as)}/${id}/rows`, { rows })
  expect(added.statusCode, added.body).toBe(200)
  return id
}

/** Applies a run. */
export const apply = (id: string, body: object, as = admin) => as.post(`${base(as)}/${id}/apply`, body)
/** Takes a run back. */
export const undo = (id: string, as = admin) => as.post(`${base(as)}/${id}/undo`)
/** The current state of a run. */
export const read = async (id: string, as = admin) => (await as.get(`${base(as)}/${id}`)).json()
/** The rows of a run with a status. */
export const rowsOf = async (id: string, status: string, as = admin) =>
  (await as.get(`${base(as)}/${id}/rows?status=${status}&limit=100`)).json()

/** The `n`th row of a file. */
export const person = (n: number, more: object = {}): Row => ({
  line: n + 1,
  identifier: `B-${n}`,
  forename: `Ann${n}`,
  surname: 'Bulk',
  email: `ann${n}@acme.example`,
  ...more,
})

/** An employee as stored; undefined if there is none. */
export const stored = (identifier: string, client = 'acme') =>
  server.db
    .selectFrom('employees')
    .selectAll()
    .where('client_id', '=', server.tenants.clientId(client))
    .where('identifier', '=', identifier)
    .executeTakeFirst()

/** Adds a team. @returns its id. */
export const addTeam = (label: string, fields: Parameters<typeof makeTeam>[2] = {}) =>
  server.inSystem((tx) => makeTeam(tx, server.tenants.clientId('acme'), { label, ...fields }))

/** Labels of the teams of an employee. */
export const teamsOf = async (identifier: string) => {
  const employee = await stored(identifier)
  if (!employee) throw new Error(`There is no employee ${identifier}.`)
  const rows = await server.db
    .selectFrom('team_members as m')
    .innerJoin('teams as t', 't.id', 'm.team_id')
    .select('t.label')
    .where('m.employee_id', '=', employee.id)
    .orderBy('t.label')
    .execute()
  return rows.map(({ label }) => label)
}

/** Imports rows. @returns the id of the run. */
export async function imported(rows: Row[]): Promise<string> {
  const id = await startRun('import', rows)
  expect((await apply(id, { rows: rows.length })).statusCode).toBe(200)
  await server.deps.jobs.drain()
  return id
}
