import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { employeesWithin, type EmployeeFilter } from '../../people/employee-filter.ts'
import { hasEmailAddress } from '../../people/email-address.ts'
import type { Reach } from '../../people/reach.ts'
import type { Template } from './email-message.ts'
import { isInUse } from '../../people/in-use.ts'

/** Whom an e-mail is for. */
export interface Audience {
  template: Template
  /** Only this employee, who may get the e-mail again at once. */
  employeeId?: string | undefined
  /** Only the members of this team. */
  teamId?: string | undefined
  /** Only those whom a list shows under these filters. */
  filter?: EmployeeFilter | undefined
  /** Leaves out whom the caller may not reach. */
  reach: Reach
}

/** Employees who get no e-mail, for one reason. */
export interface LeftOut {
  total: number
  first: { id: string; forename: string; surname: string; identifier: string | null }[]
}

/** Days in which a mailing to many sends a person the same e-mail at most once. */
const REST_DAYS = 2

// An e-mail of these days was sent in them or waits, which an index says of all at once; looked up by employee, it is asked for each.
const isRecent = (clientId: string, template: Template) => {
  const since = sql`now() - make_interval(days => ${sql.lit(REST_DAYS)})`
  const recent = sql`select m.employee_id from employee_emails m where m.client_id = ${clientId} and m.template = ${template}
    and m.failed_at is null and m.created_at > ${since}`
  return sql<SqlBool>`e.id in (${recent} and m.sent_at > ${since} union all ${recent} and m.sent_at is null)`
}

const filtered = (tx: Tx, clientId: string, { filter = {}, reach }: Audience) =>
  tx
    .selectFrom('employees as e')
    .where('e.client_id', '=', clientId)
    .where((at) => at.and(employeesWithin(reach.employees, filter, { only: clientId, teams: reach.teams })))

function audienceOf(tx: Tx, clientId: string, audience: Audience) {
  const { template, employeeId, teamId } = audience
  return filtered(tx, clientId, audience)
    .where(isInUse)
    .$if(template === 'RegistrationReminderGeneric', (of) => of.where('e.registered_at', 'is', null))
    .$if(employeeId !== undefined, (of) => of.where('e.id', '=', employeeId ?? ''))
    .$if(teamId !== undefined, (of) =>
      of.where(
        sql<SqlBool>`exists (select from team_members x
          where x.client_id = e.client_id and x.employee_id = e.id and x.team_id = ${teamId ?? ''})`,
      ),
    )
}

// One employee who is named gets the e-mail again; a mailing to many leaves out who had it lately.
const isSpared = (clientId: string, { employeeId, template }: Audience) =>
  employeeId === undefined ? isRecent(clientId, template) : sql`false`

/** Whether a client has a team. `reachable` is on `teams as t`. */
export async function hasTeam(
  tx: Tx,
  clientId: string,
  id: string,
  reachable: readonly RawBuilder<SqlBool>[],
): Promise<boolean> {
  const found = await tx
    .selectFrom('teams as t')
    .select('t.id')
    .where('t.client_id', '=', clientId)
    .where('t.id', '=', id)
    .where((at) => at.and([...reachable]))
    .executeTakeFirst()
  return found !== undefined
}

/** How many would get the e-mail. */
export async function countRecipients(tx: Tx, clientId: string, audience: Audience): Promise<number> {
  const { total } = await audienceOf(tx, clientId, audience)
    .where(hasEmailAddress)
    .where(sql<SqlBool>`not ${isSpared(clientId, audience)}`)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** How many the filter leaves, registered or not. */
export async function countFiltered(tx: Tx, clientId: string, audience: Audience): Promise<number> {
  const { total } = await filtered(tx, clientId, audience)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Who would get no e-mail for a reason; those without an address are under that reason only. */
export async function findLeftOut(
  tx: Tx,
  clientId: string,
  audience: Audience,
  reason: 'noAddress' | 'remindedRecently',
): Promise<LeftOut> {
  const condition =
    reason === 'noAddress'
      ? sql<SqlBool>`not ${hasEmailAddress}`
      : sql<SqlBool>`${hasEmailAddress} and ${isRecent(clientId, audience.template)}`
  // Found before they are sorted: in the order of their names, every employee would be read.
  const rows = await tx
    .with(
      (cte) => cte('left_out').materialized(),
      () =>
        audienceOf(tx, clientId, audience).where(condition).select(['e.id', 'e.forename', 'e.surname', 'e.identifier']),
    )
    .selectFrom('left_out')
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('surname')
    .orderBy('forename')
    .orderBy('id')
    .limit(5)
    .execute()
  return { total: rows[0]?.total ?? 0, first: rows.map(({ total: _total, ...employee }) => employee) }
}

/** Queues the e-mail for its audience, a row each. @returns ids of the recipients. */
export async function insertRecipients(
  tx: Tx,
  clientId: string,
  batchId: string,
  audience: Audience,
): Promise<string[]> {
  const rows = await tx
    .insertInto('employee_emails')
    .columns(['client_id', 'batch_id', 'employee_id', 'template', 'address'])
    .expression(
      audienceOf(tx, clientId, audience)
        .where(hasEmailAddress)
        .where(sql<SqlBool>`not ${isSpared(clientId, audience)}`)
        .select([
          'e.client_id',
          sql<string>`${batchId}::uuid`.as('batch_id'),
          'e.id',
          sql<string>`${audience.template}::text`.as('template'),
          sql<string>`e.email`.as('address'),
        ]),
    )
    .returning('employee_id')
    .execute()
  return rows.map(({ employee_id }) => employee_id)
}
