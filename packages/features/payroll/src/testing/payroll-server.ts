import type { Job, JobItem, JobReview } from '@ssp/api'
import { collection, fakeEmployee, fakeId, fakeServer } from '@ssp/api/testing'
import { fakeItems, fakeJob, fakeJobs, fakeReview } from './jobs'

/** Path of the calls of payroll uploads. */
export const jobsPath = '/ssp/production/jobs/{clientId}'

/** The data of the fake client. */
export interface PayrollServerOptions {
  jobs?: Job[]
  items?: JobItem[]
  review?: Partial<JobReview>
  /** Whether the platform has Excel payslips. Default false. */
  excel?: boolean
}

const TYPES = [
  { id: 1, name: 'Payslip', extensions: ['zip', 'pdf'] },
  { id: 3, name: 'P60', extensions: ['zip', 'pdf'] },
]
const EXCEL = { id: 2, name: 'CJS Excel Payslip', extensions: ['xlsx'] }

/** A fake server for payroll uploads. */
export function payrollServer({
  jobs = fakeJobs(12),
  items = fakeItems,
  review = {},
  excel = false,
}: PayrollServerOptions = {}) {
  const uploads = collection({
    rows: jobs.map((job) => ({ ...job, number: job.id, id: job.job_id })),
    search: ({ file_name: name }) => [name],
    filters: { status: ({ status }) => status === 9 },
  })
  const found = collection({
    rows: items.map((item) => ({ ...item, id: String(item.position) })),
    search: ({ label }) => [label],
    filters: { state: (item, state) => item.state === state },
  })
  let current = fakeReview(review)
  const become = (change: Partial<Job>, abilities: Partial<JobReview>) => {
    current = { ...current, ...abilities, job: { ...current.job, ...change } }
    return current.job
  }
  const people = collection({
    rows: [
      fakeEmployee({ id: fakeId(42), forename: 'Cleo', surname: 'Marsh', identifier: 'AC-00042' }),
      fakeEmployee({ id: fakeId(43), forename: 'Dana', surname: 'Poole', deactivatedDt: '2024-03-05T09:00:00.000Z' }),
    ],
    search: ({ surname }) => [surname],
  })

  return fakeServer()
    .on('get', jobsPath, ({ query }) => {
      const rows = uploads.page(query).map(({ number, ...job }): Job => ({ ...job, id: number }))
      return query.get('direction') === 'ASC' ? rows.toReversed() : rows
    })
    .on('get', `${jobsPath}#count`, ({ query }) => [{ total: uploads.total(query) }])
    .on('post', jobsPath, () => fakeJob(9))
    .on('get', '/dashboard/payslip-error-reports', { url: '/api/storage/file/a/b?signature=c' })
    .on('post', '/dashboard/sign-upload-url', { url: '/api/storage/upload/a/b?signature=c' })
    .on('get', `${jobsPath}/{id}`, () => current)
    .on('get', `${jobsPath}/document-types`, excel ? [...TYPES, EXCEL] : TYPES)
    .on('post', `${jobsPath}/{id}/release`, ({ body }) => {
      const { release_at: at } = body as { release_at: string | null }
      return at === null
        ? become(
            { status: 8, name: 'Completed' },
            { canRelease: false, canRecall: true, released: current.counts.matched },
          )
        : become({ status: 10, name: 'Scheduled', release_at: at }, { canRecall: true })
    })
    .on('post', `${jobsPath}/{id}/recall`, () =>
      become({ status: 11, name: 'Recalled', release_at: null }, { canRelease: true, canRecall: false, released: 0 }),
    )
    .on('get', `${jobsPath}/{id}/items`, ({ query }) => found.page(query).map(({ id: _id, ...item }): JobItem => item))
    .on('get', `${jobsPath}/{id}/items#count`, ({ query }) => [{ total: found.total(query) }])
    .on('patch', `${jobsPath}/{id}/items/{position}`, ({ params, body }) => {
      const { decision } = body as { decision: 'match' | 'accept' | 'leaveOut' }
      const state = decision === 'leaveOut' ? 'leftOut' : 'matched'
      found.saveElsewhere(params['position'] ?? '', {
        state,
        reason: decision === 'leaveOut' ? 'byHand' : null,
        isMended: true,
      })
      return { success: true }
    })
    .on('get', `${jobsPath}/{id}/items/{position}/file`, { url: '/api/storage/file/a/b?signature=c' })
    .on('get', '/ssp/production/employees/{clientId}', ({ query }) => ({
      success: true,
      employees: people.page(query),
      count: people.total(query),
    }))
    .on('get', '/ssp/production/employees/{clientId}#count', ({ query }) => ({
      success: true,
      count: people.total(query),
    }))
}
