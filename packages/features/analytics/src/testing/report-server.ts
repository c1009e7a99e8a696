import type { ChartData, TileAnalytics } from '@ssp/api'
import { fakeId, fakeServer } from '@ssp/api/testing'

/** A fake server that accepts the usage event of every report; add the calls of a page with `on`. */
export const reportServer = () =>
  fakeServer().on('post', '/serverless/interactions#recordUsageEvent', { success: true })

/** A chart of `count` days from 1 March 2026, rising from `first`. */
export const fakeDays = (count = 30, first = 20): ChartData => ({
  labels: Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10),
  ),
  values: Array.from({ length: count }, (_, index) => first + index + (index % 7) * 3),
})

const fakeMonths: ChartData = { labels: ['2026-01', '2026-02', '2026-03'], values: [14, 9, 22] }

const path = '/ssp/production/analytics/{clientId}'

/** The pages of the fake portal, and the tiles of two of them. */
export const fakeTiles = (): TileAnalytics => ({
  report: { labels: ['Payslips', 'Discounts', 'Old page'], values: [640, 310, 0] },
  reports: [
    { title: 'Payslips', labels: ['My payslips', 'P60 / P45'], values: [420, 90], chartType: 1 },
    { title: ' discounts ', labels: ['Groceries 10%', 'Cinema'], values: [210, 40], chartType: 2 },
  ],
})

/** A fake server for every call of 'Portal Activity Reports'. */
export const activityServer = () =>
  reportServer()
    .on('get', `${path}#getTileAnalytics`, fakeTiles())
    .on('get', `${path}#getDiscountVisitsAnalytics`, fakeDays(30, 12))
    .on('get', `${path}#getWellbeingVisitsAnalytics`, fakeDays(30, 7))
    .on('get', `${path}#getNewsReadAnalytics`, {
      labels: ['Summer party', 'New offices'],
      values: [48, 31],
      additional: [fakeId(71)],
    })
    .on('get', `${path}#getEmployeeRegistrationAnalytics`, { labels: ['Registered', 'Unregistered'], values: [88, 12] })
    .on('get', '/ssp/production/registrations/{clientId}', {
      labels: ['2026-01', '2026-02', '2026-03'],
      values: [4, 21, 9],
    })
    .on('get', `${path}#getEmployeeActivityAnalytics`, { labels: ['Active', 'Inactive'], values: [61, 39] })
    .on('get', `${path}#getDeactivatedEmployeesAnalytics`, {
      labels: ['2026-03-01', '2026-03-02'],
      values: [1, 4],
      additional: { employees: [], count: 5, active: 95 },
    })
    .on('get', `${path}#getDocumentStorageVisitsAnalytics`, fakeDays(30, 3))

/** A fake server for every call of 'Rewards & Recognition Reports'. */
export const rewardReportServer = () =>
  reportServer()
    .on('get', `${path}#getRecognitionGivenAnalytics`, fakeMonths)
    .on('get', `${path}#getVouchersGivenAnalytics`, fakeMonths)
    .on('get', `${path}#getVouchersViewedAnalytics`, fakeMonths)
    .on('get', `${path}#getRecognitionTypesAnalytics`, { labels: ['Teamwork', 'Innovation'], values: [30, 12] })

/** A fake server for every call of 'Notifications & Marketing Reports'. */
export const notificationServer = () =>
  reportServer()
    .on('get', `${path}#getRemindersAnalytics`, fakeMonths)
    .on('get', `${path}#getWelcomeEmailAnalytics`, { labels: [], values: [] })

/** A fake server for every call of 'Miscellaneous Reports'. */
export const miscServer = () =>
  reportServer()
    .on('get', `${path}#getDeviceUsageAnalytics`, {
      labels: ['Smartphone', 'Desktop', 'Phablet'],
      values: [600, 270, 50],
    })
    .on('get', `${path}#getDeviceBrandsAnalytics`, { labels: ['Apple', 'Samsung'], values: [380, 290] })

/** Number of days that the first read requested. */
export function daysAsked({ calls }: ReturnType<typeof reportServer>): number {
  const call = calls.find(({ method }) => method === 'GET')
  const query = new URL(call?.path ?? '', 'http://x').searchParams
  return (Date.parse(query.get('end') ?? '') - Date.parse(query.get('start') ?? '')) / 86_400_000 + 1
}
