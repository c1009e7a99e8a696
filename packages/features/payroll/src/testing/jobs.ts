import type { Job, JobItem, JobReview } from '@ssp/api'
import { fakeClient, fakeId } from '@ssp/api/testing'

const STATUSES: readonly [status: number, name: string][] = [
  [8, 'Completed'],
  [9, 'Ready for review'],
  [6, 'Mapping errors'],
  [2, 'Processing'],
  [3, 'Failed'],
  [10, 'Scheduled'],
  [7, 'Completed with warnings'],
  [4, 'Completed with errors'],
  [5, 'Partially completed'],
  [1, 'Uploaded'],
]

/** A payroll upload; the statuses repeat. */
export function fakeJob(index: number, change: Partial<Job> = {}): Job {
  const [status, name] = STATUSES[index % STATUSES.length] ?? [8, 'Completed']
  const job_id = fakeId(1200 + index)
  return {
    id: 40 - index,
    job_id,
    document_key: `${fakeClient().id}/${job_id}/payroll-march-${index}.zip`,
    document_type: 1,
    type_name: 'Payslip',
    file_name: `payroll-march-${index}.zip`,
    name,
    status,
    created_at: '2026-03-28T09:00:00.000Z',
    started_at: status === 1 ? null : '2026-03-28T09:00:02.000Z',
    finished_at: status <= 2 ? null : '2026-03-28T09:01:10.000Z',
    results_actual: status === 1 ? null : status === 2 ? 620 : 2000,
    results_expected: status === 1 ? null : 2000,
    pay_date: '2026-03-31',
    release_at: status === 10 ? '2026-03-31T08:00:00.000Z' : null,
    left_out: 0,
    version: 3,
    ...change,
  }
}

/** Payroll uploads, the newest first. */
export const fakeJobs = (count: number): Job[] => Array.from({ length: count }, (_, index) => fakeJob(index))

/** A document that was found. */
export const fakeItem = (position: number, change: Partial<JobItem> = {}): JobItem => ({
  position,
  label: `AC-${String(position).padStart(5, '0')}.pdf`,
  identifier: `AC-${String(position).padStart(5, '0')}`,
  employee: {
    id: fakeId(1300 + position),
    forename: 'Ada',
    surname: `Okafor ${position}`,
    identifier: `AC-${String(position).padStart(5, '0')}`,
  },
  state: 'matched',
  reason: null,
  date: '2026-03-31',
  leftAt: null,
  formerly: null,
  isMended: false,
  released_at: null,
  viewed_at: null,
  version: 1,
  ...change,
})

/** One item of each state. */
export const fakeItems: JobItem[] = [
  fakeItem(1),
  fakeItem(2),
  fakeItem(3, { state: 'unmatched', reason: 'unknownIdentifier', employee: null }),
  fakeItem(9, { state: 'unmatched', reason: 'formerIdentifier', formerly: 'Nell Achebe' }),
  fakeItem(4, { state: 'duplicate', reason: 'twiceInFile' }),
  fakeItem(5, { state: 'wrongPeriod', reason: 'otherDate', date: '2026-02-28' }),
  fakeItem(8, { state: 'left', reason: 'leftBefore', leftAt: '2024-09-30T10:00:00.000Z' }),
  fakeItem(6, { state: 'otherClient', reason: 'otherClient', employee: null }),
  fakeItem(7, { state: 'rejected', reason: 'encrypted', employee: null, identifier: null }),
]

/** The review of an upload. */
export const fakeReview = (change: Partial<JobReview> = {}): JobReview => ({
  job: fakeJob(1),
  counts: { matched: 2, unmatched: 2, duplicate: 1, wrongPeriod: 1, left: 1, otherClient: 1, rejected: 1, leftOut: 0 },
  released: 0,
  viewed: 0,
  previous: { pay_date: '2026-02-28', total: 6, fewer: true },
  missing: { total: 7, first: [{ id: fakeId(1390), forename: 'Bruno', surname: 'Costa', identifier: 'AC-00090' }] },
  fault: null,
  canRelease: true,
  canRecall: false,
  othersWait: false,
  ...change,
})
