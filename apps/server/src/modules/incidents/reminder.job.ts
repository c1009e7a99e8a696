import { sql, type RawBuilder } from 'kysely'
import { INCIDENTS_VIEW } from '../../incidents/incident-reach.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import type { Mail } from '../../mail/mailer.ts'
import { incidentReminderMail, mailBrand } from '../../mail/messages.ts'

/** The daily look for clients with reports that are not resolved. */
export const remindOfIncidents = jobKind('incidents.remind')

/** The reminders of one client. */
export const remindClient = jobKind<{ clientId: string; platformId: string }>('incidents.remind-client')

/** Days before the end of a time at which the reminder is sent. */
const DAYS_BEFORE = { acknowledge: 2, answer: 14 } as const

interface DueReport {
  id: string
  due: 'acknowledge' | 'answer'
  /** Its last day in the time zone of the client. */
  until: string
  assigned_to: string | null
}

/** Reports that are due soon and for which no reminder was sent yet. */
async function findDue(tx: Tx, clientId: string): Promise<DueReport[]> {
  const { rows } = await sql<DueReport>`
    select d.id, d.assigned_to, d.due,
      to_char(d.due_at at time zone (select zone from ssp_calendar(${clientId})), 'YYYY-MM-DD') as until from (
      select i.id, i.assigned_to,
        case when i.acknowledged_at is null then 'acknowledge' else 'answer' end as due,
        case when i.acknowledged_at is null then i.created_at + make_interval(days => coalesce(c.acknowledge_days, 7))
          else i.acknowledged_at + make_interval(months => coalesce(c.answer_months, 3)) end as due_at
        from incidents i left join incident_clocks c on c.client_id = i.client_id
        where i.client_id = ${clientId} and i.resolved_at is null) d
      where d.due_at < now() + make_interval(days => case d.due when 'answer' then ${DAYS_BEFORE.answer}::int
          else ${DAYS_BEFORE.acknowledge}::int end)
        and not exists (select from incident_reminders r
          where r.client_id = ${clientId} and r.incident_id = d.id and r.due = d.due)
      order by d.due_at, d.id limit 200`.execute(tx)
  return rows
}

/**
 * Whom to remind: the assignee, or the accounts that handle reports where an e-mail reaches no assignee; never one that is
 * named in the report.
 */
async function recipientsOf(tx: Tx, clientId: string, report: DueReport) {
  const { assigned_to } = report
  const assignee = assigned_to === null ? [] : await reachedOf(tx, clientId, report, sql`u.id = ${assigned_to}`)
  if (assignee.length > 0) return assignee
  return reachedOf(tx, clientId, report, sql`to_jsonb(a.permissions) @> ${JSON.stringify(INCIDENTS_VIEW)}::jsonb`)
}

async function reachedOf(tx: Tx, clientId: string, { id }: DueReport, condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ email: string; label: string }>`
    select u.email, u.label from users u cross join lateral ssp_account(u.client_id, u.id) a
      where u.client_id = ${clientId} and u.email is not null and a.active and ${condition}
        and not exists (select from incident_conflict_users c
          where c.client_id = u.client_id and c.incident_id = ${id} and c.user_id = u.id and c.certain)
      order by u.id limit 50`.execute(tx)
  return rows
}

/** Queues the reminders of each client as a job of its own, so that clients take turns. */
export function dueIncidentsWorker({ database, jobs }: Pick<Deps, 'database' | 'jobs'>): JobWorker {
  return jobWorker(remindOfIncidents, () =>
    database.withSystem(async (tx) => {
      const { rows } = await sql<{ id: string; platform_id: string }>`select c.id, c.platform_id from clients c
        where exists (select from incidents i where i.client_id = c.id and i.resolved_at is null)`.execute(tx)
      for (const { id: clientId, platform_id: platformId } of rows)
        await jobs.enqueue(tx, remindClient, { clientId, platformId })
    }),
  )
}

/**
 * Mails a reminder for each report of a client that is due soon, once for its acknowledgement and once for its answer. They
 * are noted as reminded before they are mailed: a job that runs again sends no second e-mail.
 */
export function incidentReminderWorker({ database, mailer }: Pick<Deps, 'database' | 'mailer'>): JobWorker {
  return jobWorker(remindClient, async ({ clientId, platformId }) => {
    const mails = await database.withTenant({ clientId, platformId, userId: null }, async (tx) => {
      const brand = await mailBrand(tx, clientId)
      const written: Mail[] = []
      for (const report of await findDue(tx, clientId)) {
        const { due, until } = report
        const reminder = { client_id: clientId, incident_id: report.id, due }
        await tx.insertInto('incident_reminders').values(reminder).execute()
        for (const { email, label } of await recipientsOf(tx, clientId, report))
          written.push(incidentReminderMail(email, brand, { label, due, until }))
      }
      return written
    })
    for (const mail of mails) await mailer(mail)
  })
}
