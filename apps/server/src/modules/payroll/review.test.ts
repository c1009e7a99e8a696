import { beforeEach, expect, test } from 'vitest'
import { addPayslip, follow } from '../../testing/files-fixture.ts'
import {
  PAY_DATE,
  payrollCalls,
  payslipPdf,
  putPayroll,
  startPayrollServer,
  zipOf,
  type Job,
} from '../../testing/payroll-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { grantTo, linkUser, linkUserToNew } from '../../testing/people.ts'
import { restrictTeam } from '../../testing/restrict-team.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { untilBlocked } from '../../testing/until-blocked.ts'

const server = setUpServer(startPayrollServer)
const admin = setUpUser(server, 'admin')
const calls = payrollCalls(admin, server)

beforeEach(() =>
  server.inSystem(async (tx) => {
    await tx.deleteFrom('payslips').execute()
    await tx.deleteFrom('payroll_items').execute()
  }),
)

const find = async (id: string) =>
  (await calls.get(`/${id}`)).json<{
    job: Job
    counts: Record<string, number>
    released: number
    missing: { total: number; first: { identifier: string }[] }
    previous: { total: number; fewer: boolean } | null
    canRelease: boolean
    canRecall: boolean
  }>()
const payslips = () =>
  server.db.selectFrom('payslips').select(['id', 'employee_id', 'process_date']).orderBy('employee_id').execute()
const both = () => zipOf({ 'acme-1.pdf': payslipPdf('acme-1'), 'acme-2.pdf': payslipPdf('acme-2') })
const employee = (n: number, client = 'acme') => fixedId(`employee ${client} ${n}`)

test('a document of an employee who left long before waits until a person takes it in', async () => {
  const leave = (days: number | null) =>
    server.db
      .updateTable('employees')
      .set({ deactivated_at: days === null ? null : new Date(Date.parse(PAY_DATE) - days * 86_400_000) })
      .where('client_id', '=', admin.clientId)
      .where('id', '=', employee(1))
      .execute()
  await leave(31)
  const recent = await calls.run(both(), { release: 'review' })
  expect((await find(recent)).counts).toMatchObject({ matched: 2, left: 0 })
  await leave(33)
  const id = await calls.run(both(), { release: 'now' })
  expect(await find(id)).toMatchObject({ counts: { matched: 1, left: 1 }, released: 1 })
  expect((await payslips()).map(({ employee_id }) => employee_id)).toEqual([employee(2)])
  const items = (await calls.get(`/${id}/items?state=left`)).json<{ position: number; leftAt: string }[]>()
  expect(items).toMatchObject([{ reason: 'leftBefore', leftAt: expect.stringMatching(/Z$/) }])
  const taken = await calls.patch(`/${id}/items/${items[0]?.position}`, { decision: 'accept' })
  expect(taken.statusCode).toBe(200)
  expect((await find(id)).counts).toMatchObject({ matched: 2, left: 0 })

  const unknown = await calls.run(zipOf({ 'who.pdf': payslipPdf('?') }), { release: 'review' })
  const match = { decision: 'match', employee_id: employee(1) }
  expect((await calls.patch(`/${unknown}/items/1`, match)).statusCode).toBe(200)
  expect(await find(unknown)).toMatchObject({ counts: { matched: 0, left: 1 }, canRelease: false })
  expect((await calls.patch(`/${unknown}/items/1`, { decision: 'accept' })).statusCode).toBe(200)
  expect(await find(unknown)).toMatchObject({ counts: { matched: 1, left: 0 }, canRelease: true })
  await leave(null)
})

test('nothing is visible before the release; matches are mended by hand', async () => {
  const id = await calls.run(zipOf({ 'acme-1.pdf': payslipPdf('acme-1'), 'who.pdf': payslipPdf('?') }), {
    release: 'review',
  })
  const before = await find(id)
  expect(before.job).toMatchObject({ status: 9, name: 'Ready for review' })
  const waiting = (await calls.get('?status=review')).json<{ job_id: string; status: number }[]>()
  expect(waiting.map(({ job_id }) => job_id)).toContain(id)
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set([9]))
  expect((await calls.get('?count=true&status=review')).json()).toEqual([{ total: waiting.length }])
  expect(before).toMatchObject({
    counts: { matched: 1, unmatched: 1 },
    released: 0,
    canRelease: true,
    canRecall: false,
  })
  expect(before.missing).toMatchObject({ total: 2, first: [{ identifier: 'acme-2' }, { identifier: 'acme-3' }] })
  expect(await payslips()).toEqual([])

  const [item] = (await calls.get(`/${id}/items?limit=10`)).json<{ position: number; version: number }[]>()
  const place = `/${id}/items/${item?.position}`
  const view = await calls.get(`${place}/file`)
  expect((await follow(server, view)).rawPayload.equals(payslipPdf('?'))).toBe(true)
  const mend = (employee_id: string, version = item?.version) =>
    calls.patch(place, { decision: 'match', employee_id }, { 'if-match': `"${version}"` })
  expect((await mend(employee(1))).json()).toMatchObject({
    fields: { employee_id: 'This person has a document of this upload already.' },
  })
  expect((await mend(employee(1, 'borealis'))).statusCode).toBe(404)
  expect((await mend(employee(2), 99)).statusCode).toBe(412)
  expect((await mend(employee(2))).statusCode).toBe(200)
  expect((await calls.patch(`/${id}/items/1`, { decision: 'leaveOut' })).statusCode).toBe(200)

  expect((await calls.post(`/${id}/release`, { release_at: null })).json()).toMatchObject({ status: 2 })
  await server.deps.jobs.drain()
  expect((await payslips()).map((row) => row.employee_id)).toEqual([employee(2)])
  expect((await find(id)).job).toMatchObject({ status: 8 })
  expect((await calls.post(`/${id}/release`, { release_at: null })).statusCode).toBe(409)
})

test('what a person leaves out of a release is no error of the upload: it is counted beside the status', async () => {
  const files = { 'acme-1.pdf': payslipPdf('acme-1'), 'who.pdf': payslipPdf('?'), 'else.pdf': payslipPdf('??') }
  const id = await calls.run(zipOf(files), { release: 'review' })
  const inList = async () => (await calls.get('')).json<{ job_id: string }[]>().find((job) => job.job_id === id)
  expect(await inList()).toMatchObject({ status: 9, left_out: 0 })
  await calls.post(`/${id}/release`, { release_at: null })
  await server.deps.jobs.drain()
  expect(await inList()).toMatchObject({ status: 8, name: 'Completed', left_out: 2 })
  expect(await find(id)).toMatchObject({ job: { left_out: 2 }, counts: { matched: 1, unmatched: 2 }, released: 1 })
})

test('a planned release waits for its time and can be taken back', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const id = await calls.run(both(), { release: 'scheduled', release_at: soon })
  expect((await find(id)).job).toMatchObject({ status: 10, name: 'Scheduled', release_at: soon })
  await server.deps.jobs.drain()
  expect(await payslips()).toEqual([])
  expect((await calls.post(`/${id}/recall`)).json()).toMatchObject({ status: 9, release_at: null })
  const late = new Date(Date.now() + 91 * 86_400_000).toISOString()
  expect((await calls.post(`/${id}/release`, { release_at: late })).json()).toMatchObject({
    fields: { release_at: 'This is more than 90 days from now.' },
  })
  const past = new Date(Date.now() - 86_400_000).toISOString()
  expect((await calls.post(`/${id}/release`, { release_at: past })).json()).toMatchObject({
    fields: { release_at: 'This has passed. Choose a later time.' },
  })
  await server.deps.jobs.drain()
  expect(await payslips()).toEqual([])
  expect((await calls.post(`/${id}/release`, { release_at: soon })).json()).toMatchObject({ status: 10 })
  await server.db.updateTable('payroll_jobs').set({ release_at: '2026-01-01T00:00:00Z' }).where('id', '=', id).execute()
  await server.inSystem((tx) =>
    server.deps.jobs.enqueue(
      tx,
      { name: 'payroll.run' },
      {
        clientId: admin.clientId,
        platformId: fixedId('platform north'),
        id,
      },
    ),
  )
  await server.deps.jobs.drain()
  expect(await payslips()).toHaveLength(2)
})

test('a recall brings back what was replaced, until an employee has viewed one', async () => {
  const old = await addPayslip(server, { date: PAY_DATE })
  const id = await calls.run(both(), { replace: 1 })
  expect((await payslips()).map((row) => row.id)).not.toContain(old)
  const { canRecall, job } = await find(id)
  expect(canRecall).toBe(true)
  expect((await calls.post(`/${id}/recall`, undefined, { 'if-match': '"1"' })).statusCode).toBe(412)
  expect((await calls.post(`/${id}/recall`, undefined, { 'if-match': `"${job.version}"` })).json()).toMatchObject({
    status: 11,
  })
  expect(await payslips()).toEqual([{ id: old, employee_id: employee(1), process_date: PAY_DATE }])
  const log = server.db.selectFrom('interactions').select(['employee_id', 'description']).orderBy('employee_id')
  expect(await log.where('type', '=', 'payslip_recalled').execute()).toEqual(
    [1, 2]
      .map((n) => ({ employee_id: employee(n), description: 'Payslip of 31.03.2026' }))
      .toSorted((a, b) => a.employee_id.localeCompare(b.employee_id)),
  )
  const kept = await server.deps.objects.read({
    clientId: admin.clientId,
    bucket: 'payslips',
    key: `${admin.clientId}/${employee(1)}/${PAY_DATE}.pdf`,
  })
  expect(Buffer.concat(await kept.stream.toArray()).toString()).toContain(`acme ${PAY_DATE}`)

  await calls.post(`/${id}/release`, { release_at: null })
  await server.deps.jobs.drain()
  const [first] = await payslips()
  const viewed = (user: SignedIn, document: string) =>
    user.post(`/api/ssp/production/pay-views/${admin.clientId}/${document}`)
  expect((await viewed(admin, first?.id ?? '')).statusCode).toBe(404)
  await linkUser(server, 'reader', first?.employee_id ?? '')
  expect((await viewed(await server.signIn('reader'), first?.id ?? '')).statusCode).toBe(200)
  expect((await find(id)).canRecall).toBe(false)
  expect((await calls.post(`/${id}/recall`)).json()).toMatchObject({
    message: 'A document of this upload has been viewed. It cannot be recalled any more.',
  })
  expect(await payslips()).toHaveLength(2)
})

test('what was recalled does not come back with the recall of a later upload that had replaced it', async () => {
  const old = await addPayslip(server, { date: PAY_DATE })
  const first = await calls.run(both(), { replace: 1 })
  const second = await calls.run(zipOf({ 'acme-1.pdf': payslipPdf('acme-1', ['Corrected']) }), { replace: 1 })
  const corrected = (await payslips()).find((row) => row.employee_id === employee(1))
  expect((await calls.post(`/${first}/recall`)).statusCode).toBe(200)
  expect(await payslips()).toEqual([corrected])
  expect(await find(first)).toMatchObject({ released: 0, counts: { matched: 2, leftOut: 0 }, canRelease: true })

  expect((await calls.post(`/${second}/recall`)).statusCode).toBe(200)
  expect(await payslips()).toEqual([{ id: old, employee_id: employee(1), process_date: PAY_DATE }])
  const bytesOf = async () => {
    const key = `${admin.clientId}/${employee(1)}/${PAY_DATE}.pdf`
    const kept = await server.deps.objects.read({ clientId: admin.clientId, bucket: 'payslips', key })
    return Buffer.concat(await kept.stream.toArray()).toString()
  }
  expect(await bytesOf()).toContain(`acme ${PAY_DATE}`)

  await calls.post(`/${first}/release`, { release_at: null })
  await server.deps.jobs.drain()
  expect(await payslips()).toHaveLength(2)
  expect(await bytesOf()).toContain('Net pay 1780.00')
})

test('without replacing, the payslip that is there stays', async () => {
  const old = await addPayslip(server, { date: PAY_DATE })
  const id = await calls.run(both())
  expect((await find(id)).counts).toMatchObject({ matched: 1, duplicate: 1 })
  expect((await find(id)).job.status).toBe(7)
  expect((await payslips()).map((row) => row.id)).toContain(old)
  expect((await calls.patch(`/${id}/items/1`, { decision: 'accept' })).statusCode).toBe(409)
})

test('an upload with a quarter fewer documents than the one before is warned of', async () => {
  await calls.run(zipOf({ 'acme-1.pdf': payslipPdf('acme-1'), 'acme-2.pdf': payslipPdf('acme-2') }))
  const later = '2026-04-30'
  const next = payslipPdf('acme-1').toString('latin1').replace(PAY_DATE, later)
  const id = await calls.run(zipOf({ 'acme-1.pdf': Buffer.from(next, 'latin1') }), { pay_date: later })
  expect(await find(id)).toMatchObject({ previous: { pay_date: PAY_DATE, total: 2, fewer: true }, job: { status: 7 } })
})

test('a person of another client is told apart only where the uploader works there too', async () => {
  const archive = () => zipOf({ 'borealis-1.pdf': payslipPdf('borealis-1') })
  const own = await calls.run(archive(), { release: 'review' })
  expect((await find(own)).counts).toMatchObject({ unmatched: 1, otherClient: 0 })
  const staff = await server.signIn('staff')
  await grantTo(server, ['staff'], ['JOBS_VIEW'])
  const byStaff = await payrollCalls(staff, server).run(archive(), { release: 'review' })
  expect((await find(byStaff)).counts).toMatchObject({ unmatched: 0, otherClient: 1 })
})

test('jobs belong to their client, and a file to its uploader', async () => {
  const id = await calls.run(both(), { release: 'review' })
  const other = await server.signIn('admin', { client: 'borealis' })
  const foreign = payrollCalls(other, server)
  for (const path of [`/${id}`, `/${id}/items`, `/${id}/items/1/file`])
    expect((await foreign.get(path)).statusCode).toBe(404)
  expect((await foreign.post(`/${id}/release`, { release_at: null })).statusCode).toBe(404)
  expect((await foreign.get()).json()).toEqual([])
  const key = await putPayroll(admin, server, both())
  expect((await foreign.create(key)).json()).toMatchObject({ fields: { document_key: expect.any(String) as string } })
  expect((await calls.create(key)).statusCode).toBe(201)
  expect((await calls.create(key)).json()).toMatchObject({
    fields: { document_key: 'This file is being processed already.' },
  })
  await server.deps.jobs.drain()
})

test('the list is sorted by id descending, searched by number and name, and counted', async () => {
  const list = async (query: string) => (await calls.get(query)).json<Job[]>().map(({ id }) => id)
  const all = await list('?limit=100')
  expect(all).toEqual(all.toSorted((a, b) => b - a))
  expect(await list('?limit=100&orderBy=created_at&direction=ASC')).toEqual(all.toReversed())
  expect((await list('?search=payroll.zip')).length).toBe(10)
  expect(await list(`?search=${all.at(-1)}`)).toContain(all.at(-1))
  expect((await calls.get('?count=true')).json()).toEqual([{ total: all.length }])
  expect((await calls.get('?orderBy=results_actual')).statusCode).toBe(400)
})

test('a recalled upload that is released again replaces the later one, and both can be recalled in turn', async () => {
  const old = await addPayslip(server, { date: PAY_DATE })
  const zip = (line: string) => zipOf({ 'acme-1.pdf': payslipPdf('acme-1', [line]) })
  const bytesOf = async () => {
    const key = `${admin.clientId}/${employee(1)}/${PAY_DATE}.pdf`
    const kept = await server.deps.objects.read({ clientId: admin.clientId, bucket: 'payslips', key })
    return Buffer.concat(await kept.stream.toArray()).toString()
  }
  const first = await calls.run(zip('First'), { replace: 1 })
  const second = await calls.run(zip('Second'), { replace: 1 })
  expect((await calls.post(`/${first}/recall`)).statusCode).toBe(200)
  await calls.post(`/${first}/release`, { release_at: null })
  await server.deps.jobs.drain()
  expect(await find(first)).toMatchObject({ released: 1, canRecall: true })
  expect(await bytesOf()).toContain('First')

  expect((await calls.post(`/${first}/recall`)).statusCode).toBe(200)
  expect(await bytesOf()).toContain('Second')
  expect((await calls.post(`/${second}/recall`)).statusCode).toBe(200)
  expect(await payslips()).toEqual([{ id: old, employee_id: employee(1), process_date: PAY_DATE }])
  expect(await bytesOf()).toContain(`acme ${PAY_DATE}`)
})

test('a recall waits for an upload that is replacing its documents', async () => {
  const first = await calls.run(both(), { replace: 1 })
  const second = await calls.run(both(), { replace: 1, release: 'review' })
  await calls.post(`/${second}/release`, { release_at: null })
  const [held, publishing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const published = held.promise.then(() => server.deps.jobs.drain())
  const recalled = publishing.promise.then(() => calls.post(`/${first}/recall`))
  await server.inSystem(async (tx) => {
    await tx.selectFrom('objects').select('object_key').where('bucket', '=', 'payslips').forUpdate().execute()
    held.resolve()
    await untilBlocked(server.deps.database, 1)
    publishing.resolve()
    await untilBlocked(server.deps.database, 2)
  })
  await Promise.all([published, recalled])
  expect(await find(first)).toMatchObject({ released: 0, counts: { matched: 2, leftOut: 0 } })
  expect((await calls.post(`/${second}/recall`)).statusCode).toBe(200)
  expect(await payslips()).toEqual([])
})

test('who has left since the upload waits at the release, which still makes the others visible', async () => {
  const id = await calls.run(both(), { release: 'review' })
  const leave = (at: Date | null) =>
    server.db
      .updateTable('employees')
      .set({ deactivated_at: at })
      .where('client_id', '=', admin.clientId)
      .where('id', '=', employee(1))
      .execute()
  await leave(new Date(Date.parse(PAY_DATE) - 33 * 86_400_000))
  expect((await calls.post(`/${id}/release`, { release_at: null })).statusCode).toBe(200)
  await server.deps.jobs.drain()
  expect((await payslips()).map(({ employee_id }) => employee_id)).toEqual([employee(2)])
  expect(await find(id)).toMatchObject({ counts: { matched: 1, left: 1 }, released: 1, canRelease: false })
  const [item] = (await calls.get(`/${id}/items?state=left`)).json<{ position: number }[]>()
  expect((await calls.patch(`/${id}/items/${item?.position}`, { decision: 'accept' })).statusCode).toBe(200)
  expect((await calls.post(`/${id}/release`, { release_at: null })).statusCode).toBe(200)
  await server.deps.jobs.drain()
  expect(await find(id)).toMatchObject({ counts: { matched: 2, left: 0 }, released: 2 })
  await leave(null)
})

test('merged accounts are one person: a second document waits, and neither account is missing', async () => {
  const change = (name: string, payload: object) =>
    admin.post(`/api/ssp/production/employees/${admin.clientId}?function=${name}`, payload)
  const merged = await change('mergeEmployee', { employee_id: employee(1), linked_id: employee(2) })
  expect(merged.statusCode).toBe(200)
  const id = await calls.run(both(), { release: 'review' })
  const { counts, missing } = await find(id)
  expect(counts).toMatchObject({ matched: 1, duplicate: 1 })
  expect(missing.first.map(({ identifier }) => identifier)).toEqual(['acme-3'])
  const one = await calls.run(zipOf({ 'acme-1.pdf': payslipPdf('acme-1') }), { release: 'review' })
  expect((await find(one)).missing.first.map(({ identifier }) => identifier)).toEqual(['acme-3'])
  await change('deleteMerge', { employee_id: employee(1), target_employee_id: employee(2) })
})

test('a team restricted under any permission of pay hides its members, and the uploads of others', async () => {
  const id = await calls.run(both(), { release: 'review' })
  await restrictTeam(server, { username: 'admin', permission: 'PAYSLIPS_VIEW', employees: [2] })
  const restricted = payrollCalls(await server.signIn('admin'), server)
  expect((await restricted.get(`/${id}/items`)).json<unknown[]>()).toHaveLength(1)
  expect((await restricted.get(`/${id}/items/2/file`)).statusCode).toBe(404)
  expect((await restricted.get(`/${id}`)).json()).toMatchObject({
    missing: { total: 1, first: [{ identifier: 'acme-3' }] },
  })
  const own = await restricted.run(both(), { release: 'review' })
  expect((await restricted.get(`/${own}`)).json()).toMatchObject({ counts: { matched: 1, unmatched: 1 } })
  const mend = await restricted.patch(`/${own}/items/2`, { decision: 'match', employee_id: employee(2) })
  expect(mend.statusCode).toBe(404)
  await server.db
    .updateTable('payroll_jobs')
    .set({ uploaded_by: server.tenants.userId('acme', 'staff') })
    .where('id', '=', id)
    .execute()
  expect((await restricted.get(`/${id}`)).statusCode).toBe(404)
})

test('a document of another client is not viewed by an account whose employee has the id of its employee', async () => {
  const owner = employee(1, 'borealis')
  await linkUserToNew(server, 'staff', owner)
  const document = await addPayslip(server, { client: 'borealis', date: PAY_DATE })
  const there = await server.signIn('admin', { client: 'borealis' })
  const view = (user: SignedIn) =>
    user.send({
      method: 'POST',
      url: `/api/ssp/production/pay-views/${there.clientId}/${document}`,
      headers: { 'ssp-client': there.clientId },
    })
  expect((await view(await server.signIn('staff'))).statusCode).toBe(404)
  await linkUser(server, 'admin', owner, 'borealis')
  expect((await view(there)).statusCode).toBe(200)
})
