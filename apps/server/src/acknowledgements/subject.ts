import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { todayOf } from '../db/today.ts'
import { idsNotInUse, isInUse, mergedInto, personOf } from '../people/in-use.ts'

/** The subject of an acknowledgement. */
export interface Subject {
  clientId: string
  kind: 'document' | 'news' | 'knowledge'
  id: string
}

type SubjectRef = Omit<Subject, 'id'> & { id: string | RawBuilder<unknown> }

/** The audience of a request; an empty list asks no employee. */
export type Audience = 'everyone' | { teamIds: readonly string[] } | { employeeIds: readonly string[] }

/** Conditions on `employees as e`, for example those of team restrictions. */
export type Reachable = readonly RawBuilder<SqlBool>[]

/** The columns that identify the subject in a table with an alias. */
export const isOf = (alias: string, { clientId, kind, id }: SubjectRef) =>
  sql<SqlBool>`${sql.ref(`${alias}.client_id`)} = ${clientId} and ${sql.ref(`${alias}.subject_kind`)} = ${kind}
    and ${sql.ref(`${alias}.subject_id`)} = ${id}::uuid`

/** Whether `employees as e` is asked: in use, and in the audience. */
export const isAsked = (subject: Subject): RawBuilder<SqlBool> => sql<SqlBool>`(e.client_id = ${subject.clientId}
  and ${isInUse} and (
    exists (select from acknowledgement_audiences x where ${isOf('x', subject)} and x.team_id is null and x.employee_id is null)
    or e.id in (select x.employee_id from acknowledgement_audiences x where ${isOf('x', subject)} and x.employee_id is not null)
    or e.id in (select m.employee_id from acknowledgement_audiences x
      join team_members m on m.client_id = x.client_id and m.team_id = x.team_id where ${isOf('x', subject)})))`

/** Whether `employees as e`, or an account that was merged into it, has acknowledged the current version of the subject. */
export const hasAcknowledged = (subject: Subject): RawBuilder<SqlBool> => sql<SqlBool>`e.id in (
  select ${personOf(subject.clientId, 'k.employee_id')} from acknowledgements k
    join acknowledgement_requests q on q.client_id = k.client_id and q.subject_kind = k.subject_kind
      and q.subject_id = k.subject_id and q.content_version = k.content_version
    where ${isOf('k', subject)})`

/**
 * Whether the figures include a team: one that was addressed or, if employees or everyone were addressed, every team of the
 * asked employees.
 */
export const isNamed = (subject: Subject, teamId: string): RawBuilder<SqlBool> => {
  const addressed = sql`(select x.team_id from acknowledgement_audiences x where ${isOf('x', subject)} and x.team_id is not null)`
  return sql<SqlBool>`(not exists ${addressed} or ${sql.ref(teamId)} in ${addressed})`
}

/**
 * Whether the due date of a request has passed in the client's time zone, and an employee in reach has not acknowledged the
 * subject. The id can be a column of the query, such as `d.id`: each audience reads only the employees that it asks.
 */
export function isOverdue(subject: SubjectRef, reachable: Reachable): RawBuilder<SqlBool> {
  const isReached = sql.join([sql`e.client_id = ${subject.clientId} and ${isInUse}`, ...reachable], sql` and `)
  const ofVersion = sql`${isOf('k', subject)} and k.content_version = r.content_version`
  const isLate = sql`${isReached} and not exists (select from acknowledgements k where ${ofVersion} and (k.employee_id = e.id or k.employee_id in ${mergedInto}))`
  // Of everyone both are counted: a search for an employee who is missing would pass over all who have acknowledged. Accounts that are
  // not in use are few, so these are left out where there is no other condition.
  const person = personOf(subject.clientId, 'k.employee_id')
  const isOfReached =
    reachable.length === 0
      ? sql`${person} not in ${idsNotInUse(subject.clientId)}`
      : sql`exists (select from employees e where e.id = ${person} and ${isReached})`
  return sql<SqlBool>`exists (select from acknowledgement_requests r
    where ${isOf('r', subject)} and r.due_date < ${todayOf(subject.clientId)}
      and exists (select from acknowledgement_audiences x where ${isOf('x', subject)} and (
        exists (select from employees e where e.id = x.employee_id and ${isLate})
        or exists (select from team_members m join employees e on e.client_id = m.client_id and e.id = m.employee_id
          where m.client_id = x.client_id and m.team_id = x.team_id and ${isLate})
        or x.employee_id is null and x.team_id is null and
          (select count(*) from employees e where ${isReached}) > (select count(distinct ${person}) from acknowledgements k
            where ${ofVersion} and ${isOfReached}))))`
}
