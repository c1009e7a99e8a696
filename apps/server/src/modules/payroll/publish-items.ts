import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { logInteraction } from '../../people/interactions.ts'
import { recordEach } from '../../people/portal-events.ts'
import { PAYROLL } from './buckets.ts'
import { PAYSLIPS } from '../../pay/pay-files.ts'
import type { Objects } from '../../storage/objects.ts'
import { documentTypeOf, periodOf, type DocumentType } from './document-types.ts'
import type { JobKey, JobRow } from './jobs.repository.ts'
import { stagedKey } from './read-file.ts'

/** Documents that one transaction makes visible. */
const BATCH = 25

interface Waiting {
  position: number
  employee_id: string | null
}

interface Target {
  tx: Tx
  objects: Pick<Objects, 'rename'>
  key: JobKey
  job: JobRow
  type: DocumentType
}

const itemAt = ({ tx, key }: Pick<Target, 'tx' | 'key'>, position: number) =>
  tx
    .updateTable('payroll_items')
    .where('client_id', '=', key.clientId)
    .where('job_id', '=', key.id)
    .where('position', '=', position)

/** What replaces a payslip is kept aside with its file, for a recall. */
async function setAside(target: Target, employeeId: string, position: number) {
  const { tx, objects, key, job } = target
  const { clientId } = key
  const rows = await tx
    .selectFrom('payslips')
    .select(['id', 'process_date as date', 'file_name as fileName', 'created_at as createdAt'])
    .where('client_id', '=', clientId)
    .where('employee_id', '=', employeeId)
    .where('process_date', '=', job.pay_date)
    .execute()
  if (rows.length > 0 && !job.replace) return undefined
  const replaced = rows.map((row, index) => ({
    ...row,
    key: `${clientId}/${key.id}/${position}/replaced-${index}.pdf`,
  }))
  for (const { id, fileName, key: aside } of replaced) {
    const from = { clientId, bucket: PAYSLIPS, key: `${clientId}/${employeeId}/${fileName}` }
    await objects.rename(tx, from, { bucket: PAYROLL, key: aside })
    await tx.deleteFrom('payslips').where('client_id', '=', clientId).where('id', '=', id).execute()
  }
  return replaced
}

async function addPayslip(target: Target, employeeId: string, id: string): Promise<string> {
  const { tx, key, job } = target
  const named = `${job.pay_date}.pdf`
  const taken = await tx
    .selectFrom('payslips')
    .select('id')
    .where('client_id', '=', key.clientId)
    .where('employee_id', '=', employeeId)
    .where('file_name', '=', named)
    .executeTakeFirst()
  const file_name = taken ? `${id}.pdf` : named
  await tx
    .insertInto('payslips')
    .values({ client_id: key.clientId, id, employee_id: employeeId, process_date: job.pay_date, file_name })
    .execute()
  return file_name
}

async function addPayDocument(
  { tx, key, job, type }: Target,
  employeeId: string,
  id: string,
): Promise<string | undefined> {
  const process_period = periodOf(type, job.pay_date)
  const there = await tx
    .selectFrom('pay_documents')
    .select('id')
    .where('client_id', '=', key.clientId)
    .where('employee_id', '=', employeeId)
    .where('document_type', '=', type.name)
    .where('process_period', '=', process_period)
    .executeTakeFirst()
  if (there) return undefined
  const file_name = `${id}.pdf`
  const facts = { process_period, document_type: type.name, use_uuid: true, file_name }
  await tx
    .insertInto('pay_documents')
    .values({ client_id: key.clientId, id, employee_id: employeeId, ...facts })
    .execute()
  return file_name
}

/** Makes one document visible. @returns whether it is: not where one exists that it may not replace. */
async function publishOne(target: Target, { position, employee_id: employeeId }: Waiting): Promise<boolean> {
  const { tx, objects, key, type } = target
  if (employeeId === null) return false
  const id = randomUUID()
  const isPayslip = type.bucket === PAYSLIPS
  const replaced = isPayslip ? await setAside(target, employeeId, position) : []
  const name =
    replaced && (isPayslip ? await addPayslip(target, employeeId, id) : await addPayDocument(target, employeeId, id))
  if (replaced === undefined || name === undefined) {
    await itemAt(target, position).set({ state: 'duplicate', reason: 'existsAlready' }).execute()
    return false
  }
  const staged = { clientId: key.clientId, bucket: PAYROLL, key: stagedKey(key, position) }
  const moved = await objects.rename(tx, staged, { bucket: type.bucket, key: `${key.clientId}/${employeeId}/${name}` })
  if (!moved) throw new Error('A document of an upload has lost its file.')
  await itemAt(target, position)
    .set({ document_id: id, released_at: sql<string>`now()`, replaced: JSON.stringify(replaced) })
    .execute()
  return true
}

/**
 * Makes the next matched documents of a job visible, in the transaction that marks them: each exactly once.
 * @returns false when none was left.
 */
export async function publishNext(
  tx: Tx,
  objects: Pick<Objects, 'rename'>,
  key: JobKey,
  job: JobRow,
): Promise<boolean> {
  const type = documentTypeOf(job.document_type)
  if (!type) return false
  const waiting = await tx
    .selectFrom('payroll_items')
    .select(['position', 'employee_id'])
    .where('client_id', '=', key.clientId)
    .where('job_id', '=', key.id)
    .where('state', '=', 'matched')
    .where('document_id', 'is', null)
    .orderBy('position')
    .limit(BATCH)
    .forUpdate()
    .execute()
  const recipients: string[] = []
  for (const item of waiting)
    if (await publishOne({ tx, objects, key, job, type }, item)) recipients.push(item.employee_id ?? '')
  if (type.bucket === PAYSLIPS) await recordEach(tx, key.clientId, recipients, 'payslip_uploaded')
  const by = { actor: { userId: job.uploaded_by, label: job.actor_label }, client: { id: key.clientId } }
  const entry = type.bucket === PAYSLIPS ? { type: 'payslip_added' } : { type: 'pay_document_added' }
  await logInteraction(tx, by, { employeeId: recipients, ...entry, description: `${type.name} of ${job.pay_date}` })
  return waiting.length > 0
}
