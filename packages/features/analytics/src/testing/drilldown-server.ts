import type { ArticleReader, DocumentStorageRow, DrilldownEmployee, EmployeeInteraction, PayRun } from '@ssp/api'
import { fakeId, type FakeRequest } from '@ssp/api/testing'
import { fakeDays, reportServer } from './report-server'

const NAMES = ['Ada Byron', 'Grace Holloway', 'Jean Marten', 'Mary Iveson', 'Rosalind Ede', 'Tu Wen', 'Zoë Ångström']
const personOf = (index: number) => ({
  fullname: `${NAMES[index % NAMES.length]} ${index + 1}`,
  identifier: index % 9 === 8 ? null : `AC-${String(index + 1).padStart(5, '0')}`,
  email: index % 5 === 4 ? null : `person${index + 1}@acme.example`,
})
const at = (index: number) => new Date(Date.UTC(2026, 2, 20, 21, 12) - index * 4_000_000).toISOString()

/** A view by an employee; the newest has index 0. */
export const fakeInteraction = (index: number): EmployeeInteraction => ({
  ...personOf(index),
  id: index + 1,
  viewed: at(index),
  employeeId: fakeId(index + 1),
  doc_type_name: null,
})

/** An uploaded payroll file; the first has not ended. */
export const fakePayRun = (index: number): PayRun => ({
  id: fakeId(index + 1),
  document_key: `${fakeId(1)}/${fakeId(index + 1)}/payslips-week-${40 - index}.zip`,
  started_at: at(index),
  finished_at: index === 0 ? null : new Date(Date.parse(at(index)) + 125_000).toISOString(),
  results_expected: index === 0 ? null : 1200 + index,
  results_actual: index === 0 ? null : 1198 + index,
  run_at: at(index),
})

/** An employee in a list; every third is neither registered nor active. */
export const fakeDrilldownEmployee = (index: number): DrilldownEmployee => ({
  ...personOf(index),
  id: fakeId(index + 1),
  registeredDt: index % 3 === 2 ? null : at(index + 900),
  lastLoginDt: index % 3 === 2 ? null : at(index),
  status: index % 3 !== 2,
  processed_date: null,
})

const fakeStorageRow = (index: number): DocumentStorageRow => ({
  employee_id: fakeId(index + 1),
  fullname: personOf(index).fullname,
  identifier: personOf(index).identifier,
  uploaded: index % 4,
  downloaded: 1200 + index,
  deleted: index % 2,
  restored: 0,
})

const fakeReader = (index: number): ArticleReader => ({
  id: fakeId(index + 1),
  fullname: personOf(index).fullname,
  identifier: personOf(index).identifier,
  read_at: at(index),
})

/** `count` generated rows. */
export const rowsOf = <Row>(make: (index: number) => Row, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The requested page of the rows whose values contain the search. */
export function pageOf<Row extends object>(rows: readonly Row[], { query }: Pick<FakeRequest, 'query'>) {
  const [page, limit] = [Number(query.get('page') ?? 0), Number(query.get('limit') ?? 10)]
  const search = (query.get('search') ?? '').toLowerCase()
  const found = rows.filter((row) => Object.values(row).join(' ').toLowerCase().includes(search))
  return { rows: found.slice(page * limit, (page + 1) * limit), count: found.length }
}

type Call = `/ssp/production/analytics/{clientId}#${string}`
const call = <Name extends string>(name: Name) => `/ssp/production/analytics/{clientId}#${name}` as const satisfies Call

/** Contract paths of the drill-down calls. */
export const CALLS = {
  days: call('getClientDatesAnalytics'),
  payslipStats: call('getPayslipsViewedUploadedAnalytics'),
  paydocStats: call('getPaydocumentsViewedUploadedAnalytics'),
  payslipChart: call('getPayslipsUploadedAnalytics'),
  pensionChart: call('getPensionVisitsAnalytics'),
  uploads: call('getPaydocumentTypesUploadsAnalytics'),
  downloads: call('getPaydocumentTypesDownloadsAnalytics'),
  interactions: call('getEmployeeInteractionsData'),
  payRuns: call('getPayrunsEmployeeData'),
  registrationChart: call('getEmployeeRegistrationAnalytics'),
  registered: call('getRegisteredVsUnregisteredAnalytics'),
  active: call('getEmployeeActivityDrilldownAnalytics'),
  deactivated: call('getDeactivatedEmployeesAnalytics'),
  storage: call('getDocumentStorageBreakdownAnalytics'),
  tile: call('getChildTileData'),
  tiles: call('getTileAnalytics'),
  readers: call('getNewsArticleAnalytics'),
} as const

/** A fake server for daily analytics, the payroll report and every drill-down page; `count` rows in each list. */
export function drilldownServer(count = 23) {
  const people = rowsOf(fakeDrilldownEmployee, count)
  const left = people.map((person, index) => ({ ...person, status: false, processed_date: at(index) }))
  const listed = (rows: readonly DrilldownEmployee[], request: FakeRequest) => {
    const { rows: employees, count: total } = pageOf(rows, request)
    return { employees, count: total }
  }
  return reportServer()
    .on('get', CALLS.days, rowsOf(fakeDay, 7))
    .on('get', CALLS.payslipStats, { stat_payslips: 4810, stat_payslip_downloads: 3902 })
    .on('get', CALLS.paydocStats, { stat_pay_document_uploads: 214, stat_pay_document_downloads: 97 })
    .on('get', CALLS.payslipChart, fakeDays(7, 300))
    .on('get', CALLS.pensionChart, fakeDays(7, 12))
    .on('get', CALLS.uploads, { labels: ['P45', 'P60'], values: [14, 200] })
    .on('get', CALLS.downloads, { labels: ['P45', 'P60'], values: [9, 88] })
    .on('get', CALLS.interactions, (request) => {
      const isDocument = request.query.get('docType') === '9'
      const isOpened = request.query.get('segment') !== 'unopened'
      const rows = rowsOf(fakeInteraction, isOpened ? count : 3).map((row) => ({
        ...row,
        viewed: isOpened ? row.viewed : null,
        doc_type_name: isOpened && isDocument ? 'P60' : null,
      }))
      const { rows: employees, count: total } = pageOf(rows, request)
      return { employees, count: total }
    })
    .on('get', CALLS.payRuns, (request) => {
      const { rows: jobs, count: total } = pageOf(rowsOf(fakePayRun, count), request)
      return { jobs, count: total }
    })
    .on('get', CALLS.registrationChart, { labels: ['Registered', 'Unregistered'], values: [16, 7] })
    .on('get', CALLS.registered, (request) => ({
      labels: ['Registered', 'Unregistered'],
      values: [16, 7],
      additional: listed(people, request),
    }))
    .on('get', CALLS.active, (request) => ({
      labels: ['Active', 'Inactive'],
      values: [16, 7],
      additional: listed(people, request),
    }))
    .on('get', CALLS.deactivated, (request) => ({
      ...fakeDays(30, 0),
      additional: { ...listed(left, request), active: 4120 },
    }))
    .on('get', CALLS.storage, (request) => {
      const rows = rowsOf(fakeStorageRow, request.query.get('segment') === 'unused' ? 3 : count)
      const { rows: data, count: total } = pageOf(rows, request)
      return {
        data,
        count: total,
        labels: ['Uploaded', 'Downloaded', 'Deleted', 'Restored'],
        values: [33, 27_853, 11, 0],
      }
    })
    .on('get', CALLS.tile, { labels: ['View payslip', 'Download P60'], values: [1204, 87] })
    .on('get', CALLS.readers, (request) => {
      const { rows: readers, count: total } = pageOf(rowsOf(fakeReader, count), request)
      return { title: 'Gate 4 is closed', readers, count: total }
    })
}

/** The statistics of a day, counted from 14 March 2026. */
function fakeDay(index: number) {
  return {
    date: `2026-03-${14 + index}`,
    stat_visitors: 1400 + index * 31,
    stat_unique_visitors: 900 + index * 17,
    stat_logins: 1100 + index,
    stat_actions: 5200 + index * 90,
    stat_payslips: index === 6 ? 2890 : 0,
    stat_pay_document_downloads: 40 + index,
    stat_discount_visitors: 210 + index,
    stat_doc_storage_visitors: 120 + index,
    stat_wellbeing_visitors: 88 + index,
    stat_training_visitors: 150 + index,
  }
}
