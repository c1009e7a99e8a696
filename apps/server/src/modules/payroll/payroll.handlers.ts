import { requireSameClient } from '../../access/call.ts'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { changed, etagOf } from '../../http/etag.ts'
import { readerFrom } from '../../http/file-cookie.ts'
import { countJobs, createJob, listJobs, listTypes } from './jobs.service.ts'
import { getPayrollLogUrl } from './payroll-log.ts'
import { toItem, toJob } from './payroll-wire.ts'
import { noteFileViewed, recallJob, releaseJob } from './release.service.ts'
import { countItems, decideItem, listItems, reviewJob, signItemAddress } from './review.service.ts'

type Ids =
  | 'listJobs'
  | 'countJobs'
  | 'createJob'
  | 'listJobDocumentTypes'
  | 'getPayslipErrorReport'
  | 'getJob'
  | 'releaseJob'
  | 'recallJob'
  | 'listJobItems'
  | 'countJobItems'
  | 'mendJobItem'
  | 'getJobItemFile'
  | 'markPayFileViewed'

/** Payroll uploads (C3-063 to C3-067) and their review. */
export function payrollHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    listJobs: async (request) => (await listJobs(deps, callOf(request), request.query)).map(toJob),

    countJobs: async (request) => [{ total: await countJobs(deps, callOf(request), request.query) }],

    async createJob(request, reply) {
      const job = await createJob(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return toJob(job)
    },

    listJobDocumentTypes: async (request) =>
      (await listTypes(deps, callOf(request))).map(({ id, name, extensions }) => ({
        id,
        name,
        extensions: [...extensions],
      })),

    async getPayslipErrorReport(request, reply) {
      const call = callOf(request)
      requireSameClient(call, request.query.clientId)
      return {
        url: await getPayrollLogUrl(deps, call, request.query.fileName, readerFrom(request, reply, deps.addresses)),
      }
    },

    async getJob(request, reply) {
      const { job, ...found } = await reviewJob(deps, callOf(request), request.params.id)
      reply.header('etag', etagOf(job.version))
      return { job: toJob(job), fault: job.fault, ...found }
    },

    async releaseJob(request, reply) {
      const { params, body, headers } = request
      const job = await releaseJob(deps, callOf(request), params.id, body.release_at, headers['if-match'])
      reply.header('etag', etagOf(job.version))
      return toJob(job)
    },

    async recallJob(request, reply) {
      const job = await recallJob(deps, callOf(request), request.params.id, request.headers['if-match'])
      reply.header('etag', etagOf(job.version))
      return toJob(job)
    },

    listJobItems: async (request) =>
      (await listItems(deps, callOf(request), request.params.id, request.query)).map(toItem),

    async countJobItems(request) {
      const { search = '', state } = request.query
      return [{ total: await countItems(deps, callOf(request), request.params.id, { search, state }) }]
    },

    async mendJobItem(request, reply) {
      const { params, body, headers } = request
      const version = await decideItem(deps, callOf(request), params.id, params.position, body, headers['if-match'])
      return changed(reply, version)
    },

    async getJobItemFile(request, reply) {
      const { id, position } = request.params
      const reader = readerFrom(request, reply, deps.addresses)
      return { url: await signItemAddress(deps, callOf(request), id, position, reader) }
    },

    async markPayFileViewed(request) {
      await noteFileViewed(deps, callOf(request), request.params.id)
      return { success: true }
    },
  }
}
