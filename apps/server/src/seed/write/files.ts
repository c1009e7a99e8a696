import { acknowledge, requestAcknowledgement } from '../../acknowledgements/requests.ts'
import type { Subject } from '../../acknowledgements/subject.ts'
import type { Tx } from '../../db/database.ts'
import { shareDocument } from '../../modules/documents/testing.ts'
import { makePayDocument, makePayslip } from '../../modules/pay/testing.ts'
import { CORE_DOCUMENTS, PAYSLIPS } from '../../pay/pay-files.ts'
import { DOCUMENTS } from '../../modules/documents/buckets.ts'
import type { Objects } from '../../storage/objects.ts'
import type { SeedClient } from '../clients.ts'
import { clientIdOf, uuidOf } from '../ids.ts'
import { pdfOf } from '../people/pdf.ts'

/** How many employees of a client have files: the first of its list, whom a visitor opens first. */
const PEOPLE = 12
const PAYSLIPS_EACH = 4

interface Person {
  id: string
  forename: string
  surname: string
  identifier: string | null
  deactivated_at: Date | string | null
}

interface Target {
  tx: Tx
  objects: Objects
  clientId: string
  clientName: string
  today: Date
}

async function store({ tx, objects, clientId }: Target, bucket: string, path: string, bytes: Buffer): Promise<void> {
  const kept = await objects.keep(clientId, 'application/pdf', bytes)
  await objects.publish(tx, { clientId, bucket, key: `${clientId}/${path}`, kept })
}

/** The last day of the month `back` months ago. */
const monthEnd = (today: Date, back: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back + 1, 0, 9))

async function writePay(target: Target, { id, identifier, ...name }: Person, index: number): Promise<void> {
  const { tx, clientId, clientName, today } = target
  const person = [`${name.forename} ${name.surname}`, `Employee number ${identifier ?? '-'}`]
  for (let back = 1; back <= PAYSLIPS_EACH; back += 1) {
    const at = monthEnd(today, back)
    const date = at.toISOString().slice(0, 10)
    const net = 1780 + index * 37 - back * 11
    // Payroll systems name files by day or by moment; both are found.
    const file_name = `${back === 2 ? at.getTime() : date}.pdf`
    const payslip = { id: uuidOf('payslip', id, back), employee_id: id, process_date: date, file_name, created_at: at }
    await makePayslip(tx, clientId, payslip)
    const lines = [...person, `Processed ${date}`, `Net pay ${net}.00`]
    await store(target, PAYSLIPS, `${id}/${file_name}`, pdfOf(`${clientName}: payslip`, lines))
  }
  const year = String(today.getUTCFullYear() - 1)
  const record = uuidOf('pay document', id, year)
  const facts = { process_period: year, use_uuid: true, created_at: monthEnd(today, 5) }
  await makePayDocument(tx, clientId, { id: record, employee_id: id, ...facts })
  const lines = [...person, `Tax year ${year}`, 'End of year certificate']
  await store(target, CORE_DOCUMENTS, `${id}/${record}.pdf`, pdfOf(`${clientName}: P60`, lines))
}

/** Puts a document; publishing it makes its record, as it does for an upload. */
async function writeDocument(
  target: Target,
  scope: string,
  name: string,
  related: { employee_id?: string; team_id?: string },
): Promise<string> {
  const { tx, clientId, clientName } = target
  const key = `${scope}/${uuidOf('upload', clientId, scope, name)}/${name}`
  await store(target, DOCUMENTS, key, pdfOf(clientName, [name, 'This is a demonstration document.']))
  const { id } = await tx
    .selectFrom('documents')
    .select('id')
    .where('client_id', '=', clientId)
    .where('object_key', '=', key)
    .executeTakeFirstOrThrow()
  await shareDocument(tx, clientId, id, { id: uuidOf('association', key), ...related })
  return id
}

/** Gives the first employees of a client payslips, pay documents and documents, and the client documents of its own. */
export async function writeFiles(tx: Tx, objects: Objects, client: SeedClient, today: Date): Promise<void> {
  const clientId = clientIdOf(client.subdomain)
  const target = { tx, objects, clientId, clientName: client.clientName, today }
  const people = await tx
    .selectFrom('employees')
    .select(['id', 'forename', 'surname', 'identifier', 'deactivated_at'])
    .where('client_id', '=', clientId)
    .orderBy('surname')
    .orderBy('forename')
    .orderBy('id')
    .limit(PEOPLE)
    .execute()
  for (const [index, person] of people.entries()) {
    await writePay(target, person, index)
    await writeDocument(target, person.id, 'employment-contract.pdf', { employee_id: person.id })
  }
  const handbook = await writeDocument(target, 'company', 'company-handbook.pdf', {})
  const safety = await writeDocument(target, 'company', 'health-and-safety.pdf', {})
  for (const name of ['travel-policy', 'holiday-calendar', 'expenses-form', 'it-security', 'benefits-overview'])
    await writeDocument(target, 'company', `${name}.pdf`, {})
  const team = uuidOf('team', clientId, client.teams[0] ?? '')
  await writeDocument(target, 'teams', 'shift-rota.pdf', { team_id: team })
  await writeDocument(target, 'teams', 'machine-handling.pdf', { team_id: team })
  const shared = await writeDocument(target, 'individual', 'first-aid-certificate.pdf', {
    employee_id: people[0]?.id ?? '',
  })
  for (const { id } of people.slice(1, 5))
    await shareDocument(tx, clientId, shared, { id: uuidOf('association', shared, id), employee_id: id })
  await writeTags(tx, clientId, { [handbook]: 'Policy', [safety]: 'Safety', [shared]: 'Training' })
  const readers = people.filter((person, index) => index % 2 === 0 && !person.deactivated_at)
  await tx
    .insertInto('document_statuses')
    .values(readers.map(({ id }) => ({ client_id: clientId, document_id: handbook, employee_id: id, read_at: today })))
    .execute()
  await writeAcknowledgements(target, { id: safety, name: 'health-and-safety.pdf' }, readers)
}

async function writeTags(tx: Tx, clientId: string, tags: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, tag] of Object.entries(tags))
    await tx.updateTable('documents').set({ tag }).where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Asks everybody to acknowledge a document within two weeks; some have. */
async function writeAcknowledgements(
  { tx, clientId, today }: Target,
  { id, name }: { id: string; name: string },
  readers: readonly Person[],
): Promise<void> {
  const subject: Subject = { clientId, kind: 'document', id }
  const dueDate = new Date(today.getTime() + 14 * 86_400_000).toISOString().slice(0, 10)
  await requestAcknowledgement(tx, subject, { title: name, dueDate, audience: 'everyone', requestedBy: null })
  for (const { id: employeeId } of readers) await acknowledge(tx, subject, employeeId, 1)
  await tx
    .insertInto('document_statuses')
    .values(readers.map((reader) => ({ client_id: clientId, document_id: id, employee_id: reader.id, read_at: today })))
    .execute()
}
