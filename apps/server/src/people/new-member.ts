import { teamsOfNew } from '@ssp/api/can'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Call } from '../access/call.ts'
import type { Tx } from '../db/database.ts'
import { missingChoice, problem } from '../errors.ts'
import { logInteraction } from './interactions.ts'
import { all, changeableBy, type Reach } from './reach.ts'

interface Team {
  id: string
  label: string
}

/** The teams of which an employee whom the caller creates must be in one. Undefined where none is needed. */
const limitOf = ({ actor, client }: Call) => teamsOfNew(actor.rights, client.strictRights)

/** What an import may name: the teams to which the caller is limited take new employees, although they are fixed for others. */
export function creatableBy(call: Call): Reach {
  const reach = changeableBy(call)
  const limit = limitOf(call)
  return limit === undefined ? reach : { ...reach, teams: [amongTeams(limit)] }
}

const amongTeams = (ids: readonly string[]): RawBuilder<SqlBool> => sql`t.id = any(${sql.val([...ids])}::uuid[])`

const findTeams = async (tx: Tx, { client }: Call, where: RawBuilder<SqlBool>): Promise<Team[]> =>
  (await sql<Team>`select t.id, t.label from teams t where t.client_id = ${client.id} and ${where}`.execute(tx)).rows

/**
 * The teams of the client of which an employee whom the caller creates must be in one. Undefined where none is needed.
 * @throws problem `forbidden` when there are none.
 */
export async function findTeamsOfNew(tx: Tx, call: Call): Promise<Team[] | undefined> {
  const limit = limitOf(call)
  if (limit === undefined) return undefined
  const teams = await findTeams(tx, call, amongTeams(limit))
  if (teams.length === 0)
    throw problem('forbidden', {
      message: 'You can create employees in certain teams only, and in none of this client.',
    })
  return teams
}

/**
 * The team of a new employee: the one named, else the only one to which the caller is limited. Undefined for none.
 * @throws problem `not_found` for a team out of reach, `invalid` at `teamId` where one has to be chosen, `forbidden`.
 */
export async function teamOfNew(tx: Tx, call: Call, teamId: string | undefined): Promise<Team | undefined> {
  const limit = await findTeamsOfNew(tx, call)
  if (teamId === undefined) {
    if (limit && limit.length > 1) throw problem('invalid', { fields: { teamId: 'Choose one of your teams.' } })
    return limit?.[0]
  }
  const teams = limit ?? (await findTeams(tx, call, sql`${all(changeableBy(call).teams)}`))
  const team = teams.find(({ id }) => id === teamId)
  if (!team) throw missingChoice('teamId')
  return team
}

/** Puts a new employee into a team. */
export async function joinTeam(tx: Tx, call: Call, employeeId: string, { id, label }: Team): Promise<void> {
  await tx
    .insertInto('team_members')
    .values({ client_id: call.client.id, team_id: id, employee_id: employeeId })
    .execute()
  await logInteraction(tx, call, { employeeId, type: 'team_added', description: [['team_added', label]], names: id })
}
