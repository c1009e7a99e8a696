import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../db/database.ts'
import { hasEmailAddress } from '../people/email-address.ts'
import { hasAcknowledged, isAsked, isOf, type Reachable, type Subject } from './subject.ts'

/** Days in which an employee is reminded of a subject at most once. */
const REST_DAYS = 2

/** Whether `employees as e` was reminded of the subject in these days. */
export const isRemindedRecently = (subject: Subject): RawBuilder<SqlBool> => sql<SqlBool>`e.id in (
  select n.employee_id from acknowledgement_nudges n
    where ${isOf('n', subject)} and n.nudged_at > now() - make_interval(days => ${sql.lit(REST_DAYS)}))`

/** The employees to remind now, and the number of skipped ones by reason. */
export interface Nudged {
  employeeIds: string[]
  remindedRecently: number
  noAddress: number
}

/** Queues one reminder for every employee in reach who has not acknowledged; `nudgeWorker` sends them. */
export async function nudge(tx: Tx, subject: Subject, reachable: Reachable): Promise<Nudged> {
  const outstanding = tx
    .selectFrom('employees as e')
    .where(isAsked(subject))
    .where((at) => at.and([...reachable]))
    .where(sql<boolean>`not ${hasAcknowledged(subject)}`)
  const { total, withAddress } = await outstanding
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where ${hasEmailAddress})`.as('withAddress'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await tx
    .insertInto('acknowledgement_nudges')
    .columns(['client_id', 'subject_kind', 'subject_id', 'employee_id'])
    .expression(
      outstanding
        .where(hasEmailAddress)
        .select([
          'e.client_id',
          sql<Subject['kind']>`${subject.kind}::text`.as('subject_kind'),
          sql<string>`${subject.id}::uuid`.as('subject_id'),
          'e.id as employee_id',
        ]),
    )
    // With two administrators at once, the second finds that all were just reminded.
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'subject_kind', 'subject_id', 'employee_id'])
        .doUpdateSet((to) => ({ nudged_at: to.ref('excluded.nudged_at'), claimed_at: null, sent_at: null }))
        .where(
          sql<boolean>`acknowledgement_nudges.nudged_at <= excluded.nudged_at - make_interval(days => ${sql.lit(REST_DAYS)})`,
        ),
    )
    .returning('employee_id')
    .execute()
  return {
    employeeIds: rows.map(({ employee_id }) => employee_id),
    remindedRecently: withAddress - rows.length,
    noAddress: total - withAddress,
  }
}
