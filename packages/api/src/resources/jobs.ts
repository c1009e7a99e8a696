import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import { call, resource, send, type BodyArgs, type QueryArgs } from './resource'

const jobs = resource('jobs')

type JobOrder = NonNullable<QueryArgs<typeof operations.listJobs>['orderBy']>

interface JobsArgs {
  page?: number
  limit?: number
  search?: string
  sort?: string
  status?: 'review' | undefined
}

/** A page of the payroll uploads, by default by id descending; `sort` is a column, with `-` before it for descending. */
export const jobsQuery = jobs.read(
  'page',
  operations.listJobs,
  ({ sort, ...query }: JobsArgs) => ({
    query: {
      ...query,
      ...(sort !== undefined && {
        // The server rejects unknown columns.
        orderBy: sort.replace(/^-/, '') as JobOrder,
        direction: sort.startsWith('-') ? ('DESC' as const) : ('ASC' as const),
      }),
    },
  }),
  ({ record }) => record,
)

/** How many payroll uploads match. */
export const jobCountQuery = jobs.count(operations.countJobs)

/** The document types on offer. */
export const jobTypesQuery = jobs.read(
  'types',
  operations.listJobDocumentTypes,
  (_input?: undefined) => ({}),
  ({ record }) => record,
)

/** Extension. A payroll upload with what was found in its file, and its ETag. */
export const jobReviewQuery = jobs.one(operations.getJob, (id: string) => ({ path: { id } }))

/** Extension. A page of what was found in the file of an upload. */
export const jobItemsQuery = jobs.read(
  'items',
  operations.listJobItems,
  ({ id, ...query }: { id: string } & QueryArgs<typeof operations.listJobItems>) => ({ path: { id }, query }),
  ({ record }) => record,
)

/** Extension. How many items match. */
export const jobItemCountQuery = jobs.read(
  'itemCount',
  operations.countJobItems,
  ({ id, ...query }: { id: string } & QueryArgs<typeof operations.countJobItems>) => ({ path: { id }, query }),
  ({ record }) => record[0]?.total ?? 0,
)

/** Has an uploaded file processed. Rejects with the field that is wrong. */
export const createJob = send(operations.createJob, (body: BodyArgs<typeof operations.createJob>) => ({ body }), [
  'jobs',
])

/** Extension. Makes the matched documents visible, now or at `releaseAt`. */
export const releaseJob = send(
  operations.releaseJob,
  ({ id, releaseAt }: { id: string; releaseAt?: string }) => ({
    path: { id },
    body: { release_at: releaseAt ?? null },
  }),
  ['jobs', 'pay'],
)

/** Extension. Takes every document of an upload back, until the first is viewed. */
export const recallJob = send(operations.recallJob, ({ id }: { id: string }) => ({ path: { id } }), [
  'jobs',
  'pay',
  'interactions',
])

/** Extension. Decides about one item. Rejects with code `stale` when it has changed since. */
export const mendJobItem = send(
  operations.mendJobItem,
  ({ id, position, ...body }: { id: string; position: number } & BodyArgs<typeof operations.mendJobItem>) => ({
    path: { id, position },
    body,
  }),
  ['jobs'],
)

/** Extension. The address of a document that is not released; it works once, within a minute, in this browser. */
export const jobItemUrl = async (api: SspApi, item: { id: string; position: number }): Promise<string> =>
  (await call(api, operations.getJobItemFile, { path: item })).record.url

/** The address of the log of an upload: `{jobId}.csv`, of status 6 `{jobId}_mapping.csv`. Rejects where there is none. */
export async function jobLogUrl(api: SspApi, { id, status }: { id: number; status: number }): Promise<string> {
  const fileName = status === 6 ? `${id}_mapping.csv` : `${id}.csv`
  const query = { clientId: api.clientId(), fileName }
  return (await call(api, operations.getPayslipErrorReport, { query })).record.url
}
