import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { employeesWithin, type EmployeeFilter } from '../../people/employee-filter.ts'
import { hasEmailAddress } from '../../people/email-address.ts'
import type { Reach } from '../../people/reach.ts'
import type { Template } from './email-message.ts'
import { isInUse } from '../../people/in-use.ts'

/** Filter of an e-mail's recipients. */
export interface Audience {
  template: Template
  /** Only this employee, who may receive the e-mail again at once. */
  employeeId?: string | undefined
  /** Only the members of this team. */
  teamId?: string | undefined
  /** Only employees that a list shows with these filters. */
  filter?: EmployeeFilter | undefined
  /** Excludes employees whom the caller may not reach. */
  reach: Reach
}

interface Employee {
  id: string
  forename: string
  surname: string
  identifier: string | null
}

/** Employees who receive no e-mail, for one reason. */
interface LeftOut {
  total: number
  first: Employee[]
}

/** The number of recipients, and the skipped employees. */
export interface Recipients {
  recipients: number
  noAddress: LeftOut
  remindedRecently: LeftOut
}

/** Days in which a mailing to many sends an employee the same e-mail at most once. */
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

// A single named employee receives the e-mail again; a mailing to many skips recent recipients.
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

/** The number of employees that match the filter, registered or not. */
export async function countFiltered(tx: Tx, clientId: string, audience: Audience): Promise<number> {
  const { total } = await filtered(tx, clientId, audience)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/**
 * The number of recipients, and the skipped employees by reason; an employee without an address counts only for that
 * reason.
 */
export async function splitAudience(tx: Tx, clientId: string, audience: Audience): Promise<Recipients> {
  const { total } = await audienceOf(tx, clientId, audience)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  // Found by one look at the employees, before they are sorted: in the order of their names, every employee would be read.
  const { rows } = await sql<Employee & { has_address: boolean; total: number }>`
    with left_out as materialized (${audienceOf(tx, clientId, audience)
      .where(sql<SqlBool>`(not ${hasEmailAddress} or ${isRecent(clientId, audience.template)})`)
      .select(['e.id', 'e.forename', 'e.surname', 'e.identifier', hasEmailAddress.as('has_address')])})
    select id, forename, surname, identifier, has_address, total from (
      select *, count(*) over (partition by has_address)::int as total,
        row_number() over (partition by has_address order by surname, forename, id) as place from left_out) ranked
    where place <= 5 order by place`.execute(tx)
  const leftOut = (hasAddress: boolean): LeftOut => {
    const those = rows.filter((row) => row.has_address === hasAddress)
    return {
      total: those[0]?.total ?? 0,
      first: those.map(({ id, forename, surname, identifier }) => ({ id, forename, surname, identifier })),
    }
  }
  const [noAddress, remindedRecently] = [leftOut(false), leftOut(true)]
  // A single named employee receives the e-mail again.
  const spared = audience.employeeId === undefined ? remindedRecently.total : 0
  return { recipients: total - noAddress.total - spared, noAddress, remindedRecently }
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
