import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { Call } from './call.ts'
import { notRestricted } from './not-restricted.ts'

/** The permission of every operation on incident reports. */
export const INCIDENTS_VIEW = 'INCIDENTS_VIEW'

const CONFLICT = 'You are named in this report, or lead the team of somebody who is. Somebody else has to handle it.'

// A report belongs to the team that it was made in, and to every team of its author.
const incidentsAs = (alias: string) => (teamIds: readonly string[]) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<SqlBool>`(coalesce(coalesce(${column('team_id')}, ${column('former_team_id')}) in (${sql.join(teamIds)}), false)
    or exists (select from team_belonging m where m.client_id = ${column('client_id')}
      and m.employee_id = ${column('employee_id')} and m.team_id in (${sql.join(teamIds)})))`
}

/**
 * Whether an employee that the caller's account is or was ever linked to is named in `incidents as i`, or leads the team of
 * an employee who is; undefined at another client, where the account has no employee.
 */
function isInConflict({ actor, client }: Call): RawBuilder<SqlBool> | undefined {
  if (client.id !== actor.homeClientId) return undefined
  return sql<SqlBool>`exists (select from incident_conflicts c
    join user_employees e on e.client_id = c.client_id and e.employee_id = c.employee_id and e.user_id = ${actor.userId}
    where c.client_id = i.client_id and c.incident_id = i.id)`
}

/** Conditions on `incidents as i` that leave those which the caller may open. */
export function reachableIncidents(call: Call): RawBuilder<SqlBool>[] {
  const conflict = isInConflict(call)
  return [
    ...notRestricted(call.actor, INCIDENTS_VIEW, incidentsAs('i')),
    ...(conflict ? [sql<SqlBool>`not ${conflict}`] : []),
  ]
}

/**
 * A report that the caller may open, locked until the transaction ends.
 * @throws problem `not_found`, or `forbidden` with the reason for somebody who is named in it.
 */
export async function requireIncident(tx: Tx, call: Call, id: string): Promise<{ id: string; version: number }> {
  const found = await tx
    .selectFrom('incidents as i')
    .select(['i.id', 'i.version', (isInConflict(call) ?? sql<SqlBool>`false`).as('isInConflict')])
    .where('i.client_id', '=', call.client.id)
    .where('i.id', '=', id)
    .where((at) => at.and(notRestricted(call.actor, INCIDENTS_VIEW, incidentsAs('i'))))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw problem('not_found')
  if (found.isInConflict) throw problem('forbidden', { message: CONFLICT })
  return { id: found.id, version: found.version }
}
