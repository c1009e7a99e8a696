import type { Tx } from '../../db/database.ts'
import { documentTypeOf } from '../../modules/payroll/document-types.ts'
import { insertItems, type NewItem } from '../../modules/payroll/items.repository.ts'
import { findJob } from '../../modules/payroll/jobs.repository.ts'
import { publishNext } from '../../modules/payroll/publish-items.ts'
import { stagedKey } from '../../modules/payroll/read-file.ts'
import { STATUS } from '../../modules/payroll/statuses.ts'
import { makeJob } from '../../modules/payroll/testing.ts'
import { ATTACHMENTS } from '../../modules/welcome-email/buckets.ts'
import { PAYROLL } from '../../modules/payroll/buckets.ts'
import type { Objects } from '../../storage/objects.ts'
import type { SeedClient } from '../clients.ts'
import { clientIdOf, userIdOf, uuidOf } from '../ids.ts'
import { pdfOf } from '../people/pdf.ts'

const DAY = 86_400_000

interface Person {
  id: string
  forename: string
  surname: string
  identifier: string | null
}

/** An upload of the demo data: how many people it has, and what went wrong. */
interface Upload {
  name: string
  type: number
  /** Days before today. */
  daysAgo: number
  people: number
  status: number
  /** Documents that were not matched, by their names in the file. */
  odd?: readonly Pick<NewItem, 'label' | 'identifier' | 'state' | 'reason'>[]
  fault?: string
  /** Whether its documents are visible. */
  released: boolean
}

const UPLOADS: readonly Upload[] = [
  { name: 'p60-all-employees.pdf', type: 3, daysAgo: 66, people: 8, status: STATUS.completed, released: true },
  {
    name: 'payslips-locked.pdf',
    type: 1,
    daysAgo: 39,
    people: 0,
    status: STATUS.failed,
    fault: 'The PDF is protected by a password.',
    released: false,
  },
  { name: 'payslips-previous-month.zip', type: 1, daysAgo: 38, people: 14, status: STATUS.completed, released: true },
  {
    name: 'payslips-correction.zip',
    type: 1,
    daysAgo: 31,
    people: 3,
    status: STATUS.mappingErrors,
    odd: [{ label: 'new starter.pdf', identifier: 'new starter', state: 'unmatched', reason: 'unknownIdentifier' }],
    released: true,
  },
  {
    name: 'payslips-this-month.zip',
    type: 1,
    daysAgo: 2,
    people: 10,
    status: STATUS.review,
    odd: [
      { label: 'temp-0093.pdf', identifier: 'temp-0093', state: 'unmatched', reason: 'unknownIdentifier' },
      { label: 'scan.pdf', identifier: null, state: 'rejected', reason: 'encrypted' },
    ],
    released: false,
  },
]

interface Target {
  tx: Tx
  objects: Objects
  clientId: string
  client: SeedClient
  today: Date
}

async function writeUpload(target: Target, upload: Upload, people: readonly Person[]): Promise<void> {
  const { tx, objects, clientId, client, today } = target
  const id = uuidOf('payroll', clientId, upload.name)
  const at = new Date(today.getTime() - upload.daysAgo * DAY + 9 * 3_600_000)
  const payDate = at.toISOString().slice(0, 10)
  const odd = upload.odd ?? []
  const total = upload.people + odd.length
  const uploader =
    client.subdomain === 'acme'
      ? ['acme.admin', 'Grace Holloway']
      : [`${client.subdomain}.admin`, 'Client administrator']
  await makeJob(tx, clientId, {
    id,
    file: upload.name,
    document_type: upload.type,
    status: upload.status,
    replace: true,
    pay_date: payDate,
    release: upload.status === STATUS.review ? 'review' : 'now',
    fault: upload.fault ?? null,
    results_actual: upload.fault === undefined ? total : null,
    results_expected: upload.fault === undefined ? total : null,
    uploaded_by: userIdOf(uploader[0] ?? ''),
    actor_label: uploader[1] ?? '',
    created_at: at,
    started_at: new Date(at.getTime() + 2_000),
    finished_at: new Date(at.getTime() + 9_000),
  })
  const key = { clientId, id }
  const own = people.slice(0, upload.people)
  const items: NewItem[] = [
    ...own.map((person, index) => ({
      position: index + 1,
      label: `${person.identifier ?? person.id}.pdf`,
      identifier: person.identifier,
      employee_id: person.id,
      state: 'matched' as const,
      reason: null,
      date_found: payDate,
    })),
    ...odd.map((item, index) => ({ ...item, position: own.length + index + 1, employee_id: null, date_found: null })),
  ]
  if (items.length === 0) return
  await insertItems(tx, key, items)
  for (const { position, state, label } of items) {
    if (state === 'rejected') continue
    const person = own[position - 1]
    const lines = [
      `Employee number ${person?.identifier ?? label}`,
      `Pay date ${payDate}`,
      `Net pay ${1700 + position * 13}.00`,
    ]
    const bytes = pdfOf(`${client.clientName}: ${documentTypeOf(upload.type)?.name ?? ''}`, lines)
    const kept = await objects.keep(clientId, 'application/pdf', bytes)
    await objects.publish(tx, { clientId, bucket: PAYROLL, key: stagedKey(key, position), kept })
  }
  const job = await findJob(tx, key)
  if (!upload.released || !job) return
  for (let isMore = true; isMore;) isMore = await publishNext(tx, objects, { key, job, reachable: [] })
}

/** Uploads of payroll files in each state, and attachments of the welcome e-mail. */
export async function writePayroll(tx: Tx, objects: Objects, client: SeedClient, today: Date): Promise<void> {
  const clientId = clientIdOf(client.subdomain)
  const target = { tx, objects, clientId, client, today }
  const people = await tx
    .selectFrom('employees')
    .select(['id', 'forename', 'surname', 'identifier'])
    .where('client_id', '=', clientId)
    .where('deactivated_at', 'is', null)
    .where('identifier', 'is not', null)
    // Not those whose pay the visitor opens first: their figures are independent.
    .orderBy('surname', 'desc')
    .orderBy('forename')
    .orderBy('id')
    .limit(20)
    .execute()
  for (const upload of UPLOADS) await writeUpload(target, upload, people)
  for (const [name, heading] of [
    ['employee-handbook.pdf', 'Employee handbook'],
    ['your-first-week.pdf', 'Your first week'],
  ] as const) {
    const kept = await objects.keep(
      clientId,
      'application/pdf',
      pdfOf(`${client.clientName}: ${heading}`, ['Welcome!']),
    )
    const key = `${clientId}/${uuidOf('attachment', clientId, name)}/${name}`
    await objects.publish(tx, { clientId, bucket: ATTACHMENTS, key, kept })
  }
}
