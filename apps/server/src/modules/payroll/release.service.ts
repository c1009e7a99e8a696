import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { logInteraction } from '../../people/interactions.ts'
import { recordPayFileOpened } from '../../people/portal-events.ts'
import { payEntry } from './document-types.ts'
import { noteViewed } from './items.repository.ts'
import { findJob, updateJob, type JobChange, type JobRow } from './jobs.repository.ts'
import { requireReleaseTime } from './jobs.service.ts'
import { runPayroll, scheduleRun } from './payroll.job.ts'
import { reachableItems } from './reach.ts'
import { toJob } from './payroll-wire.ts'
import { isDocumentOf, takeBack } from './released.repository.ts'
import { abilitiesOf, requireAllReached, requireJob, summaryFor } from './review.service.ts'
import { STATUS } from './statuses.ts'

const change = async (tx: Tx, call: Call, id: string, to: JobChange, action: string): Promise<JobRow> => {
  const { id: clientId } = call.client
  await updateJob(tx, { clientId, id }, to)
  await auditCall(tx, call, { action, target: id, details: { releaseAt: to.release_at ?? null } })
  const job = await findJob(tx, { clientId, id }, { reachable: reachableItems(call) })
  if (!job) throw problem('internal')
  return job
}

/**
 * Has what is matched made visible, of the people within reach.
 * @throws problem `not_found`, `stale`, `conflict` when nothing waits for release, `forbidden` for the plan of another account that
 *   is also for people out of reach.
 */
export const releaseJob = (
  { jobs, tenantWrite }: Pick<Deps, 'jobs' | 'tenantWrite'>,
  call: Call,
  id: string,
  releaseAt: string | null,
  ifMatch: string | undefined,
): Promise<JobRow> =>
  tenantWrite(call, { operation: 'releaseJob' }, async (tx) => {
    const { id: clientId, platformId } = call.client
    const job = await requireJob(tx, call, id, true)
    requireVersion(ifMatch, job.version, () => toJob(job))
    const summary = await summaryFor(tx, call, job)
    requireAllReached(summary.barsPlan)
    const { canRelease } = abilitiesOf(job, summary)
    if (!canRelease) throw problem('conflict', { message: 'No document of this upload waits for its release.' })
    const at = releaseAt === null ? null : requireReleaseTime(releaseAt)
    const isLater = at !== null && Date.parse(at) > Date.now()
    const key = { clientId, id, platformId }
    if (isLater) await scheduleRun(tx, jobs, key, at)
    else await jobs.enqueue(tx, runPayroll, key)
    const by = { released_by: call.actor.userId, released_by_client: call.actor.homeClientId }
    const to: JobChange = isLater
      ? { ...by, status: STATUS.scheduled, reviewed: true, release: 'scheduled', release_at: at }
      : { ...by, status: STATUS.processing, reviewed: true, release: 'now', release_at: null, finished_at: null }
    return change(tx, call, id, to, 'payrollJob.release')
  })

/**
 * Takes back a release that is planned, or every document until the first was viewed.
 * @throws problem `not_found`, `stale`, `conflict` when it is too late, `forbidden` when it is also for people out of reach.
 */
export const recallJob = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  ifMatch: string | undefined,
): Promise<JobRow> =>
  tenantWrite(call, { operation: 'recallJob' }, async (tx) => {
    const key = { clientId: call.client.id, id }
    const job = await requireJob(tx, call, id, true)
    requireVersion(ifMatch, job.version, () => toJob(job))
    const { released, viewed, barsPlan, barsRecall } = await summaryFor(tx, call, job)
    requireAllReached(barsPlan || barsRecall)
    if (job.status === STATUS.scheduled) {
      const planned: JobChange = { status: STATUS.review, reviewed: false, release: 'review', release_at: null }
      return change(tx, call, id, planned, 'payrollJob.recall')
    }
    if (job.status <= STATUS.failed || released === 0)
      throw problem('conflict', { message: 'No document of this upload is visible.' })
    if (viewed > 0)
      throw problem('conflict', {
        message: 'A document of this upload has been viewed. It cannot be recalled any more.',
      })
    const employeeId = await takeBack(tx, key, job)
    await logInteraction(tx, call, { employeeId, ...payEntry(job, 'recalled') })
    return change(tx, call, id, { status: STATUS.recalled, release: 'review', release_at: null }, 'payrollJob.recall')
  })

/**
 * Notes that the employee of the caller has viewed a document, the first time.
 * @throws problem `not_found` for a document of somebody else.
 */
export const noteFileViewed = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  documentId: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'markPayFileViewed' }, async (tx) => {
    const { id: clientId } = call.client
    const isAtHome = clientId === call.actor.homeClientId
    if (!isAtHome || !(await isDocumentOf(tx, clientId, documentId, call.actor.employeeId))) throw problem('not_found')
    await noteViewed(tx, clientId, documentId)
    await recordPayFileOpened(tx, clientId, documentId)
    await auditCall(tx, call, { action: 'payFile.view', target: documentId })
  })
