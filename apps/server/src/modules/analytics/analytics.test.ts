import { beforeAll, expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { fixedId } from '../../testing/tenants.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')

beforeAll(async () => {
  const other = server.tenants.clientId('borealis')
  await server.inSystem(async (tx) => {
    await tx
      .insertInto('daily_stats')
      .values([
        {
          client_id: admin.clientId,
          date: '2026-01-31',
          payslips: 4,
          logins: 10,
          visitors: 7,
          discount_visitors: 3,
          wellbeing_visitors: 2,
          document_storage_visitors: 1,
        },
        { client_id: admin.clientId, date: '2026-02-01', payslips: 5, logins: 11 },
        { client_id: admin.clientId, date: '2026-02-02', payslips: 6, logins: 12 },
        { client_id: other, date: '2026-02-01', payslips: 999, logins: 999 },
      ])
      .execute()
    const register = (id: string, at: string) =>
      tx
        .updateTable('employees')
        .set({ registered_at: at, created_at: '2026-01-15T00:00:00Z' })
        .where('id', '=', id)
        .execute()
    await register(fixedId('employee acme 1'), '2026-02-01T08:00:00Z')
    await register(fixedId('employee acme 2'), '2026-02-03T08:00:00Z')
    await register(fixedId('employee borealis 1'), '2026-02-09T08:00:00Z')
    await tx
      .insertInto('employee_additional_data')
      .values({
        client_id: admin.clientId,
        employee_id: fixedId('employee acme 1'),
        data: JSON.stringify({ avatar: `${admin.clientId}/a.png` }),
      })
      .execute()
  })
})

const get = (area: string, query: string, who = admin) =>
  who.get(`/api/ssp/production/${area}/${who.clientId}?${query}`)
const status = async (query: string) => (await get('analytics', query)).statusCode
const february = 'start=2026-02-01&end=2026-02-28'

test('the dashboard counts and charts come from the rows of the client alone', async () => {
  const people = (await get('analytics', 'function=getDashboardEmployees')).json()
  expect(people).toMatchObject({ registered: 2, unregistered: 1 })
  expect(people.employees.map((row: { forename: string }) => row.forename)).toEqual(['Fore2', 'Fore1'])
  const { avatar } = JSON.parse(people.employees[1].additionalData) as { avatar: string }
  expect(avatar).toMatch(new RegExp(`^/api/storage/image/employee-avatars/${admin.clientId}/a\\.png\\?signature=`))
  expect((await get('client', `function=getDashboardStats&${february}`)).json()).toEqual([
    { date: '2026-02-01', payslips: 5, logins: 11 },
    { date: '2026-02-02', payslips: 6, logins: 12 },
  ])
})

test('who lacks a permission does not get its part', async () => {
  const reader = await server.signIn('reader')
  expect((await get('analytics', 'function=getDashboardEmployees', reader)).json()).toEqual({
    registered: 2,
    unregistered: 1,
  })
  expect((await get('client', `function=getDashboardStats&${february}`, reader)).statusCode).toBe(403)
  expect((await get('analytics', `function=getClientDatesAnalytics&${february}`, reader)).json()).toMatchObject({
    permission: 'ANALYTICS_VIEW',
  })
  const nobody = await server.signIn('nobody')
  expect((await get('analytics', 'function=getDashboardEmployees', nobody)).statusCode).toBe(403)
})

test('daily statistics and charts', async () => {
  const day = (await get('analytics', 'function=getClientDatesAnalytics&start=2026-01-31&end=2026-01-31')).json()
  expect(day).toEqual([
    {
      date: '2026-01-31',
      stat_visitors: 7,
      stat_unique_visitors: 0,
      stat_logins: 10,
      stat_actions: 0,
      stat_payslips: 4,
      stat_pay_document_downloads: 0,
      stat_discount_visitors: 3,
      stat_doc_storage_visitors: 1,
      stat_wellbeing_visitors: 2,
      stat_training_visitors: 0,
    },
  ])
  const chart = async (name: string, period = 'start=2026-01-31&end=2026-02-01') =>
    (await get('analytics', `function=${name}&${period}`)).json()
  expect(await chart('getPayslipsUploadedAnalytics')).toEqual({ labels: ['2026-01-31', '2026-02-01'], values: [4, 5] })
  expect((await chart('getDiscountVisitsAnalytics')).values).toEqual([3, 0])
  expect((await chart('getWellbeingVisitsAnalytics')).values).toEqual([2, 0])
  expect((await chart('getDocumentStorageVisitsAnalytics')).values).toEqual([1, 0])
  expect(await chart('getEmployeeRegistrationAnalytics', 'start=2026-01-01&end=2026-01-31')).toEqual({
    labels: ['Registered', 'Unregistered'],
    values: [2, 0],
  })
})

test('bad periods and unknown functions are rejected', async () => {
  const backwards = await get('analytics', 'function=getPayslipsUploadedAnalytics&start=2026-02-02&end=2026-02-01')
  expect(backwards.json()).toEqual({ labels: [], values: [] })
  expect(await status('function=getPayslipsUploadedAnalytics&start=2020-01-01&end=2026-02-01')).toBe(400)
  expect(await status('function=getPayslipsUploadedAnalytics&start=2026-02-30&end=2026-03-01')).toBe(400)
  expect(await status('function=getPayslipsUploadedAnalytics')).toBe(400)
  expect([400, 404]).toContain(await status('function=dropEverything'))
  expect(
    await status(`function=getClientDatesAnalytics&${february}&clientId=${server.tenants.clientId('borealis')}`),
  ).toBe(409)
})
