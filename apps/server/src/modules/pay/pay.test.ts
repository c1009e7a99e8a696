import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPayslip, follow, startFilesServer } from '../../testing/files-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { employeeAt, grantTo, userAt } from '../../testing/people.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { fixedId, TENANTS } from '../../testing/tenants.ts'
import { insertMerge } from '../employees/merges.repository.ts'

const server = setUpServer(startFilesServer)
const admin = setUpUser(server, 'admin')
const employee = fixedId('employee acme 1')

beforeAll(async () => {
  for (const date of ['2026-01-31', '2026-03-31', '2026-02-28']) await addPayslip(server, { date })
})

const list = (kind: string, id = employee, user = admin) =>
  user.get(`/api/ssp/production/employees/${kind}/${user.clientId}/${id}`)
const address = (name: string, more: Record<string, string> = {}, user = admin) =>
  user.get(
    `/api/batch/get-document-url?${new URLSearchParams({ bucket: 'payslips', clientId: user.clientId, employeeId: employee, documentName: name, ...more }).toString()}`,
  )
const archive = (files: string[], more: object = {}, user = admin) =>
  user.post('/api/batch/get-all-employee-files', {
    bucket: 'payslips',
    folder: `${user.clientId}/${employee}`,
    files,
    zipFileName: 'payslips.zip',
    ...more,
  })
const remove = (documentId: string, employeeId = employee) =>
  admin.delete('/api/batch/cseye-documents', { bucket: 'payslips', clientId: admin.clientId, employeeId, documentId })

test('payslips and their files, newest first', async () => {
  expect((await list('payslips-data')).json()).toMatchObject(
    ['2026-03-31', '2026-02-28', '2026-01-31'].map((process_date) => ({ employee_id: employee, process_date })),
  )
  const files = (await list('payslips')).json<{ name: string; size: number }[]>()
  expect(files.map(({ name }) => name).toSorted()).toEqual(['2026-01-31.pdf', '2026-02-28.pdf', '2026-03-31.pdf'])
  expect(files.every(({ size }) => size > 10)).toBe(true)
  expect((await list('paydocs-data')).json()).toEqual([])
})

test('an address opens once, for the browser that got it', async () => {
  const signed = await address('2026-03-31.pdf')
  const { url } = signed.json<{ url: string }>()
  expect(url).not.toContain(employee)
  expect((await server.inject({ url })).statusCode).toBe(404)
  const other = await (await server.signIn('staff')).get(url)
  expect(other.statusCode).toBe(404)
  const opened = await follow(server, signed)
  expect(opened.statusCode).toBe(200)
  expect(opened.body).toContain('acme 2026-03-31')
  expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/pdf' })
  expect(opened.headers['content-disposition']).toContain('attachment; filename="2026-03-31.pdf"')
  expect((await follow(server, signed)).statusCode).toBe(403)
})

test('an address ends after a minute and with the session, and its signature is checked', async () => {
  const user = await server.signIn('admin')
  const query = `bucket=payslips&clientId=${user.clientId}&employeeId=${employee}&documentName=2026-03-31.pdf`
  const sign = () => user.get(`/api/batch/get-document-url?${query}`)
  const [late, ended] = [await sign(), await sign()]
  const url = late.json<{ url: string }>().url
  expect(Number(new URL(url, 'http://x').searchParams.get('expires')) - Date.now() / 1000).toBeLessThanOrEqual(60)
  expect((await follow(server, late, url.replace(/signature=.{5}/, 'signature=AAAAA'))).statusCode).toBe(404)
  await server.db
    .updateTable('download_addresses')
    .set({ expires_at: '2026-01-01T00:00:00Z' })
    .where('used_at', 'is', null)
    .execute()
  expect((await follow(server, late)).statusCode).toBe(403)
  await user.post(`/api/login/${user.clientId}/logout`, { refreshToken: user.refreshToken })
  expect((await follow(server, ended)).statusCode).toBe(403)
})

test('names with folders, unknown names and employees of another client give nothing away', async () => {
  for (const name of ['../2026-03-31.pdf', '%2e%2e/x', 'nothing.pdf'])
    expect((await address(name)).json()).toEqual({ errorMessage: 'This file is not there any more.' })
  expect((await address('x.pdf', { employeeId: fixedId('employee borealis 1') })).statusCode).toBe(404)
  expect((await address('x.pdf', { clientId: server.tenants.clientId('borealis') })).statusCode).toBe(409)
  const foreign = await addPayslip(server, { client: 'borealis', date: '2026-03-31' })
  expect((await remove(foreign)).statusCode).toBe(404)
  expect(
    (await archive(['2026-03-31.pdf'], { folder: `${server.tenants.clientId('borealis')}/${employee}` })).statusCode,
  ).toBe(400)
})

test('puts files into one archive, once, however often the job runs', async () => {
  const before = await server.db.selectFrom('objects').select('object_key').execute()
  const { archiveId } = (await archive(['2026-01-31.pdf', '2026-02-28.pdf'])).json<{ archiveId: string }>()
  const place = `/api/ssp/production/employees/archives/${admin.clientId}/${employee}`
  const get = (id: string) => admin.get(`${place}/${id}`)
  expect((await get(archiveId)).json()).toEqual({ errorMessage: 'The archive is not ready yet.' })
  // The worker died: the archive has had no progress for a while, so reading the list queues it again.
  await server.db
    .updateTable('pay_archives')
    .set({ status: 'running', beat_at: '2026-01-01T00:00:00Z' })
    .where('id', '=', archiveId)
    .execute()
  await admin.get(place)
  expect(await server.deps.jobs.drain()).toBe(2)
  expect((await admin.get(place)).json()).toMatchObject([
    { id: archiveId, bucket: 'payslips', status: 'ready', done: 2, total: 2 },
  ])
  const objects = await server.db.selectFrom('objects').select('object_key').execute()
  expect(objects.length).toBe(before.length + 1)
  const file = await follow(server, await get(archiveId))
  const entries = unzipSync(file.rawPayload)
  expect(Object.keys(entries).toSorted()).toEqual(['2026-01-31.pdf', '2026-02-28.pdf'])
  expect(Buffer.from(entries['2026-01-31.pdf'] ?? []).toString()).toContain('acme 2026-01-31')
  const staff = await server.signIn('staff')
  expect((await staff.get(`${place}/${archiveId}`)).statusCode).toBe(403)
})

test('a file with a name of its record alone is saved under the day of the payslip', async () => {
  const [epoch, uuid] = ['1782792000000.pdf', `${crypto.randomUUID()}.pdf`]
  const added = [
    await addPayslip(server, { date: '2026-06-30', name: epoch }),
    await addPayslip(server, { date: '2026-06-30', name: uuid }),
  ]
  const saved = await follow(server, await address(epoch))
  expect(saved.headers['content-disposition']).toContain('filename="2026-06-30.pdf"')
  const entry = server.db.selectFrom('audit_log').select('details').where('action', '=', 'payslip.download')
  expect(await entry.orderBy('at', 'desc').executeTakeFirst()).toMatchObject({ details: { file: '2026-06-30.pdf' } })
  const { archiveId } = (await archive([epoch, uuid])).json<{ archiveId: string }>()
  await server.deps.jobs.drain()
  const url = `/api/ssp/production/employees/archives/${admin.clientId}/${employee}/${archiveId}`
  const file = await follow(server, await admin.get(url))
  expect(Object.keys(unzipSync(file.rawPayload)).toSorted()).toEqual(['2026-06-30-2.pdf', '2026-06-30.pdf'])
  for (const id of added) await remove(id)
})

test('an archive of a file that is gone fails, and says so', async () => {
  const id = await addPayslip(server, { date: '2025-12-31' })
  const { archiveId } = (await archive(['2025-12-31.pdf'])).json<{ archiveId: string }>()
  expect((await remove(id)).statusCode).toBe(200)
  await server.deps.jobs.drain()
  const url = `/api/ssp/production/employees/archives/${admin.clientId}/${employee}/${archiveId}`
  expect((await admin.get(url)).json()).toEqual({
    errorMessage: 'Something went wrong, please try again.',
  })
  expect((await archive(['nothing.pdf'])).statusCode).toBe(404)
})

test('deleting takes record and file, from its own employee only, and leaves an entry', async () => {
  const id = await addPayslip(server, { date: '2025-11-30' })
  expect((await remove(id, fixedId('employee acme 2'))).statusCode).toBe(404)
  expect((await remove(id)).statusCode).toBe(200)
  const left = await server.db
    .selectFrom('objects')
    .select('object_key')
    .where('object_key', 'like', '%2025-11-30.pdf')
    .execute()
  expect(left).toEqual([])
  const log = await server.db
    .selectFrom('interactions')
    .select(['type', 'actor_label', 'description'])
    .where('employee_id', '=', employee)
    .execute()
  // By the name that the column shows, not by that of the file in the store.
  expect(log).toContainEqual({ type: 'payslip_deleted', actor_label: 'admin of acme', description: '30.11.2025' })
  expect(log).toContainEqual({ type: 'payslip_downloaded', actor_label: 'admin of acme', description: '31.03.2026' })
})

test('a team restricted under either permission hides the pay of its members everywhere', async () => {
  await addPayslip(server, { employee: 3, date: '2026-03-31' })
  await restrictTeam(server, { username: 'admin', permission: 'PAYDOCS_VIEW', employees: [3] })
  const kept = fixedId('employee acme 3')
  const text = { message: 'You can not view pay docs/payslips for this team' }
  for (const kind of ['payslips-data', 'payslips', 'paydocs-data', 'paydocs', 'archives']) {
    const answer = await list(kind, kept)
    expect([kind, answer.statusCode]).toEqual([kind, 403])
    expect(answer.json()).toMatchObject(text)
  }
  const denied = [
    await address('2026-03-31.pdf', { employeeId: kept }),
    await archive(['2026-03-31.pdf'], { folder: `${admin.clientId}/${kept}` }),
    await remove(fixedId('any'), kept),
  ]
  expect(denied.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  expect((await list('payslips-data')).statusCode).toBe(200)
})

test('pay of a merged account is shown and opened, and deleted from its own account only', async () => {
  const [correct, merged] = [2, 1].map((n) => fixedId(`employee acme ${n}`))
  const id = await addPayslip(server, { date: '2024-05-31' })
  const merge = { client_id: admin.clientId, employee_id: merged ?? '', linked_id: correct ?? '' }
  const user_id = server.tenants.userId('acme', 'admin')
  await server.inSystem((tx) => insertMerge(tx, { ...merge, user_id }))
  expect((await list('payslips-data', correct)).json()).toContainEqual(
    expect.objectContaining({ id, employee_id: merged, process_date: '2024-05-31' }),
  )
  const signed = await address('2024-05-31.pdf', { employeeId: correct ?? '' })
  expect((await follow(server, signed)).statusCode).toBe(200)
  expect((await remove(id, correct)).statusCode).toBe(404)
})

describe('pay of a merged account is judged by that account', () => {
  const [correct, merged] = [employeeAt(2), employeeAt(1)]
  const name = '2023-05-31.pdf'
  const place = `/api/ssp/production/employees/archives/${TENANTS.clientId('acme')}/${correct}`
  const unmerge = () => server.db.deleteFrom('employee_merges').execute()
  const merge = () =>
    server.inSystem((tx) => {
      const link = { client_id: admin.clientId, employee_id: merged, linked_id: correct }
      return insertMerge(tx, { ...link, user_id: userAt('admin').user_id })
    })
  beforeAll(async () => {
    await grantTo(server, ['staff'], ['EMPLOYEES_VIEW', 'PAYSLIPS_VIEW', 'PAYDOCS_VIEW'])
    await addPayslip(server, { date: '2023-05-31' })
  })

  test.each([
    ['EMPLOYEES_VIEW', false],
    ['PAYSLIPS_VIEW', false],
    ['PAYDOCS_VIEW', false],
    ['EMPLOYEES_VIEW', true],
    ['PAYSLIPS_VIEW', true],
    ['PAYDOCS_VIEW', true],
  ])('under %s, only the team: %s', async (permission, only) => {
    const staff = await server.signIn('staff')
    await unmerge()
    await merge()
    const folder = `${staff.clientId}/${correct}`
    const { archiveId } = (await archive([name], { folder }, staff)).json<{ archiveId: string }>()
    await server.deps.jobs.drain()
    const opens = async (user = staff) => (await user.get(`${place}/${archiveId}`)).statusCode
    const archives = async () => (await list('archives', correct, staff)).json<{ id: string }[]>().map(({ id }) => id)
    expect([await opens(), await archives()]).toEqual([200, expect.arrayContaining([archiveId])])

    await restrictTeam(server, { username: 'staff', permission, employees: [only ? 2 : 1], only })
    for (const kind of ['payslips-data', 'payslips']) expect((await list(kind, correct, staff)).json()).toEqual([])
    expect((await address(name, { employeeId: correct }, staff)).json()).toEqual({
      errorMessage: 'This file is not there any more.',
    })
    expect((await archive([name], { folder }, staff)).statusCode).toBe(404)
    expect([await opens(), await archives(), await opens(admin)]).toEqual([404, [], 200])
    // What is in an archive stays the pay of the account that was merged.
    await unmerge()
    expect([await opens(), await archives(), await opens(admin)]).toEqual([404, [], 200])
    await liftRestriction(server, { username: 'staff', permission })
  })
})

test('a download is noted at the account whose file it is', async () => {
  await server.db.deleteFrom('employee_merges').execute()
  const link = { client_id: admin.clientId, employee_id: employeeAt(1), linked_id: employeeAt(2) }
  const user_id = userAt('admin').user_id
  await server.inSystem((tx) => insertMerge(tx, { ...link, user_id }))
  await addPayslip(server, { date: '2023-06-30' })
  await address('2023-06-30.pdf', { employeeId: employeeAt(2) })
  const noted = await server.db
    .selectFrom('interactions')
    .select('employee_id')
    .where('description', '=', '30.06.2023')
    .execute()
  expect(noted).toEqual([{ employee_id: employeeAt(1) }])
})

test('each kind needs its permission', async () => {
  const reader = await server.signIn('reader')
  for (const kind of ['payslips-data', 'payslips', 'paydocs-data', 'paydocs'])
    expect((await list(kind, employee, reader)).statusCode).toBe(403)
})
