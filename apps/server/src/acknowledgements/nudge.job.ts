import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../jobs/job.ts'
import { CLAIM, sendInSlices, SLICE } from '../jobs/slices.ts'
import { acknowledgementMail, mailBrand } from '../mail/messages.ts'
import { findRequest } from './requests.ts'
import { hasAcknowledged, isAsked, type Subject } from './subject.ts'

/** Reminders that wait to be sent. It names no person. */
export const sendNudges = jobKind<Subject & { platformId: string }>('acknowledgement.nudge')

const nudgesOf = (tx: Tx, { clientId, kind, id }: Subject) =>
  tx
    .updateTable('acknowledgement_nudges')
    .where('client_id', '=', clientId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)

/**
 * Claims reminders that wait, of the employees after the id `after`, chosen by an array as in `mailings/batches.repository.ts`;
 * a claim lapses after two minutes.
 */
async function claim(tx: Tx, { clientId, kind, id }: Subject, after: string) {
  const { rows } = await sql<{ employee_id: string; nudged_at: string }>`
    update acknowledgement_nudges set claimed_at = now()
      where client_id = ${clientId} and subject_kind = ${kind} and subject_id = ${id} and employee_id = any (array(
        select employee_id from acknowledgement_nudges
          where client_id = ${clientId} and subject_kind = ${kind} and subject_id = ${id} and employee_id > ${after}
            and sent_at is null and (claimed_at is null or claimed_at < now() - interval '2 minutes')
          order by employee_id limit ${CLAIM} for update skip locked))
      returning employee_id, nudged_at`.execute(tx)
  return rows
}

const findOutstanding = (tx: Tx, subject: Subject, ids: readonly string[]) =>
  tx
    .selectFrom('employees as e')
    .select(['e.id', 'e.email', 'e.forename'])
    .where('e.id', 'in', ids)
    .where(isAsked(subject))
    .where(sql<boolean>`not ${hasAcknowledged(subject)}`)
    .execute()

/**
 * Sends the reminders of a subject, each once however often the job runs: a reminder handed over just before the process
 * died has the same id the second time. Employees who have acknowledged since get none.
 */
export function nudgeWorker(
  { database, jobs, mailer, log }: Pick<Deps, 'database' | 'mailer' | 'log'> & { jobs: Pick<Deps['jobs'], 'enqueue'> },
  slice: number = SLICE,
): JobWorker {
  return jobWorker(sendNudges, async ({ platformId, ...subject }) => {
    const inClient = <T>(work: (tx: Tx) => Promise<T>) =>
      database.withTenant({ clientId: subject.clientId, platformId, userId: null }, work)
    const facts = await inClient(async (tx) => ({
      request: await findRequest(tx, subject),
      brand: await mailBrand(tx, subject.clientId),
    }))
    const { request, brand } = facts
    if (!request) return
    const left = await sendInSlices(
      {
        claim: (after) =>
          inClient(async (tx) => {
            const rows = await claim(tx, subject, after)
            const ids = rows.map(({ employee_id }) => employee_id)
            const people = ids.length > 0 ? await findOutstanding(tx, subject, ids) : []
            return rows.map((row) => ({ ...row, person: people.find(({ id }) => id === row.employee_id) }))
          }),
        async send({ employee_id: employeeId, nudged_at: nudgedAt, person }) {
          const isSent =
            !person?.email ||
            (await mailer({
              ...acknowledgementMail(person.email, brand, {
                label: person.forename || person.email,
                title: request.title,
                due: request.due_date,
              }),
              id: `${subject.id}.${employeeId}.${Date.parse(nudgedAt)}`,
            }).then(
              () => true,
              () => false,
            ))
          const mark = isSent ? { sent_at: sql<string>`now()` } : { claimed_at: null }
          await inClient((tx) => nudgesOf(tx, subject).set(mark).where('employee_id', '=', employeeId).execute())
          return isSent
        },
        // The address may be in the error of the mail server, so that only the number is logged.
        onFailed: (failed) => log.warn({ subjectId: subject.id, failed }, 'reminders could not be handed over'),
        queueRest: () => inClient((tx) => jobs.enqueue(tx, sendNudges, { platformId, ...subject })),
      },
      slice,
    )
    if (left) throw new Error(`${left} reminders wait for another try`)
  })
}
