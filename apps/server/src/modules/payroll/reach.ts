import { teamRules, type TeamRule } from '@ssp/api/can'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Call } from '../../access/call.ts'
import { outsideOf } from '../../access/not-restricted.ts'

/** Pay of a person is out of reach when one of their teams is, under any of these. */
export const PAY_PERMISSIONS = ['JOBS_VIEW', 'EMPLOYEES_VIEW', 'PAYSLIPS_VIEW', 'PAYDOCS_VIEW'] as const

/** What keeps the pay of employees from the caller, by their teams. */
export const hiddenTeams = ({ actor }: Call): TeamRule[] =>
  PAY_PERMISSIONS.flatMap((name) => teamRules(actor.rights, name))

/**
 * The conditions that leave out the employees of hidden teams; `employee` is a column such as `i.employee_id`. A job of before
 * migration 0285 names only teams.
 */
export function notInTeams(
  rules: readonly (TeamRule | string)[],
  alias: string,
  employee: string,
): RawBuilder<SqlBool>[] {
  const belongsTo = (teamIds: readonly string[]) =>
    sql<SqlBool>`exists (select from team_belonging m where m.client_id = ${sql.ref(`${alias}.client_id`)}
      and m.employee_id = ${sql.ref(`${alias}.${employee}`)} and m.team_id in (${sql.join(teamIds)}))`
  return rules.map((rule) => outsideOf(typeof rule === 'string' ? { only: false, teamIds: [rule] } : rule, belongsTo))
}

/** Who may not see everybody's pay sees no upload of somebody else: it may name them. Undefined for all uploads. */
export const ownerOf = (call: Call): string | undefined =>
  hiddenTeams(call).length > 0 ? call.actor.userId : undefined
