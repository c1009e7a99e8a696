import { randomUUID } from 'node:crypto'
import type { components } from '@ssp/api/schema'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { requireRightTo } from '../../access/operation-rights.ts'
import { clientsInReach } from '../../access/client-directory.ts'
import type { Tx } from '../../db/database.ts'
import { findToday } from '../../db/today.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { PAYSLIPS } from '../../pay/pay-files.ts'
import { offeredTypes, type DocumentType } from './document-types.ts'
import * as repository from './jobs.repository.ts'
import type { JobFilter, JobRow } from './jobs.repository.ts'
import { runPayroll } from './payroll.job.ts'
import { hiddenTeams, ownerOf, reachableItems, RELEASE } from './reach.ts'

type NewJob = components['schemas']['CreateJobRequest']

/** Days that a release may be put off. */
const MAX_DAYS = 90

/** @throws problem `invalid` naming `release_at`. */
export function requireReleaseTime(releaseAt: string | undefined): string {
  const at = Date.parse(releaseAt ?? '')
  if (Number.isNaN(at)) throw problem('invalid', { fields: { release_at: 'This is required.' } })
  // The job would release at once what was to be planned.
  if (at < Date.now()) throw problem('invalid', { fields: { release_at: 'This has passed. Choose a later time.' } })
  if (at > Date.now() + MAX_DAYS * 86_400_000)
    throw problem('invalid', { fields: { release_at: `This is more than ${MAX_DAYS} days from now.` } })
  return new Date(at).toISOString()
}

const typesOf = async (tx: Tx, { client }: Call): Promise<DocumentType[]> =>
  offeredTypes(await repository.hasExcelPayslips(tx, client.platformId))

const requireFile = async (tx: Tx, call: Call, key: string, { extensions }: DocumentType) => {
  const isKind = extensions.some((extension) => key.endsWith(`.${extension}`))
  if (!(await repository.hasUploaded(tx, call.client.id, call.actor.userId, key)))
    throw problem('invalid', { fields: { document_key: 'There is no such file. Please upload it again.' } })
  if (!isKind)
    throw problem('invalid', { fields: { document_type: `This type takes ${extensions.join(' and ')} files.` } })
}

/** The types of documents that may be uploaded. */
export const listTypes = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call) =>
  tenantRead(call, (tx) => typesOf(tx, call))

/** A page of the uploads that the caller may see. */
export const listJobs = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: JobFilter): Promise<JobRow[]> =>
  tenantRead(call, (tx) =>
    repository.findJobs(tx, call.client.id, { ...filter, owner: ownerOf(call), reachable: reachableItems(call) }),
  )

/** The number of uploads that match. */
export const countJobs = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: JobFilter): Promise<number> =>
  tenantRead(call, (tx) => repository.countJobs(tx, call.client.id, { ...filter, owner: ownerOf(call) }))

/**
 * Queues an uploaded file to be processed, once per key. Only for review it needs no right to release.
 * @throws problem `invalid` naming the field, `forbidden`, `conflict` for a file that has a job.
 */
export async function createJob(
  { directory, jobs, tenantWrite }: Pick<Deps, 'directory' | 'jobs' | 'tenantWrite'>,
  call: Call,
  body: NewJob,
  key: string | undefined,
): Promise<JobRow> {
  const { id: clientId, platformId } = call.client
  if (body.release !== 'review') requireRightTo(call, RELEASE)
  // Before the transaction: the directory reads in one of its own.
  const inReach = await clientsInReach(directory, call.actor)
  const others = [...inReach].filter((id) => id !== clientId).slice(0, 500)
  return tenantWrite(call, { operation: 'createJob', key, body }, async (tx) => {
    const type = (await typesOf(tx, call)).find(({ id }) => id === body.document_type)
    if (!type) throw problem('invalid', { fields: { document_type: 'This type cannot be uploaded.' } })
    await requireFile(tx, call, body.document_key, type)
    const { release } = body
    const id = randomUUID()
    await repository.insertJob(tx, {
      client_id: clientId,
      id,
      number: await repository.nextNumber(tx, clientId),
      object_key: body.document_key,
      document_type: type.id,
      replace: type.bucket === PAYSLIPS && body.replace === 1,
      pay_date: body.pay_date ?? (await findToday(tx, clientId)),
      release,
      release_at: release === 'scheduled' ? requireReleaseTime(body.release_at) : null,
      uploaded_by: call.actor.userId,
      released_by: call.actor.userId,
      released_by_client: call.actor.homeClientId,
      actor_label: call.actor.label,
      other_clients: JSON.stringify(others),
      hidden_teams: JSON.stringify(hiddenTeams(call)),
    })
    await jobs.enqueue(tx, runPayroll, { clientId, id, platformId })
    const details = { type: type.name, release, replace: body.replace === 1 }
    await auditCall(tx, call, { action: 'payrollJob.create', target: id, details })
    const job = await repository.findJob(tx, { clientId, id })
    if (!job) throw problem('internal')
    return job
  })
}
