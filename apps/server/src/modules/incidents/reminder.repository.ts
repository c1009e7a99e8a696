import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { INCIDENTS_VIEW } from '../../incidents/incident-reach.ts'

/** Days before the due date at which the reminder is sent. */
const DAYS_BEFORE = { acknowledge: 2, answer: 14 } as const

/** A report that is due soon. */
export interface DueReport {
  id: string
  due: 'acknowledge' | 'answer'
  /** Its last day in the time zone of the client. */
  until: string
  assigned_to: string | null
}

/** Reports that are due soon and have no reminder yet. */
export async function findDue(tx: Tx, clientId: string): Promise<DueReport[]> {
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
 * The recipients of a reminder: the assignee, or the accounts that handle reports if the assignee has no e-mail address;
 * never one that the report names.
 */
export async function findRecipients(tx: Tx, clientId: string, report: DueReport) {
  const { assigned_to } = report
  const assignee = assigned_to === null ? [] : await findReached(tx, clientId, report, sql`u.id = ${assigned_to}`)
  if (assignee.length > 0) return assignee
  return findReached(tx, clientId, report, sql`to_jsonb(a.permissions) @> ${JSON.stringify(INCIDENTS_VIEW)}::jsonb`)
}

async function findReached(tx: Tx, clientId: string, { id }: DueReport, condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ email: string; label: string; language: 'en' | 'de' | null }>`
    select u.email, u.label, u.language from users u cross join lateral ssp_account(u.client_id, u.id) a
      where u.client_id = ${clientId} and u.email is not null and a.active and ${condition}
        and not exists (select from incident_conflict_users c
          where c.client_id = u.client_id and c.incident_id = ${id} and c.user_id = u.id and c.certain)
      order by u.id limit 50`.execute(tx)
  return rows
}

/** The clients that have reports which are not resolved. */
export async function findClientsWithOpen(tx: Tx): Promise<{ id: string; platform_id: string }[]> {
  const { rows } = await sql<{ id: string; platform_id: string }>`select c.id, c.platform_id from clients c
    where exists (select from incidents i where i.client_id = c.id and i.resolved_at is null)`.execute(tx)
  return rows
}

/** Records that a reminder of a report was sent. */
export const insertReminder = (tx: Tx, clientId: string, { id, due }: Pick<DueReport, 'id' | 'due'>) =>
  tx.insertInto('incident_reminders').values({ client_id: clientId, incident_id: id, due }).execute()
