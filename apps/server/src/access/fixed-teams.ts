import { teamRules } from '@ssp/api/can'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { Actor } from './actor.ts'
import type { Call } from './call.ts'
import { employeesAs, type BelongsTo } from './not-restricted.ts'

/** The teams that a restriction of the caller names, whatever its permission. */
const fixedTeams = ({ rights }: Actor): string[] => [
  ...new Set(rights.restricted.flatMap(({ team_ids: teamIds = [] }) => teamIds)),
]

const FIXED = () => problem('forbidden', { message: 'You cannot change a team that your own rights depend on.' })

/**
 * A restriction by team is only as strong as the membership of the team: a caller who is restricted by a team, or to it,
 * may change neither its members nor the team itself, under any permission.
 * @throws problem `forbidden` for such a team.
 */
export function requireUnfixed(actor: Actor, teamIds: readonly string[]): void {
  const fixed = new Set(fixedTeams(actor))
  if (teamIds.some((id) => fixed.has(id))) throw FIXED()
}

/**
 * Removing an employee ends their memberships, and their remaining data then belongs to no team.
 * @throws problem `forbidden` for a current or former member of a team that {@link requireUnfixed} rejects.
 */
export async function requireUnfixedMember(tx: Tx, { actor, client }: Call, employeeId: string): Promise<void> {
  const teamIds = fixedTeams(actor)
  if (teamIds.length === 0) return
  const member = await tx
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.client_id', '=', client.id)
    .where('e.id', '=', employeeId)
    .where(employeesAs('e')(teamIds))
    .executeTakeFirst()
  if (member) throw FIXED()
}

/**
 * Rejects a merge, or its removal, of two employees if a team restriction of the caller, under any permission, reaches only
 * one of them: figures count merged accounts as one person, and would show the actions of the hidden account.
 * @throws problem `forbidden`.
 */
export async function requireReachedAlike(
  tx: Tx,
  { actor: { rights }, client }: Call,
  employeeIds: readonly [string, string],
): Promise<void> {
  const permissions = [...new Set(rights.restricted.map(({ permission }) => permission))]
  const rules = permissions.flatMap((permission) => teamRules(rights, permission))
  if (rules.length === 0) return
  const { rows } = await sql<{ employee_id: string; team_id: string }>`select employee_id, team_id from team_belonging
    where client_id = ${client.id} and employee_id in (${sql.join(employeeIds)})`.execute(tx)
  const isIn = (id: string, teamIds: readonly string[]) =>
    rows.some((row) => row.employee_id === id && teamIds.includes(row.team_id))
  const [one, other] = employeeIds
  if (rules.some(({ teamIds }) => isIn(one, teamIds) !== isIn(other, teamIds)))
    throw problem('forbidden', {
      message: 'Your rights reach only one of the two merged accounts. Ask another administrator.',
    })
}

/** The conditions that exclude the teams which {@link requireUnfixed} rejects, and their rows. */
export function notFixed(actor: Actor, belongsTo: BelongsTo): RawBuilder<SqlBool>[] {
  const teamIds = fixedTeams(actor)
  return teamIds.length === 0 ? [] : [sql<SqlBool>`not ${belongsTo(teamIds)}`]
}
