import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** What is to be acknowledged. */
export interface Subject {
  clientId: string
  kind: 'document' | 'news' | 'knowledge'
  id: string
}

/** A subject whose id can be a column of the query, such as `d.id`. */
export type SubjectRef = Omit<Subject, 'id'> & { id: string | RawBuilder<unknown> }

/** Whom a request asks; the empty list asks no employee. */
export type Audience = 'everyone' | { teamIds: readonly string[] } | { employeeIds: readonly string[] }

/** Conditions on `employees as e`, for example those that restrictions by team leave. */
export type Reachable = readonly RawBuilder<SqlBool>[]

/** The columns of a table under an alias that name the subject. */
const isOf = (alias: string, { clientId, kind, id }: SubjectRef) =>
  sql<SqlBool>`${sql.ref(`${alias}.client_id`)} = ${clientId} and ${sql.ref(`${alias}.subject_kind`)} = ${kind}
    and ${sql.ref(`${alias}.subject_id`)} = ${id}::uuid`

/** Whether `employees as e` is asked: active, and in the audience. */
export const isAsked = (subject: SubjectRef): RawBuilder<SqlBool> => sql<SqlBool>`(e.client_id = ${subject.clientId}
  and e.deactivated_at is null and (
    exists (select from acknowledgement_audiences x where ${isOf('x', subject)} and x.team_id is null and x.employee_id is null)
    or e.id in (select x.employee_id from acknowledgement_audiences x where ${isOf('x', subject)} and x.employee_id is not null)
    or e.id in (select m.employee_id from acknowledgement_audiences x
      join team_members m on m.client_id = x.client_id and m.team_id = x.team_id where ${isOf('x', subject)})))`

/** Whether `employees as e` has acknowledged the current version of the subject. */
export const hasAcknowledged = (subject: SubjectRef): RawBuilder<SqlBool> => sql<SqlBool>`e.id in (
  select k.employee_id from acknowledgements k
    join acknowledgement_requests q on q.client_id = k.client_id and q.subject_kind = k.subject_kind
      and q.subject_id = k.subject_id and q.content_version = k.content_version
    where ${isOf('k', subject)})`

/**
 * Whether the figures name a team: one that was addressed. Where no team was, because employees or everyone were addressed,
 * every team of those who are asked.
 */
export const isNamed = (subject: Subject, teamId: string): RawBuilder<SqlBool> => {
  const addressed = sql`(select x.team_id from acknowledgement_audiences x where ${isOf('x', subject)} and x.team_id is not null)`
  return sql<SqlBool>`(not exists ${addressed} or ${sql.ref(teamId)} in ${addressed})`
}

/** Whether the day of a request is over in the client's time zone, and an employee within reach has not acknowledged the subject. */
export const isOverdue = (subject: SubjectRef, reachable: Reachable): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from acknowledgement_requests r
  where ${isOf('r', subject)} and r.due_date < (now() at time zone (select zone from ssp_calendar(${subject.clientId})))::date
    and exists (select from employees e
      where ${sql.join([isAsked(subject), ...reachable], sql` and `)} and not ${hasAcknowledged(subject)}))`
