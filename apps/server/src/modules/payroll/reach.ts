import { restrictedTeams } from '@ssp/api/can'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Call } from '../../access/call.ts'

/** Pay of a person is out of reach when one of their teams is, under any of these. */
export const PAY_PERMISSIONS = ['JOBS_VIEW', 'EMPLOYEES_VIEW', 'PAYSLIPS_VIEW', 'PAYDOCS_VIEW'] as const

/** The teams whose members' pay the caller may not see. */
export const hiddenTeams = ({ actor }: Call): string[] => [
  ...new Set(PAY_PERMISSIONS.flatMap((name) => restrictedTeams(actor.rights, name))),
]

/** The condition that leaves out the employees of teams; `employee` is a column such as `i.employee_id`. */
export function notInTeams(teamIds: readonly string[], alias: string, employee: string): RawBuilder<SqlBool>[] {
  if (teamIds.length === 0) return []
  return [
    sql<SqlBool>`not exists (select from team_members m where m.client_id = ${sql.ref(`${alias}.client_id`)}
      and m.employee_id = ${sql.ref(`${alias}.${employee}`)} and m.team_id in (${sql.join(teamIds)}))`,
  ]
}

/** Who may not see everybody's pay sees no upload of somebody else: it may name them. Undefined for all uploads. */
export const ownerOf = (call: Call): string | undefined =>
  hiddenTeams(call).length > 0 ? call.actor.userId : undefined
