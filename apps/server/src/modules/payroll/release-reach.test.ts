import { beforeEach, describe, expect, test } from 'vitest'
import { employeeAt, grantTo } from '../../testing/people.ts'
import { payrollCalls, payslipPdf, putPayroll, startPayrollServer, zipOf } from '../../testing/payroll-fixture.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { fixedId } from '../../testing/tenants.ts'

// `admin` is restricted from the team of Fore2 after the upload was read, `reader` is not.
const server = setUpServer(startPayrollServer)
const admin = setUpUser(server, 'admin')
const other = setUpUser(server, 'reader')
const calls = payrollCalls(admin, server)
const others = payrollCalls(other, server)

const RULES = ['JOBS_UPDATE', 'JOBS_VIEW', 'EMPLOYEES_VIEW', 'PAYSLIPS_VIEW', 'PAYDOCS_VIEW']
const SOON = new Date(Date.now() + 3_600_000).toISOString()
const both = () => zipOf({ 'acme-1.pdf': payslipPdf('acme-1'), 'acme-2.pdf': payslipPdf('acme-2') })
const restrict = (permission: string) => restrictTeam(server, { username: 'admin', permission, employees: [2] })
const visible = async () =>
  (await server.db.selectFrom('payslips').select('employee_id').orderBy('employee_id').execute()).map(
    ({ employee_id: id }) => id,
  )
const ALL = [employeeAt(1), employeeAt(2)].toSorted()

beforeEach(async () => {
  await grantTo(server, ['admin', 'reader'], ['JOBS_VIEW', 'JOBS_UPDATE', 'JOBS_CREATE', 'EMPLOYEES_VIEW'])
  for (const permission of RULES) await liftRestriction(server, { username: 'admin', permission })
  await server.inSystem(async (tx) => {
    await tx.deleteFrom('payslips').execute()
    await tx.deleteFrom('payroll_items').execute()
    await tx.updateTable('clients').set({ strict_rights: true }).where('id', '=', admin.clientId).execute()
  })
  server.deps.directory.forget()
})

async function release(id: string, releaseAt: string | null = null, by = calls) {
  const { statusCode } = await by.post(`/${id}/release`, { release_at: releaseAt })
  await server.deps.jobs.drain()
  return statusCode
}

/** Has the time of a planned release come. */
async function reach(id: string) {
  await server.db.updateTable('payroll_jobs').set({ release_at: '2026-01-01T00:00:00Z' }).where('id', '=', id).execute()
  const key = { clientId: admin.clientId, platformId: fixedId('platform north'), id }
  await server.inSystem((tx) => server.deps.jobs.enqueue(tx, { name: 'payroll.run' }, key))
  await server.deps.jobs.drain()
}

describe.each(RULES)('a rule by team on %s that came after the upload', (permission) => {
  test('keeps the documents of its members from a release, which wait for another account', async () => {
    const id = await calls.run(both(), { release: 'review' })
    await restrict(permission)
    const shown = (await calls.get(`/${id}`)).json()
    // A rule on JOBS_UPDATE hides no documents.
    expect(shown).toMatchObject({ counts: { matched: permission === 'JOBS_UPDATE' ? 2 : 1 }, released: 0 })
    expect(await release(id)).toBe(200)
    expect(await visible()).toEqual([employeeAt(1)])
    expect((await calls.get(`/${id}`)).json()).toMatchObject({ canRelease: false, othersWait: true })
    expect((await others.get(`/${id}`)).json()).toMatchObject({ job: { status: 9 }, canRelease: true })
    expect(await release(id, null, others)).toBe(200)
    expect(await visible()).toEqual(ALL)
  })

  test('keeps them from a planned release, also when it came after the plan', async () => {
    const planned = await calls.run(both(), { release: 'review' })
    expect(await release(planned, SOON)).toBe(200)
    await restrict(permission)
    await reach(planned)
    expect(await visible()).toEqual([employeeAt(1)])
  })

  test('bars a recall of what is visible, and any change of the plan of another account', async () => {
    const [done, planned] = [
      await calls.run(both(), { release: 'now' }),
      await calls.run(both(), { replace: 1, release: 'review' }),
    ]
    expect(await visible()).toEqual(ALL)
    expect(await release(planned, SOON, others)).toBe(200)
    await restrict(permission)
    const text = { message: 'This upload also has documents of people whom your rights do not reach.' }
    for (const rejected of [
      await calls.post(`/${done}/recall`),
      await calls.post(`/${planned}/recall`),
      await calls.post(`/${planned}/release`, { release_at: null }),
    ]) {
      expect(rejected.statusCode, rejected.body).toBe(403)
      expect(rejected.json()).toMatchObject(text)
    }
    for (const id of [done, planned])
      expect((await calls.get(`/${id}`)).json()).toMatchObject({ canRecall: false, canRelease: false })
    await server.deps.jobs.drain()
    expect(await visible()).toEqual(ALL)
    expect((await others.post(`/${planned}/recall`)).statusCode).toBe(200)
    expect((await others.post(`/${done}/recall`)).statusCode).toBe(200)
    expect(await visible()).toEqual([])
  })

  test('leaves the own plan to its account', async () => {
    const id = await calls.run(both(), { release: 'scheduled', release_at: SOON })
    await restrict(permission)
    expect((await calls.post(`/${id}/recall`)).statusCode).toBe(200)
  })
})

test('figures of an upload count the documents that its list shows', async () => {
  await calls.run(both(), { release: 'now', pay_date: '2026-02-28' })
  const id = await calls.run(both(), { release: 'review' })
  await calls.patch(`/${id}/items/2`, { decision: 'leaveOut' })
  await release(id)
  await restrict('JOBS_VIEW')
  expect((await calls.get(`/${id}/items`)).json()).toHaveLength(1)
  expect((await calls.get(`/${id}`)).json()).toMatchObject({ counts: { matched: 1, leftOut: 0 }, job: { left_out: 0 } })
  const list = (await calls.get('')).json<{ job_id: string; left_out: number }[]>()
  expect(list.find(({ job_id }) => job_id === id)).toMatchObject({ left_out: 0 })
})

test('an upload that asks for its release needs the right to release, one for review does not', async () => {
  await grantTo(server, ['nobody'], ['JOBS_VIEW', 'JOBS_CREATE'])
  const uploader = await server.signIn('nobody')
  const { create } = payrollCalls(uploader, server)
  const file = () => putPayroll(uploader, server, both())
  for (const body of [{}, { release: 'now' }, { release: 'scheduled', release_at: SOON }]) {
    const rejected = await create(await file(), body)
    expect(rejected.statusCode).toBe(403)
    expect(rejected.json()).toMatchObject({ permission: 'JOBS_UPDATE' })
  }
  expect((await create(await file(), { release: 'review' })).statusCode).toBe(201)
  await grantTo(server, ['nobody'], ['JOBS_UPDATE'])
  expect((await create(await file(), { release: 'now' })).statusCode).toBe(201)
})
