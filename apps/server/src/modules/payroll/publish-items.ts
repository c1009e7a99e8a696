import { randomUUID } from 'node:crypto'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { logInteraction } from '../../people/interactions.ts'
import { recordEach } from '../../people/portal-events.ts'
import { PAYROLL } from './buckets.ts'
import { PAYSLIPS } from '../../pay/pay-files.ts'
import type { Objects } from '../../storage/objects.ts'
import { documentTypeOf, payEntry, type DocumentType } from './document-types.ts'
import { TOLERANCE } from './identify.ts'
import { findLeft, findMatched, findPersons, lockWaiting, setReleased, updateItem } from './items.repository.ts'
import type { JobKey, JobRow } from './jobs.repository.ts'
import { stagedKey } from './read-file.ts'
import { deletePayslip, findPayslips, insertPayDocument, insertPayslip, lockReleased } from './released.repository.ts'

/** Documents that one transaction makes visible. */
const BATCH = 25

interface Waiting {
  position: number
  employee_id: string | null
  reason: string | null
}

interface Target {
  tx: Tx
  objects: Pick<Objects, 'rename'>
  key: JobKey
  job: JobRow
  type: DocumentType
}

/** What replaces a payslip is kept aside with its file, for a recall. */
async function setAside(target: Target, employeeId: string, position: number) {
  const { tx, objects, key, job } = target
  const { clientId } = key
  const rows = await findPayslips(tx, clientId, employeeId, job.pay_date)
  if (rows.length > 0 && !job.replace) return undefined
  // By the id: after a recall, a later upload may hold a file that was set aside here before.
  const replaced = rows.map((row) => ({ ...row, key: `${clientId}/${key.id}/${position}/replaced-${row.id}.pdf` }))
  for (const { id, fileName, key: aside } of replaced) {
    const from = { clientId, bucket: PAYSLIPS, key: `${clientId}/${employeeId}/${fileName}` }
    await objects.rename(tx, from, { bucket: PAYROLL, key: aside })
    await deletePayslip(tx, clientId, id)
  }
  return replaced
}

/** Makes one document visible. @returns whether it is: not where one exists that it may not replace. */
async function publishOne(target: Target, { position, employee_id: employeeId }: Waiting): Promise<boolean> {
  const { tx, objects, key, job, type } = target
  if (employeeId === null) return false
  const id = randomUUID()
  const document = { client_id: key.clientId, id, employee_id: employeeId }
  const isPayslip = type.bucket === PAYSLIPS
  const replaced = isPayslip ? await setAside(target, employeeId, position) : []
  const name =
    replaced &&
    (isPayslip
      ? await insertPayslip(tx, document, job.pay_date)
      : await insertPayDocument(tx, document, type, job.pay_date))
  if (replaced === undefined || name === undefined) {
    await updateItem(tx, key, position, { state: 'duplicate', reason: 'existsAlready' })
    return false
  }
  const staged = { clientId: key.clientId, bucket: PAYROLL, key: stagedKey(key, position) }
  const moved = await objects.rename(tx, staged, { bucket: type.bucket, key: `${key.clientId}/${employeeId}/${name}` })
  if (!moved) throw new Error('A document of an upload has lost its file.')
  await setReleased(tx, key, position, { documentId: id, replaced })
  return true
}

/**
 * Makes the next matched documents of a job visible, in the transaction that marks them: each exactly once.
 * @param reachable conditions on `payroll_items as i`; the others wait for an account that reaches them.
 * @returns false when none was left.
 */
export async function publishNext(
  tx: Tx,
  objects: Pick<Objects, 'rename'>,
  { key, job, reachable }: { key: JobKey; job: JobRow; reachable: readonly RawBuilder<SqlBool>[] },
): Promise<boolean> {
  const type = documentTypeOf(job.document_type)
  if (!type) return false
  await lockReleased(tx, key.clientId)
  const waiting = await lockWaiting(tx, key, reachable, BATCH)
  const recipients: string[] = []
  // Who has left or was merged since the file was read waits for a person, as if it were read now.
  const ids = waiting.flatMap(({ employee_id: id }) => id ?? [])
  const left = await findLeft(tx, key.clientId, { payDate: job.pay_date, days: TOLERANCE, ids })
  const personOf = await findPersons(tx, key.clientId, ids)
  const seen = await findMatched(tx, key, ids.map(personOf), { released: true })
  for (const item of waiting) {
    const { position, reason, employee_id: employeeId } = item
    if (employeeId === null) continue
    if (seen.has(personOf(employeeId)))
      await updateItem(tx, key, position, { state: 'duplicate', reason: 'twiceInFile' })
    else if (reason !== 'leftBefore' && left.has(employeeId))
      await updateItem(tx, key, position, { state: 'left', reason: 'leftBefore' })
    else if (await publishOne({ tx, objects, key, job, type }, item)) {
      seen.add(personOf(employeeId))
      recipients.push(employeeId)
    }
  }
  if (type.bucket === PAYSLIPS) await recordEach(tx, key.clientId, recipients, 'payslip_uploaded')
  const by = { actor: { userId: job.uploaded_by, label: job.actor_label }, client: { id: key.clientId } }
  await logInteraction(tx, by, { employeeId: recipients, ...payEntry(job, 'added') })
  return waiting.length > 0
}
