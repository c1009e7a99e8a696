import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { employeeAt, userAt } from '../../testing/people.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { fixedId } from '../../testing/tenants.ts'
import { restrictPermissions } from '../access/testing.ts'
import { makeEmployee } from '../employees/testing.ts'
import { makeTeam } from './testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const [drivers, fitters, foreign] = [fixedId('drivers'), fixedId('fitters'), fixedId('drivers of borealis')] as const
const of = (...numbers: number[]) => numbers.map((n) => employeeAt(n)).toSorted()
const elsewhere = employeeAt(1, 'borealis')

// Fore1 drives, Fore2 fits, Fore3 is in no team.
beforeEach(() =>
  server.inSystem(async (tx) => {
    await tx.deleteFrom('user_permission_restrictions').execute()
    await tx.deleteFrom('teams').execute()
    await makeTeam(tx, admin.clientId, { id: drivers, label: 'Drivers', members: [employeeAt(1)] })
    await makeTeam(tx, admin.clientId, { id: fitters, label: 'Fitters', members: [employeeAt(2)] })
    await makeTeam(tx, server.tenants.clientId('borealis'), { id: foreign, label: 'Foreign', members: [elsewhere] })
  }),
)

const change = async (
  method: 'POST' | 'DELETE',
  selection: object,
  {
    by = admin,
    team = drivers,
    headers = {},
  }: { by?: typeof admin; team?: string; headers?: Record<string, string> } = {},
) => {
  const url = `/api/ssp/production/teams/members/${by.clientId}/${team}/selected`
  const answer = await by.send({ method, url, payload: { selection }, headers })
  const body = answer.json()
  return { status: answer.statusCode, done: body.done?.toSorted(), leftOut: body.leftOut, message: body.message }
}
const add = (selection: object, options?: Parameters<typeof change>[2]) => change('POST', selection, options)
const remove = (selection: object, options?: Parameters<typeof change>[2]) => change('DELETE', selection, options)
const members = () =>
  server.inSystem(async (tx) => {
    const rows = await tx.selectFrom('team_members').select('employee_id').where('team_id', '=', drivers).execute()
    return rows.map(({ employee_id }) => employee_id).toSorted()
  })

test('adds by id; members and those who are gone are left out and counted', async () => {
  const added = await add({ ids: [employeeAt(1), employeeAt(2), employeeAt(3), randomUUID()] })
  const leftOut = [
    { reason: 'gone', total: 1 },
    { reason: 'unchanged', total: 1 },
  ]
  expect(added).toMatchObject({ status: 201, done: of(2, 3), leftOut })
  expect(await members()).toEqual(of(1, 2, 3))
  expect(await add({ ids: of(2, 3) })).toMatchObject({ done: [], leftOut: [{ reason: 'unchanged', total: 2 }] })
})

test('a repeated key adds once and gives the first response', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const first = await add({ ids: of(3) }, { headers })
  expect(first).toMatchObject({ done: of(3), leftOut: [] })
  expect(await add({ ids: of(3) }, { headers })).toEqual(first)
})

test('adds all that a filter leaves, except some, and what takes it back leaves the others', async () => {
  const { done } = await add({ filter: { search: 'canary', status: 'active' }, except: of(2) })
  expect(done).toContain(employeeAt(3))
  expect(done).not.toContain(employeeAt(2))
  expect(await remove({ ids: done })).toMatchObject({ status: 200, done, leftOut: [] })
  expect(await members()).toEqual(of(1))
  expect(await add({ filter: { search: 'no such person' } })).toMatchObject({ status: 201, done: [], leftOut: [] })
})

test('takes out all that a search finds, except some; repeated, nothing is left to do', async () => {
  await add({ ids: of(2, 3) })
  expect(await remove({ filter: { search: 'fore' }, except: of(3) })).toMatchObject({ done: of(1, 2), leftOut: [] })
  expect(await members()).toEqual(of(3))
  expect(await remove({ ids: of(1, 3) })).toMatchObject({ done: of(3), leftOut: [{ reason: 'unchanged', total: 1 }] })
  expect(await remove({ filter: {} })).toMatchObject({ status: 200, done: [], leftOut: [] })
})

test('is in the audit log and in the logs of the employees', async () => {
  await add({ ids: of(3) })
  await remove({ ids: of(3) })
  const { audits, entries } = await server.inSystem(async (tx) => ({
    audits: await tx.selectFrom('audit_log').select(['action', 'details']).where('target', '=', drivers).execute(),
    entries: await tx.selectFrom('interactions').select('type').where('employee_id', '=', employeeAt(3)).execute(),
  }))
  for (const action of ['team.addMembers', 'team.removeMembers'])
    expect(audits).toContainEqual({ action, details: { employeeIds: of(3) } })
  expect(entries.map(({ type }) => type)).toEqual(expect.arrayContaining(['team_added', 'team_removed']))
})

test('employees and teams of another client are 404; among others they are left out', async () => {
  for (const act of [add, remove]) {
    expect((await act({ ids: [elsewhere] })).status).toBe(404)
    expect((await act({ ids: of(1) }, { team: foreign })).status).toBe(404)
    expect(await act({ ids: [employeeAt(1), elsewhere] })).toMatchObject({
      leftOut: expect.arrayContaining([{ reason: 'gone', total: 1 }]),
    })
  }
  expect((await add({ filter: { teamIds: foreign } })).status).toBe(404)
})

test('neither ids nor a filter, both, none and too many are 400', async () => {
  const many = Array.from({ length: 2001 }, () => randomUUID())
  for (const wrong of [{}, { ids: [] }, { ids: of(1), filter: {} }, { filter: {}, except: many }, { ids: many }])
    expect((await add(wrong)).status).toBe(400)
  await server.inSystem(async (tx) => {
    for (let n = 0; n <= 2000; n += 1) await makeEmployee(tx, admin.clientId, { surname: 'Crowd' })
  })
  const rejected = await add({ filter: { search: 'crowd' } })
  expect(rejected).toMatchObject({ status: 400, message: expect.stringContaining('At most 2,000') })
  expect(await members()).toEqual(of(1))
  await server.db.deleteFrom('employees').where('surname', '=', 'Crowd').execute()
})

test('restrictions: a hidden team is 404, its employees are out of reach, its own team is fixed', async () => {
  const staff = await server.signIn('staff')
  await server.inSystem((tx) => restrictPermissions(tx, userAt('staff'), ['TEAMS_VIEW'], { team: fitters }))
  expect((await add({ ids: of(3) }, { by: staff, team: fitters })).status).toBe(404)
  expect((await add({ ids: of(2) }, { by: staff })).status).toBe(404)
  expect(await add({ filter: {} }, { by: staff })).toMatchObject({ done: of(3) })
  expect((await add({ filter: { teamIds: fitters } }, { by: staff })).status).toBe(404)
})

test('a selection by filter needs the right to see employees', async () => {
  const staff = await server.signIn('staff')
  await server.inSystem((tx) => restrictPermissions(tx, userAt('staff'), ['EMPLOYEES_VIEW']))
  expect((await add({ filter: {} }, { by: staff })).status).toBe(403)
})
