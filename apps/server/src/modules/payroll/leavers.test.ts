import { beforeEach, expect, test } from 'vitest'
import { employeeAt } from '../../testing/people.ts'
import {
  PAY_DATE,
  payrollCalls,
  payslipPdf,
  startPayrollServer,
  zipOf,
  type Job,
} from '../../testing/payroll-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'

const server = setUpServer(startPayrollServer)
const admin = setUpUser(server, 'admin')
const calls = payrollCalls(admin, server)

beforeEach(async () => {
  await server.inSystem(async (tx) => {
    for (const table of ['payslips', 'payroll_items', 'employee_merges'] as const) await tx.deleteFrom(table).execute()
  })
  await leave(1, false)
  await leave(2, false)
})

const leave = (n: number, left = true) =>
  server.db
    .updateTable('employees')
    .set({ deactivated_at: left ? new Date(Date.parse(PAY_DATE) - 33 * 86_400_000) : null })
    .where('client_id', '=', admin.clientId)
    .where('id', '=', employeeAt(n))
    .execute()
const merge = (from: number, into: number) =>
  admin.post(`/api/ssp/production/employees/${admin.clientId}?function=mergeEmployee`, {
    employee_id: employeeAt(from),
    linked_id: employeeAt(into),
  })
const decide = async (id: string, position: number, decision: object) =>
  (await calls.patch(`/${id}/items/${position}`, decision)).statusCode
const release = async (id: string) => {
  const { statusCode } = await calls.post(`/${id}/release`, { release_at: null })
  await server.deps.jobs.drain()
  return statusCode
}
const upload = (...names: string[]) =>
  calls.run(zipOf(Object.fromEntries(names.map((name) => [`${name}.pdf`, payslipPdf(name)]))), { release: 'review' })
const items = async (id: string) =>
  (await calls.get(`/${id}/items`))
    .json<{ position: number; state: string; reason: string | null; released_at: string | null }[]>()
    .toSorted((a, b) => a.position - b.position)
    .map(({ state, reason, released_at }) => [state, reason, released_at !== null])
const find = async (id: string) =>
  (await calls.get(`/${id}`)).json<{ job: Job; released: number; canRelease: boolean; canRecall: boolean }>()

test('who is matched by hand and leaves before the release waits as well', async () => {
  const id = await upload('?')
  expect(await decide(id, 1, { decision: 'match', employee_id: employeeAt(1) })).toBe(200)
  await leave(1)
  expect(await release(id)).toBe(200)
  expect(await items(id)).toEqual([['left', 'leftBefore', false]])
  expect(await find(id)).toMatchObject({ released: 0, canRelease: false, canRecall: false })
})

test('who is accepted for another reason and has left waits as well, and is asked about once', async () => {
  const other = payslipPdf('acme-1', ['Pay date 2020-01-31'])
  const id = await calls.run(zipOf({ 'acme-1 2020-01-31.pdf': other, 'acme-2.pdf': payslipPdf('acme-2') }), {
    release: 'review',
  })
  expect((await items(id))[0]).toEqual(['wrongPeriod', 'otherDate', false])
  await leave(1)
  expect(await decide(id, 1, { decision: 'accept' })).toBe(200)
  expect((await items(id))[0]).toEqual(['left', 'leftBefore', false])
  expect(await decide(id, 1, { decision: 'accept' })).toBe(200)
  expect((await items(id))[0]).toEqual(['matched', null, false])
  expect(await release(id)).toBe(200)
  expect(await items(id)).toEqual([
    ['matched', null, true],
    ['matched', null, true],
  ])
  // A recall does not ask again.
  expect((await calls.post(`/${id}/recall`)).statusCode).toBe(200)
  expect(await release(id)).toBe(200)
  expect((await find(id)).released).toBe(2)
})

test('of two releases at once one is done, and a recall between release and its end is rejected', async () => {
  const id = await upload('acme-1', 'acme-2')
  await leave(1)
  const both = await Promise.all([1, 2].map(() => calls.post(`/${id}/release`, { release_at: null })))
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await calls.post(`/${id}/recall`)).statusCode).toBe(409)
  expect(await decide(id, 1, { decision: 'accept' })).toBe(409)
  await server.deps.jobs.drain()
  expect(await items(id)).toEqual([
    ['left', 'leftBefore', false],
    ['matched', null, true],
  ])
  // The leaver who is recalled with the others still waits at the next release.
  expect((await calls.post(`/${id}/recall`)).statusCode).toBe(200)
  expect(await release(id)).toBe(200)
  expect(await items(id)).toEqual([
    ['left', 'leftBefore', false],
    ['matched', null, true],
  ])
})

test('accounts that are merged between upload and release get one document', async () => {
  const id = await upload('acme-1', 'acme-2')
  expect((await merge(1, 2)).statusCode).toBe(200)
  expect(await release(id)).toBe(200)
  expect(await items(id)).toEqual([
    ['matched', null, true],
    ['duplicate', 'twiceInFile', false],
  ])
})

test('a document is not matched with a merged account of a person who has one of this upload', async () => {
  const id = await upload('acme-2', '?')
  expect((await merge(1, 2)).statusCode).toBe(200)
  const match = { decision: 'match', employee_id: employeeAt(1) }
  const rejected = await calls.patch(`/${id}/items/2`, match)
  expect(rejected.statusCode).toBe(409)
  expect(rejected.json().fields).toEqual({ employee_id: 'This person has a document of this upload already.' })
  // The document itself may go from one account to the other.
  expect(await decide(id, 1, match)).toBe(200)
})

test('a second document of merged accounts is not accepted beside the first one', async () => {
  expect((await merge(1, 2)).statusCode).toBe(200)
  const id = await upload('acme-1', 'acme-2')
  expect(await items(id)).toEqual([
    ['matched', null, false],
    ['duplicate', 'twiceInFile', false],
  ])
  expect(await decide(id, 2, { decision: 'accept' })).toBe(409)
  expect(await decide(id, 1, { decision: 'leaveOut' })).toBe(200)
  expect(await decide(id, 2, { decision: 'accept' })).toBe(200)
})

test('an identifier that was of another employee waits until a person takes it in, once', async () => {
  const rename = async (n: number, identifier: string) => {
    const { version } = await server.db
      .selectFrom('employees')
      .select('version')
      .where('id', '=', employeeAt(n))
      .executeTakeFirstOrThrow()
    const path = `/api/ssp/production/employees/${employeeAt(n)}`
    const renamed = await admin.patch(path, { id: employeeAt(n), identifier }, { 'if-match': `"${version}"` })
    expect(renamed.statusCode).toBe(200)
  }
  const names = async (id: string) =>
    (await calls.get(`/${id}/items`)).json<{ state: string; reason: string; formerly: string; position: number }[]>()
  await rename(1, 'acme-1-new')
  const unknown = await calls.run(zipOf({ 'acme-1.pdf': payslipPdf('acme-1') }), { release: 'now' })
  expect(await names(unknown)).toMatchObject([
    { state: 'unmatched', reason: 'unknownIdentifier', employee: null, formerly: expect.stringContaining(' ') },
  ])
  await rename(3, 'acme-1')
  const id = await calls.run(zipOf({ 'acme-1.pdf': payslipPdf('acme-1'), 'acme-2.pdf': payslipPdf('acme-2') }), {
    release: 'now',
  })
  expect((await find(id)).released).toBe(1)
  const [moved] = await names(id)
  expect(moved).toMatchObject({
    state: 'unmatched',
    reason: 'formerIdentifier',
    employee: { id: employeeAt(3) },
    formerly: expect.stringContaining(' '),
  })
  expect((await calls.patch(`/${id}/items/${moved?.position}`, { decision: 'accept' })).statusCode).toBe(200)
  expect((await calls.post(`/${id}/release`, { release_at: null })).statusCode).toBe(200)
  await server.deps.jobs.drain()
  expect((await find(id)).released).toBe(2)
  const released = (await calls.get(`/${id}/items`)).json<{ employee: { id: string } }[]>()
  expect(released.map((item) => item.employee.id)).toContain(employeeAt(3))

  const next = await calls.run(zipOf({ 'acme-1.pdf': payslipPdf('acme-1'), 'acme-2.pdf': payslipPdf('acme-2') }), {
    release: 'review',
    pay_date: '2026-03-30',
    replace: 1,
  })
  expect((await names(next)).map(({ reason }) => reason)).not.toContain('formerIdentifier')
  await rename(3, 'acme-3')
  await rename(1, 'acme-1')
  await server.db
    .updateTable('employees')
    .set({ former_identifiers: [] })
    .where('client_id', '=', admin.clientId)
    .execute()
})
