import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ClientRef } from '../../src/access/actor.ts'
import type { KINDS } from '../../src/jobs/kinds.ts'
import { insertBatch } from '../../src/mailings/batches.repository.ts'
import { makeArchive, makePayslip } from '../../src/modules/pay/testing.ts'
import { makeJob } from '../../src/modules/payroll/testing.ts'
import { makeSurvey } from '../../src/modules/surveys/testing.ts'
import { FIRST_DAY } from '../../src/people/figures.job.ts'
import { payslipPdf, zipOf } from '../../src/testing/payroll-fixture.ts'
import type { Records } from '../world/fixture.ts'
import type { World } from '../world/world.ts'
import { makeBulkRun } from '../../src/modules/employee-bulk/testing.ts'

/** Where work is made, and how many parts it has: e-mails, files, rows. */
interface Place {
  world: World
  client: ClientRef
  records: Records
  size: number
}

/** Makes the work of one job. @returns what the job carries. */
type Make = (place: Place) => Promise<object> | object

const TO = 'fair@verify.example'
const day = (index: number) => new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10)
const people = ({ client, size }: Place) =>
  sql`(select id from employees where client_id = ${client.id} order by id limit ${sql.lit(size)}) e`

const account: Make = ({ client, records }) => ({ clientId: client.id, userId: records.user, to: TO, label: 'Fair' })

const mailing: Make = async (place) => {
  const { world, client, records } = place
  const batchId = randomUUID()
  const key = { clientId: client.id, id: batchId, requestedBy: records.user }
  await world.deps.database.withSystem(async (tx) => {
    const template = 'AppDetailsGeneric'
    await insertBatch(tx, { ...key, template }, { subject: 'Fair', text: 'Fair', html: '<p>Fair</p>' })
    await sql`insert into employee_emails (client_id, batch_id, employee_id, template, address)
      select ${client.id}, ${batchId}, id, ${template}, ${TO} from ${people(place)}`.execute(tx)
  })
  return { clientId: client.id, platformId: client.platformId, batchId }
}

const nudges: Make = async (place) => {
  const { world, client } = place
  const subject = { clientId: client.id, kind: 'document', id: randomUUID() }
  const of = sql`${client.id}, ${subject.kind}, ${subject.id}`
  await world.deps.database.withSystem((tx) =>
    sql`with request as (
        insert into acknowledgement_requests (client_id, subject_kind, subject_id, title) values (${of}, 'Fair')),
      audience as (insert into acknowledgement_audiences (client_id, subject_kind, subject_id) values (${of}))
      insert into acknowledgement_nudges (client_id, subject_kind, subject_id, employee_id)
        select ${of}, id from ${people(place)}`.execute(tx),
  )
  return { ...subject, platformId: client.platformId }
}

const bulk: Make = async ({ world, client, records, size }) => {
  const runId = randomUUID()
  await world.deps.database.withSystem(async (tx) => {
    await makeBulkRun(tx, client.id, { id: runId, user_id: records.user, state: 'applying' })
    await sql`insert into bulk_rows (client_id, run_id, line, identifier, name, employee_id, status, fields)
      select ${client.id}, ${runId}, n, ${runId} || n, 'Fair', gen_random_uuid(), 'new', '{"forename":"Fair","surname":"Row"}'
        from generate_series(1, ${sql.lit(size)}) n`.execute(tx)
  })
  return { clientId: client.id, platformId: client.platformId, runId, actor: { userId: records.user, label: 'Fair' } }
}

const archive: Make = async ({ world, client, records, size }) => {
  const { database, objects } = world.deps
  const { employee: employee_id, user: user_id } = records
  const files: { key: string; name: string }[] = []
  for (let index = 0; index < size; index += 1) {
    const file_name = `${randomUUID()}.pdf`
    const key = `${client.id}/${employee_id}/${file_name}`
    const kept = await objects.keep(client.id, 'application/pdf', Buffer.alloc(20_000, '%PDF-1.4\n'))
    await database.withSystem(async (tx) => {
      await makePayslip(tx, client.id, { employee_id, file_name, process_date: day(index) })
      await objects.publish(tx, { clientId: client.id, bucket: 'payslips', key, kept })
    })
    files.push({ key, name: file_name })
  }
  const id = await database.withSystem((tx) =>
    makeArchive(tx, client.id, { employee_id, user_id, files: JSON.stringify(files), status: 'queued' }),
  )
  return { clientId: client.id, id }
}

const payroll: Make = async ({ world, client, records, size }) => {
  const { database, objects } = world.deps
  const entries = Array.from({ length: size }, (_, index) => [`${index}.pdf`, payslipPdf(`F${index}`)] as const)
  const kept = await objects.keep(client.id, 'application/zip', zipOf(Object.fromEntries(entries)))
  const key = `${client.id}/${randomUUID()}/payroll.zip`
  const id = await database.withSystem(async (tx) => {
    await objects.publish(tx, { clientId: client.id, bucket: 'jobs', key, kept })
    return makeJob(tx, client.id, { object_key: key, uploaded_by: records.user })
  })
  return { clientId: client.id, id, platformId: client.platformId }
}

const dueIncident: Make = async ({ world, client, records }) => {
  await world.deps.database.withSystem((tx) =>
    sql`update incidents set created_at = now() - interval '6 days'
      where client_id = ${client.id} and id = ${records.incident}`.execute(tx),
  )
  return { clientId: client.id, platformId: client.platformId }
}

/** The work of every kind that belongs to a client. */
export const WORK: Readonly<Partial<Record<keyof typeof KINDS, Make>>> = {
  'account.invitation': ({ client, records }) => ({
    clientId: client.id,
    userId: records.user,
    portal: 'https://fair.verify.example',
  }),
  'acknowledgement.nudge': nudges,
  'email.changed': account,
  'employee-bulk.run': bulk,
  'employee-emails.send': mailing,
  'employee.password-reset': ({ client, records }) => ({
    clientId: client.id,
    platformId: client.platformId,
    employeeId: records.employee,
  }),
  'employee-link.code': ({ client, records }) => ({
    clientId: client.id,
    userId: records.user,
    employeeId: records.employee,
  }),
  'figures.rebuild': ({ client }) => ({ clientId: client.id, platformId: client.platformId, from: FIRST_DAY }),
  'incidents.remind-client': dueIncident,
  'link.changed': ({ client, records }) => ({
    clientId: client.id,
    employeeId: records.employee,
    account: 'Fair',
    linked: true,
  }),
  'password.changed': account,
  'password.code': ({ client }) => ({ clientId: client.id, email: TO, isLast: false }),
  'pay.archive': archive,
  'payroll.run': payroll,
  'secure-send.announce': ({ client, records }) => ({
    id: records.sharedDocument,
    clientId: client.id,
    platformId: client.platformId,
    userId: records.holder,
    to: TO,
    label: 'Fair',
    sender: 'Fair',
    senderClient: 'Fair',
  }),
  'survey.remind': async ({ world, client, records }) => {
    const survey = { category_id: records.surveyCategory, title: 'Fair', fields: '[]' }
    const surveyId = await world.deps.database.withSystem((tx) => makeSurvey(tx, client.id, survey))
    return { clientId: client.id, platformId: client.platformId, surveyId }
  },
  'welcome-email.send': ({ client, records }) => ({
    clientId: client.id,
    platformId: client.platformId,
    employeeId: records.employee,
    test: { id: randomUUID(), to: TO },
  }),
}

/** Kinds of the server, and why no client waits for the work of another in them. */
export const OF_SERVER: Readonly<Partial<Record<keyof typeof KINDS, string>>> = {
  'incidents.remind': 'it queues a job for each client',
  purge: 'no person waits for it, and its transactions have 500 rows',
  'rewards.settle': 'it takes the gifts of the clients in turn',
  'storage.sweep': 'no person waits for it',
  'upload.settle': 'a browser that waits asks for its own upload',
}
