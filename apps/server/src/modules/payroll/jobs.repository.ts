import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
import type { Schema } from '../../db/schema.ts'
import { JOBS } from './buckets.ts'
import { STATUS } from './statuses.ts'

/** Names one job. */
export interface JobKey {
  clientId: string
  id: string
}

const COLUMNS = [
  'id',
  'number',
  'object_key',
  'document_type',
  'status',
  'replace',
  'pay_date',
  'release',
  'release_at',
  'fault',
  'results_actual',
  'results_expected',
  'uploaded_by',
  'released_by',
  'released_by_client',
  'actor_label',
  'other_clients',
  'hidden_teams',
  'reviewed',
  'created_at',
  'started_at',
  'finished_at',
  'version',
] as const

/** Column of the wire -> of the table. */
const ORDER = {
  id: 'number',
  document_key: 'object_key',
  document_type: 'document_type',
  created_at: 'created_at',
  started_at: 'started_at',
  finished_at: 'finished_at',
  status: 'status',
} as const

/** Which jobs of a list; `owner` limits it to the uploads of one user, and their figures to items for which `reachable` holds. */
export interface JobFilter extends Page {
  orderBy?: keyof typeof ORDER
  direction?: 'ASC' | 'DESC'
  owner?: string | undefined
  /** Conditions on `payroll_items as i`. */
  reachable?: readonly RawBuilder<SqlBool>[]
  status?: 'review' | undefined
}

// Documents of a completed upload that belong to no employee it could be released to.
const leftOut = (reachable: readonly RawBuilder<SqlBool>[]) => sql<number>`case when status = ${STATUS.completed} then (
  select count(*)::int from payroll_items i where i.client_id = payroll_jobs.client_id and i.job_id = payroll_jobs.id
    and ${sql.join([sql`i.state <> 'matched'`, ...reachable], sql` and `)}) else 0 end`

const jobsOf = (
  tx: Tx,
  clientId: string,
  { owner, reachable = [], status }: Pick<JobFilter, 'owner' | 'reachable' | 'status'>,
) =>
  tx
    .selectFrom('payroll_jobs')
    .select(COLUMNS)
    .select(leftOut(reachable).as('left_out'))
    .where('client_id', '=', clientId)
    .$if(owner !== undefined, (rows) => rows.where('uploaded_by', '=', owner ?? ''))
    .$if(status !== undefined, (rows) => rows.where('status', '=', STATUS.review))

// The id of the client that begins every key is no text to search.
const FILE = sql<string>`regexp_replace(object_key, '^.*/', '')`

const searched = (query: ReturnType<typeof jobsOf>, search: string | undefined) =>
  search?.trim()
    ? query.where(
        sql<boolean>`ssp_fold(concat_ws(' ', number::text, ${FILE})) like all (ssp_search_patterns(${search.trim()}))`,
      )
    : query

/** A page of the jobs. */
export function findJobs(tx: Tx, clientId: string, filter: JobFilter) {
  const { orderBy = 'id', direction = 'DESC', search, ...page } = filter
  const order = orderBy === 'document_key' ? FILE : sql.ref(ORDER[orderBy])
  const sorted = searched(jobsOf(tx, clientId, filter), search).orderBy(order, (by) =>
    direction === 'ASC' ? by.asc().nullsLast() : by.desc().nullsLast(),
  )
  return paged(sorted, page, { search: [], order: ['number'], direction: 'desc' }).execute()
}

/** The number of rows that match. */
export const countJobs = (tx: Tx, clientId: string, filter: JobFilter): Promise<number> =>
  counted(searched(jobsOf(tx, clientId, filter), filter.search), {}, { search: [] })

/** A job; undefined if there is none. */
export const findJob = (
  tx: Tx,
  { clientId, id }: JobKey,
  { lock = false, ...of }: Pick<JobFilter, 'owner' | 'reachable'> & { lock?: boolean } = {},
) =>
  jobsOf(tx, clientId, of)
    .where('id', '=', id)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst()

/** A job by its number. */
export const findJobByNumber = (tx: Tx, clientId: string, number: number, owner: string | undefined) =>
  jobsOf(tx, clientId, { owner }).where('number', '=', number).executeTakeFirst()

/** A job as it is read. */
export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

/** The next number of a client; jobs that are made at once wait for each other. */
export async function nextNumber(tx: Tx, clientId: string): Promise<number> {
  await lockName(tx, `payroll jobs ${clientId}`)
  const { next } = await tx
    .selectFrom('payroll_jobs')
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return next
}

/** Inserts a job. */
export const insertJob = (tx: Tx, job: Insertable<Schema['payroll_jobs']>) =>
  tx.insertInto('payroll_jobs').values(job).execute()

/** Whether a platform takes payslips as spreadsheets. */
export async function hasExcelPayslips(tx: Tx, platformId: string): Promise<boolean> {
  const { excel_payslips: hasExcel } = await tx
    .selectFrom('platforms')
    .select('excel_payslips')
    .where('id', '=', platformId)
    .executeTakeFirstOrThrow()
  return hasExcel
}

/** Whether a file was uploaded, by this account or a job: another account does not decide what becomes of it. */
export async function hasUploaded(tx: Tx, clientId: string, userId: string, key: string): Promise<boolean> {
  const found = await tx
    .selectFrom('objects')
    .select('object_key')
    .where('client_id', '=', clientId)
    .where('bucket', '=', JOBS)
    .where('object_key', '=', key)
    .where((at) => at.or([at('uploaded_by', '=', userId), at('uploaded_by', 'is', null)]))
    .executeTakeFirst()
  return found !== undefined
}

/** What is set of a job. */
export interface JobChange {
  status?: number
  reviewed?: boolean
  claim?: string | null
  release?: JobRow['release']
  release_at?: string | Date | null
  released_by?: string
  released_by_client?: string
  fault?: string
  results_actual?: number
  results_expected?: number
  started_at?: string | Date
  finished_at?: string | Date | null
}

/** Changes a job; with `claim` only while that claim holds. @returns whether it did. */
export async function updateJob(tx: Tx, { clientId, id }: JobKey, change: JobChange, claim?: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payroll_jobs')
    .set(change)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .$if(claim !== undefined, (rows) => rows.where('claim', '=', claim ?? ''))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
