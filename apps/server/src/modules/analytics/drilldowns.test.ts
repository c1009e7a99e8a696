import { beforeAll, describe, expect, test } from 'vitest'
import { recordEvents, type NewPortalEvent } from '../../people/portal-events.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { linkUser } from '../../testing/people.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { statementsOf } from '../../testing/statements.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { makeArticle } from '../news/testing.ts'
import { makePayDocument, makePayslip } from '../pay/testing.ts'
import { makeJob } from '../payroll/testing.ts'

// Acme has the employees Fore1 to Fore3; the last test keeps Fore2 from admin. Borealis has one event of each kind.
const server = setUpServer()
const admin = setUpUser(server, 'admin')
const employee = (n: number, client = 'acme') => fixedId(`employee ${client} ${n}`)
const march = { start: '2026-03-01', end: '2026-03-31' }
const article = fixedId('article of acme')

beforeAll(async () => {
  const clientId = admin.clientId
  const of = (n: number, kind: NewPortalEvent['kind'], day: string, doc_type_name: string | null = null) => ({
    employee_id: employee(n),
    kind,
    doc_type_name,
    happened_at: `${day}T12:00:00Z`,
  })
  const foreign = { employee_id: employee(1, 'borealis') }
  await server.inSystem(async (tx) => {
    await recordEvents(tx, clientId, [
      of(1, 'payslip_viewed', '2026-03-01'),
      of(2, 'payslip_viewed', '2026-03-02'),
      of(1, 'payslip_viewed', '2026-03-31'),
      of(1, 'payslip_viewed', '2026-04-01'),
      of(1, 'pay_document_downloaded', '2026-03-05', 'P60'),
      of(2, 'pay_document_downloaded', '2026-03-06', 'P45'),
      of(3, 'pay_document_downloaded', '2026-03-06', 'P60'),
      of(1, 'pension_visited', '2026-03-05'),
      of(2, 'pension_visited', '2026-03-05'),
      of(1, 'storage_uploaded', '2026-03-05'),
      of(1, 'storage_downloaded', '2026-03-05'),
      of(1, 'storage_downloaded', '2026-03-06'),
      of(2, 'storage_deleted', '2026-03-06'),
      of(3, 'storage_restored', '2026-04-06'),
    ])
    await recordEvents(tx, server.tenants.clientId('borealis'), [
      { ...foreign, kind: 'payslip_viewed', happened_at: '2026-03-02T12:00:00Z' },
      { ...foreign, kind: 'storage_uploaded', happened_at: '2026-03-02T12:00:00Z' },
    ])
    await recordEvents(tx, clientId, [
      ...Array.from({ length: 4 }, () => of(1, 'payslip_uploaded', '2026-03-01')),
      ...Array.from({ length: 5 }, () => of(1, 'payslip_uploaded', '2026-03-31')),
      of(1, 'payslip_uploaded', '2026-04-01'),
    ])
    for (const [n, document_type] of [
      [1, 'P60'],
      [2, 'P45'],
    ] as const) {
      const document = { id: fixedId(`pay document ${n}`), document_type, created_at: '2026-03-10T00:00:00Z' }
      await makePayDocument(tx, clientId, { ...document, employee_id: employee(n), file_name: `${n}.pdf` })
    }
    const readers = [1, 2, 3].map((n) => ({ employee_id: employee(n), read_at: `2026-03-0${n}T08:00:00Z` }))
    await makeArticle(tx, clientId, { id: article, readers })
  })
})

const ask = (name: string, query: Record<string, string> = {}, who = admin) =>
  who.get(
    `/api/ssp/production/analytics/${who.clientId}?${new URLSearchParams({ function: name, ...query }).toString()}`,
  )
const read = async <T = Record<string, unknown>>(name: string, query: Record<string, string> = {}, who = admin) => {
  const response = await ask(name, query, who)
  expect([name, response.statusCode]).toEqual([name, 200])
  return response.json<T>()
}

describe('payroll figures', () => {
  test('totals of the period, each day whole', async () => {
    expect(await read('getPayslipsViewedUploadedAnalytics', { ...march, withoutReport: 'true' })).toEqual({
      stat_payslips: 9,
      stat_payslip_downloads: 3,
    })
    expect(await read('getPaydocumentsViewedUploadedAnalytics', march)).toEqual({
      stat_pay_document_uploads: 2,
      stat_pay_document_downloads: 3,
    })
  })

  test('charts by day and by type', async () => {
    const pensions = await read('getPensionVisitsAnalytics', { start: '2026-03-04', end: '2026-03-06' })
    expect(pensions).toEqual({ labels: ['2026-03-04', '2026-03-05', '2026-03-06'], values: [0, 2, 0] })
    expect(await read('getPaydocumentTypesUploadsAnalytics', march)).toEqual({ labels: ['P45', 'P60'], values: [1, 1] })
    expect(await read('getPaydocumentTypesDownloadsAnalytics', march)).toEqual({
      labels: ['P45', 'P60'],
      values: [1, 2],
    })
  })
})

interface Interactions {
  employees: { fullname: string; viewed: string | null; doc_type_name: string | null; employeeId: string }[]
  count: number
}
const interactions = (query: Record<string, string>, who = admin) =>
  read<Interactions>('getEmployeeInteractionsData', { ...march, ...query }, who)

test('interactions are paged and searched, the newest first', async () => {
  const all = await interactions({ docType: '8' })
  expect(all.count).toBe(3)
  expect(all.employees.map(({ employeeId }) => employeeId)).toEqual([employee(1), employee(2), employee(1)])
  expect(all.employees[0]).toEqual({
    id: expect.any(Number),
    fullname: expect.stringContaining('Fore1'),
    identifier: expect.any(String),
    email: expect.toSatisfy((email) => email === null || typeof email === 'string'),
    viewed: '2026-03-31T12:00:00.000Z',
    employeeId: employee(1),
    doc_type_name: null,
  })
  const second = await interactions({ docType: '8', limit: '2', page: '1', count: 'true' })
  expect([second.count, second.employees.map(({ viewed }) => viewed)]).toEqual([3, ['2026-03-01T12:00:00.000Z']])
  expect(await interactions({ docType: '8', search: 'FORE2' })).toMatchObject({ count: 1, employees: [{}] })
  // Terms too short for the index.
  expect(await interactions({ docType: '8', search: 'e2' })).toMatchObject({ count: 1, employees: [{}] })
  expect(await interactions({ docType: '8', search: '%' })).toEqual({ count: 0, employees: [] })
  const documents = await interactions({ docType: '9', search: 'fore1' })
  expect(documents.employees).toMatchObject([{ doc_type_name: 'P60' }])
  expect((await interactions({ docType: '10' })).count).toBe(2)
  expect((await ask('getEmployeeInteractionsData', { ...march, docType: '11' })).statusCode).toBe(400)
  const backwards = await interactions({ docType: '8', start: '2026-03-02', end: '2026-03-01' })
  expect(backwards).toEqual({ employees: [], count: 0 })
})

test('who opened none in the days is a list of its own: with those who did, every account in use', async () => {
  const unopened = { docType: '8', segment: 'unopened' }
  const employees = [{ id: 1, employeeId: employee(3), viewed: null, doc_type_name: null }]
  expect(await interactions(unopened)).toMatchObject({ count: 1, employees })
  expect(await interactions({ ...unopened, search: 'fore3' })).toMatchObject({ count: 1, employees })
  expect(await interactions({ ...unopened, search: 'fore1' })).toEqual({ count: 0, employees: [] })
  expect(await interactions({ ...unopened, start: '2026-03-31' })).toMatchObject({ count: 2 })
  expect(await interactions({ ...unopened, limit: '1', page: '1', start: '2026-03-31' })).toMatchObject({
    count: 2,
    employees: [{ id: 2 }],
  })
})

test('document storage counts what each employee did', async () => {
  const breakdown = await read<{ data: object[]; count: number }>('getDocumentStorageBreakdownAnalytics', march)
  expect(breakdown).toMatchObject({
    labels: ['Uploaded', 'Downloaded', 'Deleted', 'Restored'],
    values: [1, 2, 1, 0],
    count: 2,
  })
  expect(breakdown.data).toMatchObject([
    { employee_id: employee(1), uploaded: 1, downloaded: 2, deleted: 0, restored: 0 },
    { employee_id: employee(2), uploaded: 0, downloaded: 0, deleted: 1, restored: 0 },
  ])
  const page = await read('getDocumentStorageBreakdownAnalytics', {
    ...march,
    withoutReport: 'true',
    search: 'fore2',
    limit: '1',
  })
  expect(page).toEqual({ data: [expect.objectContaining({ employee_id: employee(2) })], count: 1 })
  // To count distinct values, PostgreSQL sorts those of all events.
  const statements = await statementsOf(() => read('getDocumentStorageBreakdownAnalytics', march))
  expect(statements.filter(({ text }) => text.includes('portal_events')).length).toBeGreaterThan(1)
  expect(statements.filter(({ text }) => /count\(distinct/.test(text))).toEqual([])
})

test('who did nothing in document storage is a list of its own: with those who did, every account in use', async () => {
  const unused = (more: Record<string, string> = {}) =>
    read<{ data: object[] }>('getDocumentStorageBreakdownAnalytics', { ...march, segment: 'unused', ...more })
  const nothing = { uploaded: 0, downloaded: 0, deleted: 0, restored: 0 }
  const { data, ...figures } = await unused()
  expect(data).toEqual([expect.objectContaining({ employee_id: employee(3), ...nothing })])
  expect(figures).toMatchObject({ values: [1, 2, 1, 0], count: 1 })
  expect(await unused({ search: 'fore3' })).toMatchObject({ count: 1 })
  expect(await unused({ search: 'fore1', withoutReport: 'true' })).toEqual({ data: [], count: 0 })
  expect(await unused({ limit: '1', page: '2', start: '2026-03-31' })).toMatchObject({ data: [{}], count: 3 })
})

test('payroll files of the period by the name of the file', async () => {
  await server.inSystem(async (tx) => {
    await makeJob(tx, admin.clientId, {
      id: fixedId('job 1'),
      file: 'march.zip',
      created_at: '2026-03-28T09:00:00Z',
      started_at: '2026-03-28T09:00:02Z',
      finished_at: '2026-03-28T09:01:05Z',
      results_actual: 3,
      results_expected: 4,
    })
    await makeJob(tx, admin.clientId, { file: 'march-correction.zip', created_at: '2026-03-29T09:00:00Z' })
    await makeJob(tx, admin.clientId, { file: 'april.zip', created_at: '2026-04-01T00:00:00Z' })
  })
  const runs = await read<{ jobs: object[]; count: number }>('getPayrunsEmployeeData', march)
  expect(runs).toMatchObject({ count: 2, jobs: [{ started_at: null, results_actual: null }, {}] })
  expect(runs.jobs[1]).toEqual({
    id: fixedId('job 1'),
    document_key: `${admin.clientId}/${fixedId('job 1')}/march.zip`,
    started_at: '2026-03-28T09:00:02.000Z',
    finished_at: '2026-03-28T09:01:05.000Z',
    results_expected: 4,
    results_actual: 3,
    run_at: '2026-03-28T09:00:00.000Z',
  })
  expect(await read('getPayrunsEmployeeData', { ...march, search: 'CORRECTION' })).toMatchObject({ count: 1 })
  // Ids in the key are no text to search.
  expect(await read('getPayrunsEmployeeData', { ...march, search: admin.clientId })).toEqual({ jobs: [], count: 0 })
})

interface Drilldown {
  labels: string[]
  values: number[]
  additional: { employees: { id: string; status: boolean; processed_date: string | null }[]; count: number }
}

describe('lists of employees', () => {
  beforeAll(() =>
    server.inSystem(async (tx) => {
      const set = (n: number, fields: object) =>
        tx.updateTable('employees').set(fields).where('id', '=', employee(n)).execute()
      await set(1, { registered_at: '2026-01-01T08:00:00Z', last_login_at: '2026-03-31T23:00:00Z' })
      await set(2, { registered_at: null, last_login_at: null })
      await set(3, { registered_at: '2026-01-01T08:00:00Z', last_login_at: '2026-02-01T08:00:00Z' })
    }),
  )

  test('registered and unregistered', async () => {
    const list = await read<Drilldown>('getRegisteredVsUnregisteredAnalytics')
    expect(list).toMatchObject({ labels: ['Registered', 'Unregistered'], values: [2, 1], additional: { count: 3 } })
    expect(list.additional.employees.map(({ status }) => status)).toEqual([true, false, true])
    expect(await read('getRegisteredVsUnregisteredAnalytics', { search: 'fore3', limit: '5' })).toMatchObject({
      values: [2, 1],
      additional: { count: 1, employees: [{ id: employee(3), registeredDt: '2026-01-01T08:00:00.000Z' }] },
    })
    expect(await read('getRegisteredVsUnregisteredAnalytics', { limit: '2', page: '1' })).toMatchObject({
      additional: { count: 3, employees: [{ id: employee(3) }] },
    })
  })

  test('active and inactive in a period', async () => {
    const opening = { start: '2026-03-01', end: '2026-03-02' }
    const list = await read<Drilldown>('getEmployeeActivityDrilldownAnalytics', opening)
    expect(list).toMatchObject({ labels: ['Active', 'Inactive'], values: [2, 1], additional: { count: 3 } })
    expect(list.additional.employees.map(({ status }) => status)).toEqual([true, true, false])
    const february = { start: '2026-02-01', end: '2026-02-01' }
    expect((await read<Drilldown>('getEmployeeActivityDrilldownAnalytics', february)).values).toEqual([0, 3])
    expect(await read('getEmployeeActivityDrilldownAnalytics', { ...march, search: 'fore1' })).toMatchObject({
      values: [3, 0],
      additional: { count: 1 },
    })
  })

  test('deactivated accounts by day, and by month above 31 days', async () => {
    const deactivate = (n: number, at: string | null) =>
      server.db.updateTable('employees').set({ deactivated_at: at }).where('id', '=', employee(n)).execute()
    await deactivate(2, '2026-03-03T10:00:00Z')
    await deactivate(3, '2026-03-04T10:00:00Z')
    const list = await read<Drilldown>('getDeactivatedEmployeesAnalytics', { start: '2026-03-02', end: '2026-03-04' })
    expect(list).toMatchObject({
      labels: ['2026-03-02', '2026-03-03', '2026-03-04'],
      values: [0, 1, 1],
      additional: { count: 2, active: 1 },
    })
    expect(list.additional.employees).toMatchObject([
      { id: employee(3), processed_date: '2026-03-04T10:00:00.000Z', status: false },
      { id: employee(2) },
    ])
    const months = await read<Drilldown>('getDeactivatedEmployeesAnalytics', { start: '2026-02-27', end: '2026-03-31' })
    expect(months).toMatchObject({ labels: ['2026-02', '2026-03'], values: [0, 2] })
    const searched = await read('getDeactivatedEmployeesAnalytics', { ...march, search: 'fore3' })
    expect(searched).toMatchObject({ additional: { count: 1 } })
    await deactivate(2, null)
    await deactivate(3, null)
  })
})

test('readers of a news article, the newest first', async () => {
  const page = await read('getNewsArticleAnalytics', { ...march, id: article, limit: '2' })
  expect(page).toEqual({
    title: 'News',
    count: 3,
    readers: [
      {
        id: employee(3),
        fullname: expect.stringContaining('Fore3'),
        identifier: expect.any(String),
        read_at: '2026-03-03T08:00:00.000Z',
      },
      expect.objectContaining({ id: employee(2) }),
    ],
  })
  expect(await read('getNewsArticleAnalytics', { ...march, id: article, search: 'fore1' })).toMatchObject({ count: 1 })
  const april = { start: '2026-04-01', end: '2026-04-30' }
  expect(await read('getNewsArticleAnalytics', { ...april, id: article })).toMatchObject({ readers: [], count: 0 })
  expect((await ask('getNewsArticleAnalytics', { ...march, id: fixedId('no article') })).statusCode).toBe(404)
  const foreign = await server.signIn('admin', { client: 'borealis' })
  expect((await ask('getNewsArticleAnalytics', { ...march, id: article }, foreign)).statusCode).toBe(404)
})

test('the employee portal records what its employee does, once per key', async () => {
  await linkUser(server, 'reader', employee(3))
  const reader = await server.signIn('reader')
  const send = (who: SignedIn, kind: string, key: string) =>
    who.post(
      `/api/ssp/production/analytics/${who.clientId}?function=recordPortalEvent`,
      { kind },
      { 'idempotency-key': fixedId(key) },
    )
  const today = new Date().toISOString().slice(0, 10)
  const period = { start: today, end: today }
  expect((await send(reader, 'pension_visited', 'first visit')).json()).toEqual({ success: true })
  expect((await send(reader, 'pension_visited', 'first visit')).json()).toEqual({ success: true })
  const pensions = await read<Interactions>('getEmployeeInteractionsData', { ...period, docType: '10' })
  expect(pensions).toMatchObject({ count: 1, employees: [{ employeeId: employee(3) }] })
  await send(reader, 'storage_uploaded', 'upload')
  await send(reader, 'storage_downloaded', 'download')
  const stats = await read<object[]>('getClientDatesAnalytics', period)
  expect(stats).toMatchObject([{ stat_actions: 3, stat_doc_storage_visitors: 1 }])
  expect((await send(reader, 'payslip_viewed', 'forged')).statusCode).toBe(400)
  expect((await send(admin, 'pension_visited', 'not an employee')).statusCode).toBe(403)
})

test('a viewed payslip and an uploaded one count from that moment', async () => {
  const reader = await server.signIn('reader')
  const id = fixedId('payslip of fore3')
  const today = new Date().toISOString().slice(0, 10)
  const period = { start: today, end: today }
  const before = await read<{ stat_payslips: number }>('getPayslipsViewedUploadedAnalytics', period)
  await server.deps.database.withTenant({ clientId: admin.clientId, platformId: '', userId: null }, (tx) =>
    makePayslip(tx, admin.clientId, { id, employee_id: employee(3), process_date: today }),
  )
  const viewed = await reader.post(`/api/ssp/production/pay-views/${reader.clientId}/${id}`)
  expect(viewed.statusCode).toBe(200)
  expect(await read('getPayslipsViewedUploadedAnalytics', period)).toEqual({
    stat_payslips: before.stat_payslips + 1,
    stat_payslip_downloads: 1,
  })
})

test('analytics need the permission', async () => {
  const nobody = await server.signIn('nobody')
  expect((await ask('getRegisteredVsUnregisteredAnalytics', {}, nobody)).statusCode).toBe(403)
  expect((await ask('getEmployeeInteractionsData', { ...march, docType: '8' }, nobody)).statusCode).toBe(403)
})

describe('restrictions of the screens that show the same rows', () => {
  const withRestriction = async (permission: string, check: () => Promise<void>) => {
    await restrictTeam(server, { username: 'admin', permission, employees: [2] })
    try {
      await check()
    } finally {
      await liftRestriction(server, { username: 'admin', permission })
    }
  }

  test('an account that may not see an employee sees none here', () =>
    withRestriction('EMPLOYEES_VIEW', async () => {
      expect(await read('getRegisteredVsUnregisteredAnalytics')).toMatchObject({
        values: [2, 0],
        additional: { count: 2, employees: [{ id: employee(1) }, { id: employee(3) }] },
      })
      expect(await interactions({ docType: '8' })).toMatchObject({ count: 2 })
      expect(await read('getDocumentStorageBreakdownAnalytics', march)).toMatchObject({ count: 1 })
      expect(await read('getNewsArticleAnalytics', { ...march, id: article })).toMatchObject({ count: 2 })
      expect(await read('getDashboardEmployees')).toMatchObject({ registered: 2, unregistered: 0 })
    }))

  test.each(['PAYSLIPS_VIEW', 'PAYDOCS_VIEW', 'JOBS_VIEW'])('%s hides pay, and pay alone', (permission) =>
    withRestriction(permission, async () => {
      expect(await interactions({ docType: '8' })).toMatchObject({ count: 2 })
      expect(await interactions({ docType: '9' })).toMatchObject({ count: 2 })
      expect(await read('getPaydocumentTypesUploadsAnalytics', march)).toEqual({ labels: ['P60'], values: [1] })
      expect(await read('getPaydocumentTypesDownloadsAnalytics', march)).toEqual({ labels: ['P60'], values: [2] })
      expect(await read('getPayrunsEmployeeData', march)).toEqual({ jobs: [], count: 0 })
      expect(await interactions({ docType: '10' })).toMatchObject({ count: 2 })
    }),
  )

  test('NEWS_VIEW hides readers', () =>
    withRestriction('NEWS_VIEW', async () => {
      expect(await read('getNewsArticleAnalytics', { ...march, id: article })).toMatchObject({ count: 2 })
      expect(await read('getRegisteredVsUnregisteredAnalytics')).toMatchObject({ additional: { count: 3 } })
    }))

  test('the statistics of the days count who is within reach', async () => {
    await server.inSystem(async (tx) => {
      for (const n of [1, 2, 3]) {
        const payslip = { employee_id: employee(n), file_name: `march ${n}.pdf`, created_at: '2026-03-31T22:30:00Z' }
        await makePayslip(tx, admin.clientId, payslip)
      }
    })
    const days = { start: '2026-03-31', end: '2026-03-31' }
    const payslips = async () => [
      (await read<{ stat_payslips: number }>('getPayslipsViewedUploadedAnalytics', days)).stat_payslips,
      ...(await read<{ values: number[] }>('getPayslipsUploadedAnalytics', days)).values,
      (await read<{ stat_payslips: number }[]>('getClientDatesAnalytics', days))[0]?.stat_payslips,
    ]
    const everybody = await payslips()
    expect(new Set(everybody)).toEqual(new Set([8]))
    for (const permission of ['ANALYTICS_VIEW', 'EMPLOYEES_VIEW', 'PAYSLIPS_VIEW'])
      await withRestriction(permission, async () => expect(await payslips()).toEqual([7, 7, 7]))
    const sixth = { start: '2026-03-06', end: '2026-03-06' }
    await withRestriction('ANALYTICS_VIEW', async () =>
      expect(await read('getClientDatesAnalytics', sixth)).toMatchObject([
        { stat_actions: 2, stat_pay_document_downloads: 1, stat_doc_storage_visitors: 1 },
      ]),
    )
  })
})

test('restrictions by team leave employees out of rows and counts', async () => {
  await restrictTeam(server, { username: 'admin', permission: 'ANALYTICS_VIEW', employees: [2] })
  expect(await read('getRegisteredVsUnregisteredAnalytics', {})).toMatchObject({
    values: [2, 0],
    additional: { count: 2, employees: [{ id: employee(1) }, { id: employee(3) }] },
  })
  expect(await read('getEmployeeActivityDrilldownAnalytics', march)).toMatchObject({
    values: [2, 0],
    additional: { count: 2 },
  })
  expect(await interactions({ docType: '8' })).toMatchObject({ count: 2 })
  expect(await interactions({ docType: '8', search: 'fore2' })).toEqual({ count: 0, employees: [] })
  expect(await read('getDocumentStorageBreakdownAnalytics', march)).toMatchObject({
    values: [1, 2, 0, 0],
    count: 1,
  })
  expect(await read('getPaydocumentTypesDownloadsAnalytics', march)).toEqual({ labels: ['P60'], values: [2] })
  expect(await read('getPaydocumentsViewedUploadedAnalytics', march)).toEqual({
    stat_pay_document_uploads: 1,
    stat_pay_document_downloads: 2,
  })
  expect(await read('getPensionVisitsAnalytics', { start: '2026-03-05', end: '2026-03-05' })).toMatchObject({
    values: [1],
  })
  expect(await read('getNewsArticleAnalytics', { ...march, id: article })).toMatchObject({ count: 2 })
  expect(await read('getPayrunsEmployeeData', march)).toEqual({ jobs: [], count: 0 })
  await server.db
    .updateTable('employees')
    .set({ deactivated_at: '2026-03-03T10:00:00Z' })
    .where('id', 'in', [employee(2), employee(3)])
    .execute()
  expect(await read('getDeactivatedEmployeesAnalytics', march)).toMatchObject({
    additional: { count: 1, active: 1, employees: [{ id: employee(3) }] },
  })
})
