import { sql } from 'kysely'
import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { recordPayFileOpened } from '../../people/portal-events.ts'
import { PAYROLL } from './buckets.ts'
import { PAYSLIPS } from '../../pay/pay-files.ts'
import { documentTypeOf } from './document-types.ts'
import { summarise } from './items.repository.ts'
import { findJob, updateJob, type JobChange, type JobKey, type JobRow } from './jobs.repository.ts'
import { requireReleaseTime } from './jobs.service.ts'
import { runPayroll, scheduleRun } from './payroll.job.ts'
import { toJob } from './payroll-wire.ts'
import { abilitiesOf, requireJob } from './review.service.ts'
import { STATUS } from './statuses.ts'

const TABLES = { [PAYSLIPS]: 'payslips', 'core-documents': 'pay_documents' } as const

/** Takes the documents of a job out of sight, with their files, and brings back what they had replaced. */
async function takeBack(tx: Tx, { clientId, id }: JobKey, job: JobRow): Promise<void> {
  const bucket = documentTypeOf(job.document_type)?.bucket ?? PAYSLIPS
  const table = sql.table(TABLES[bucket])
  const items = sql`payroll_items i where i.client_id = ${clientId} and i.job_id = ${id}`
  // A reader who opens one at this moment waits, and then finds none.
  await sql`select from ${items} for update`.execute(tx)
  if (bucket === PAYSLIPS) await takeOutOfLaterUploads(tx, { clientId, id })
  await sql`update objects o set bucket = ${PAYROLL}, object_key = ${clientId} || '/' || ${id} || '/' || i.position || '/document.pdf'
    from payroll_items i join ${table} p on p.client_id = i.client_id and p.id = i.document_id
    where i.client_id = ${clientId} and i.job_id = ${id} and o.client_id = i.client_id and o.bucket = ${bucket}
      and o.object_key = ${clientId} || '/' || p.employee_id || '/' || p.file_name`.execute(tx)
  // What was deleted since then has no file that could be shown again.
  await sql`update payroll_items i set state = 'leftOut', reason = 'byHand', document_id = null, released_at = null
    where i.client_id = ${clientId} and i.job_id = ${id} and i.document_id is not null
      and not exists (select from ${table} p where p.client_id = i.client_id and p.id = i.document_id)`.execute(tx)
  await sql`delete from ${table} p using payroll_items i where i.client_id = ${clientId} and i.job_id = ${id}
    and p.client_id = i.client_id and p.id = i.document_id`.execute(tx)
  if (bucket === PAYSLIPS) await bringBack(tx, clientId, id)
  await sql`update payroll_items set document_id = null, released_at = null, replaced = '[]'
    where client_id = ${clientId} and job_id = ${id} and (document_id is not null or replaced <> '[]')`.execute(tx)
}

/**
 * Payslips that a later upload has replaced go back to this upload, and what they had replaced goes on to the later one: else
 * its recall would show again what was recalled.
 */
async function takeOutOfLaterUploads(tx: Tx, { clientId, id }: JobKey): Promise<void> {
  const { rows } = await sql<{ position: number }>`select i.position, i.document_id as id, i.replaced as own,
      b.job_id as by_job, b.position as by_position, r ->> 'key' as key
    from payroll_items i join payroll_items b on b.client_id = i.client_id and b.job_id <> i.job_id
      cross join jsonb_array_elements(b.replaced) r
    where i.client_id = ${clientId} and i.job_id = ${id} and (r ->> 'id')::uuid = i.document_id
    for update of b`.execute(tx)
  if (rows.length === 0) return
  const replaced = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as x(position int, id uuid, own jsonb, by_job uuid, by_position int, key text)`
  await sql`update objects o set object_key = ${clientId} || '/' || ${id} || '/' || x.position || '/document.pdf'
    from ${replaced} where o.client_id = ${clientId} and o.bucket = ${PAYROLL} and o.object_key = x.key`.execute(tx)
  await sql`update payroll_items b set replaced = x.own || coalesce(
      (select jsonb_agg(r) from jsonb_array_elements(b.replaced) r where (r ->> 'id')::uuid <> x.id), '[]')
    from ${replaced} where b.client_id = ${clientId} and b.job_id = x.by_job and b.position = x.by_position`.execute(tx)
  await sql`update payroll_items i set document_id = null, released_at = null, replaced = '[]' from ${replaced}
    where i.client_id = ${clientId} and i.job_id = ${id} and i.position = x.position`.execute(tx)
}

async function bringBack(tx: Tx, clientId: string, id: string): Promise<void> {
  const aside = sql`payroll_items i, jsonb_to_recordset(i.replaced)
    as r(id uuid, date date, "fileName" text, "createdAt" timestamptz, key text)
    where i.client_id = ${clientId} and i.job_id = ${id}`
  await sql`insert into payslips (client_id, id, employee_id, process_date, file_name, created_at)
    select i.client_id, r.id, i.employee_id, r.date, r."fileName", r."createdAt" from ${aside}
    on conflict do nothing`.execute(tx)
  await sql`update objects o set bucket = ${PAYSLIPS}, object_key = n.key_back
    from (select r.key, i.client_id || '/' || i.employee_id || '/' || r."fileName" as key_back from ${aside}) n
    where o.client_id = ${clientId} and o.bucket = ${PAYROLL} and o.object_key = n.key
      and not exists (select from objects x where x.client_id = ${clientId} and x.bucket = ${PAYSLIPS} and x.object_key = n.key_back)`.execute(
    tx,
  )
}

/** Makes the documents of a job visible, now or at a time, and takes them back. */
export function releaseService({ jobs, tenantWrite }: Deps) {
  const change = async (tx: Tx, call: Call, id: string, to: JobChange, action: string): Promise<JobRow> => {
    const { id: clientId } = call.client
    await updateJob(tx, { clientId, id }, to)
    await audit(
      tx,
      { clientId, actor: call.actor },
      { action, target: id, details: { releaseAt: to.release_at ?? null } },
    )
    const job = await findJob(tx, { clientId, id })
    if (!job) throw problem('internal')
    return job
  }

  return {
    /**
     * Has what is matched made visible.
     * @throws problem `not_found`, `stale`, `conflict` when nothing waits for release.
     */
    release: (call: Call, id: string, releaseAt: string | null, ifMatch: string | undefined): Promise<JobRow> =>
      tenantWrite(call, { operation: 'releaseJob' }, async (tx) => {
        const { id: clientId, platformId } = call.client
        const job = await requireJob(tx, call, id, true)
        requireVersion(ifMatch, job.version, () => toJob(job))
        const { canRelease } = abilitiesOf(job, await summarise(tx, { clientId, id }))
        if (!canRelease) throw problem('conflict', { message: 'No document of this upload waits for its release.' })
        const at = releaseAt === null ? null : requireReleaseTime(releaseAt)
        const isLater = at !== null && Date.parse(at) > Date.now()
        const key = { clientId, id, platformId }
        if (isLater) await scheduleRun(tx, jobs, key, at)
        else await jobs.enqueue(tx, runPayroll, key)
        const to: JobChange = isLater
          ? { status: STATUS.scheduled, reviewed: true, release: 'scheduled', release_at: at }
          : { status: STATUS.processing, reviewed: true, release: 'now', release_at: null, finished_at: null }
        return change(tx, call, id, to, 'payrollJob.release')
      }),

    /**
     * Takes back a release that is planned, or every document until the first was viewed.
     * @throws problem `not_found`, `stale`, `conflict` when it is too late.
     */
    recall: (call: Call, id: string, ifMatch: string | undefined): Promise<JobRow> =>
      tenantWrite(call, { operation: 'recallJob' }, async (tx) => {
        const key = { clientId: call.client.id, id }
        const job = await requireJob(tx, call, id, true)
        requireVersion(ifMatch, job.version, () => toJob(job))
        if (job.status === STATUS.scheduled) {
          const planned: JobChange = { status: STATUS.review, reviewed: false, release: 'review', release_at: null }
          return change(tx, call, id, planned, 'payrollJob.recall')
        }
        const { released, viewed } = await summarise(tx, key)
        if (job.status <= STATUS.failed || released === 0)
          throw problem('conflict', { message: 'No document of this upload is visible.' })
        if (viewed > 0)
          throw problem('conflict', {
            message: 'A document of this upload has been viewed. It cannot be recalled any more.',
          })
        await takeBack(tx, key, job)
        return change(
          tx,
          call,
          id,
          { status: STATUS.recalled, release: 'review', release_at: null },
          'payrollJob.recall',
        )
      }),

    /**
     * Notes that the employee of the caller has viewed a document, the first time.
     * @throws problem `not_found` for a document of somebody else.
     */
    viewed: (call: Call, documentId: string): Promise<void> =>
      tenantWrite(call, { operation: 'markPayFileViewed' }, async (tx) => {
        const { id: clientId } = call.client
        const isAtHome = clientId === call.actor.homeClientId
        const own = isAtHome ? await findOwn(tx, clientId, documentId, call.actor.employeeId) : undefined
        if (!own) throw problem('not_found')
        await tx
          .updateTable('payroll_items')
          .set({ viewed_at: sql<string>`now()` })
          .where('client_id', '=', clientId)
          .where('document_id', '=', documentId)
          .where('viewed_at', 'is', null)
          .execute()
        await recordPayFileOpened(tx, clientId, documentId)
        await audit(tx, { clientId, actor: call.actor }, { action: 'payFile.view', target: documentId })
      }),
  }
}

async function findOwn(tx: Tx, clientId: string, id: string, employeeId: string | null) {
  if (employeeId === null) return undefined
  for (const table of Object.values(TABLES)) {
    const found = await tx
      .selectFrom(table)
      .select('id')
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .where('employee_id', '=', employeeId)
      .executeTakeFirst()
    if (found) return found
  }
  return undefined
}
